import { serveWorkerMetrics } from '@/lib/telemetry/metrics-server';
import { startWorker } from '@/worker/index';

// Files that this process writes (uploaded images, mails) are private to this account.
process.umask(0o077);

await serveWorkerMetrics();
const worker = await startWorker();
process.send?.('ready');

async function stop() {
  await worker.stop();
  process.exit(0);
}
process.once('SIGTERM', stop);
// Ctrl-C signals the whole process group; the parent process then stops this one with SIGTERM.
process.on('SIGINT', () => {});
