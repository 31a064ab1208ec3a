// Preloaded into every process that a script starts: when the script exits, even by kill -9, its IPC channel closes and the
// child exits too. Otherwise an orphan would keep the port and the data folder.
const GRACE_MS = 5_000;

if (process.channel) {
  // The channel alone must not keep the child alive. The child's own workers have their own channels.
  process.channel.unref();
  process.execArgv.splice(process.execArgv.indexOf('--import'), 2);
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    // For programs that handle SIGTERM without exiting.
    setTimeout(() => process.exit(1), GRACE_MS).unref();
  });
}
