import { watchSchedule } from '@/lib/blog/schedule';
import { env } from '@/lib/env';
import { logConsole } from '@/lib/log';
import { startWebServer } from '@/lib/server/start-server';
import { stopTelemetry } from '@/lib/telemetry/process';

// What these processes write (uploaded pictures, mails) is for this account alone.
process.umask(0o077);

/** How long requests under way may take to end. */
const STOP_TIMEOUT_MS = 9_000;

// Next-auth would otherwise assume http://localhost:3000 and send people there.
process.env.NEXTAUTH_URL ||= env.siteUrl;

const isDev = process.argv[2] === 'dev';
if (!isDev) logConsole();
const server = await startWebServer({ isDev, port: env.port });
watchSchedule(server.contentChanged);
process.send?.('ready');

async function stop() {
  await server.stop(STOP_TIMEOUT_MS);
  await stopTelemetry();
  process.exit(0);
}
process.once('SIGTERM', stop);
// Ctrl-C reaches the whole process group; the script that started this process stops it in order.
process.on('SIGINT', () => {});
