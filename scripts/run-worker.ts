import { startTelemetry, stopTelemetry } from '@/lib/telemetry/process';
import { startWorker } from '@/worker/index';

await startTelemetry('worker');
const worker = await startWorker();
process.send?.('ready');

async function stop() {
  await worker.stop();
  await stopTelemetry();
  process.exit(0);
}
process.once('SIGTERM', stop);
// Ctrl-C reaches the whole group of processes; whoever started this one stops it in order.
process.on('SIGINT', () => {});
