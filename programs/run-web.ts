import { renderChatPage, renderRefusal } from '@/embed/page';
import { publicAgent } from '@/lib/agents/public-agent';
import { countDuePosts } from '@/lib/blog/admin-queries';
import { watchSchedule } from '@/lib/blog/schedule';
import { env } from '@/lib/env';
import { logConsole } from '@/lib/log';
import { chatPage } from '@/lib/server/chat/chat-page';
import { launcher } from '@/lib/server/chat/launcher';
import { startWebServer } from '@/lib/server/start-server';

// Files that this process writes (uploaded images, mails) are private to this account.
process.umask(0o077);

/** How long requests in progress may take to finish. */
const STOP_TIMEOUT_MS = 9_000;

// Otherwise next-auth would assume http://localhost:3000 and redirect there.
process.env.NEXTAUTH_URL ||= env.siteUrl;

const isDev = process.argv[2] === 'dev';
if (!isDev) logConsole();
const server = await startWebServer({
  isDev,
  port: env.port,
  chat: env.agentsLive
    ? (render) => [
        launcher(publicAgent),
        chatPage(render, { findAgent: publicAgent, renderPage: renderChatPage, renderRefusal }),
      ]
    : undefined,
  hasChangedSince: async (time) => (await countDuePosts(time, new Date())) > 0,
});
watchSchedule(server.contentChanged);
process.send?.('ready');

async function stop() {
  await server.stop(STOP_TIMEOUT_MS);
  process.exit(0);
}
process.once('SIGTERM', stop);
// Ctrl-C signals the whole process group; the parent process then stops this one with SIGTERM.
process.on('SIGINT', () => {});
