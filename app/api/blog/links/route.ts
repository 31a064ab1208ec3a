import { z } from 'zod';
import { knowledgeInThreads } from '@/lib/agent/sources/in-threads';
import { adminRoute } from '@/lib/auth/guard/guarded-route';
import { searchPublishedPosts } from '@/lib/blog/queries';
import { noStoreJson } from '@/lib/http/no-store-json';
import { searchParam } from '@/lib/http/search-params';
import { openOwnSite } from '@/lib/own-site/open-own-site';
import { linkedPages } from '@/lib/seo/sitemap';
import { foldAccents } from '@/lib/text/fold-accents';

const query = z.object({ q: searchParam.default('') });
const MAX_PASSAGES = 5;

/** Posts and pages of this site about something, to link to: `?q=opening hours`. Admins only. */
export const GET = adminRoute(async (request) => {
  const { q } = query.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { passages: findPassages } = knowledgeInThreads(await openOwnSite());
  const [passages, { posts }] = await Promise.all([
    findPassages(q, MAX_PASSAGES),
    searchPublishedPosts({ q, page: 1 }),
  ]);
  const words = foldAccents(q).split(/\s+/).filter(Boolean);
  const named = linkedPages().filter(({ title, path }) =>
    words.every((word) => foldAccents(`${title} ${path}`).includes(word)),
  );
  const found = [
    ...named.map(({ title, path }) => ({ title, path })),
    ...passages.map(({ pageTitle, url }) => ({ title: pageTitle, path: new URL(url).pathname })),
    ...posts.map(({ title, slug }) => ({ title, path: `/blog/${slug}` })),
  ];
  return noStoreJson({ links: [...new Map(found.map((link) => [link.path, link])).values()] });
});
