import { cached } from '@/lib/blog/cached';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { markdownPages } from '@/lib/seo/markdown-paths';
import { serverBridge } from '@/lib/server-bridge';
import { createOwnSite, type OpenOwnSite } from './own-site';

const getContentVersion = cached('content-version', async () =>
  (await db.contentVersion.findFirst())?.version.toString(),
);

// Next loads a copy of this module for pages and one for route handlers; they share one index.
const shared = globalThis as typeof globalThis & { openOwnSite?: OpenOwnSite };

// The agents' own pages and the articles are about the work of other trades.
const openThisSite = createOwnSite({
  siteUrl: env.siteUrl,
  readVersion: async () => `${await getContentVersion()}`,
  paths: markdownPages,
  renderPage: async (path) => (await serverBridge()?.renderPage(path)) ?? null,
});

/** Opens this website for questions. */
export const openOwnSite: OpenOwnSite = () => {
  shared.openOwnSite ??= openThisSite;
  return shared.openOwnSite();
};
