// Preloaded into every process that a script starts: when the script is gone, even by kill -9, its channel closes and the
// child ends too. Without this an orphan would keep the port and the data folder.
const GRACE_MS = 5_000;

if (process.channel) {
  // The channel alone must not keep the child alive. The child's own workers live by theirs, and end by themselves.
  process.channel.unref();
  process.execArgv.splice(process.execArgv.indexOf('--import'), 2);
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    // A program that takes SIGTERM as a request and does not follow it.
    setTimeout(() => process.exit(1), GRACE_MS).unref();
  });
}
