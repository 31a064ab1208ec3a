import { env } from '@/lib/env';
import { startWebServer } from '@/lib/server/start-server';
import { stopTelemetry } from '@/lib/telemetry/process';

/** How long requests under way may take to end. */
const PATIENCE_MS = 9_000;

// Next-auth would otherwise take itself for http://localhost:3000 and send people there.
process.env.NEXTAUTH_URL ||= env.siteUrl;

const server = await startWebServer({ isDev: process.argv[2] === 'dev', port: env.port });
process.send?.('ready');

async function stop() {
  await server.stop(PATIENCE_MS);
  await stopTelemetry();
  process.exit(0);
}
process.once('SIGTERM', stop);
// Ctrl-C reaches the whole group of processes; whoever started this one stops it in order.
process.on('SIGINT', () => {});
