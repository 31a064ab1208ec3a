import { cached, getNewestHeads } from '@/lib/blog/cached';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { markdownPages } from '@/lib/seo/markdown-paths';
import { serverBridge } from '@/lib/server-bridge';
import { createOwnSite, type OpenOwnSite } from './own-site';

/** The number of articles that are indexed, newest first; older ones rarely answer customers' questions. */
const MAX_ARTICLES = 10;

const getContentVersion = cached('content-version', async () =>
  (await db.contentVersion.findFirst())?.version.toString(),
);

// Next loads a copy of this module for pages and one for route handlers; they share one index.
const shared = globalThis as typeof globalThis & { openOwnSite?: OpenOwnSite };

// Its pages and the newest articles. The agents' own pages are about the work of other trades.
const openThisSite = createOwnSite({
  siteUrl: env.siteUrl,
  async readVersion() {
    const [version, posts] = await Promise.all([getContentVersion(), getNewestHeads(MAX_ARTICLES)]);
    return [version, ...posts.map(({ slug }) => slug)].join(' ');
  },
  async listPaths() {
    const posts = await getNewestHeads(MAX_ARTICLES);
    return [...markdownPages, ...posts.map(({ slug }) => `/blog/${slug}`)];
  },
  renderPage: async (path) => (await serverBridge()?.renderPage(path)) ?? null,
});

/** Opens this website for questions. */
export const openOwnSite: OpenOwnSite = () => {
  shared.openOwnSite ??= openThisSite;
  return shared.openOwnSite();
};
