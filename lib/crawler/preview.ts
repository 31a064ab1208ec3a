import { type PageReading, type ReadOptions, readPage } from './extract/read-page';
import { checkAddress } from './fetch/address-guard';
import { type FetchOptions, fetchPage } from './fetch/fetch-page';
import { fetchRobots } from './fetch/fetch-robots';
import { type Problem, problem } from './fetch/problem';
import { usefulness } from './usefulness';

const MAX_FOLLOWING = 200;

export type Preview = { url: string; page: PageReading; following: { url: string; text: string }[] };

const bareHost = (host: string) => host.replace(/^www\./, '');

/** The pages of the same site that a page links to, as a run would follow them. */
function linksWithin(page: PageReading, url: string, allows: (path: string) => boolean) {
  const here = new URL(url);
  return page.links
    .filter(({ nofollow }) => !nofollow && !page.robots.nofollow)
    .map((link) => ({ link, target: new URL(link.url) }))
    .filter(({ target }) => bareHost(target.host) === bareHost(here.host) && target.href !== here.href)
    .filter(({ target }) => allows(`${target.pathname}${target.search}`))
    .slice(0, MAX_FOLLOWING)
    .map(({ link }) => ({ url: link.url, text: link.text }));
}

/** Reads the start page of a site and says which pages would follow. Stores nothing. */
export async function previewSite(
  address: string,
  productToken: string,
  options: FetchOptions,
  { usefulFirst = false, ...reading }: ReadOptions & { usefulFirst?: boolean } = {},
): Promise<{ ok: true; preview: Preview } | Problem> {
  const checked = checkAddress(address, options);
  if (!checked.ok) return checked;
  const robots = await fetchRobots(checked.url.href, productToken, options);
  if (!robots.allows(`${checked.url.pathname}${checked.url.search}`)) return problem('robots');
  const fetched = await fetchPage(checked.url.href, options);
  if (!fetched.ok) return fetched;
  const { url, html } = fetched.page;
  const page = readPage(html, url, reading);
  const following = linksWithin(page, url, robots.allows);
  if (usefulFirst) following.sort((a, b) => usefulness(b) - usefulness(a));
  return { ok: true, preview: { url, page, following } };
}
