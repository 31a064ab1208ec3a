/** Hosts that hold a different website under each path, with the number of path segments in the address of one. */
const SHARED_HOSTS: readonly [host: RegExp, segments: number][] = [
  [/^sites\.google\.com$/, 2],
  [/\.(wixsite\.com|github\.io|gitlab\.io|codeberg\.page)$/, 1],
  [/^(.+\.)?(facebook\.com|instagram\.com|linktr\.ee)$/, 1],
  [/^(.+\.)?linkedin\.com$/, 2],
];
/** The directory of one user of a host, as /~mary or /@mary. */
const USER_DIRECTORY = /^[~@]./;
const FILE = /\.\w{2,5}$/;

/**
 * The path under which all pages of a website are, with a slash at both ends: `/`, but `/~mary/` or `/view/bakery/` where a host
 * holds the websites of many. The host's own pages, and files directly under it, belong to `/`.
 */
export function sitePath({ hostname, pathname }: URL): string {
  const segments = pathname.split('/').filter(Boolean);
  const [, shared = 0] = SHARED_HOSTS.find(([host]) => host.test(hostname)) ?? [];
  const count = USER_DIRECTORY.test(segments[0] ?? '') ? 1 : shared;
  const own = segments.slice(0, count);
  if (count === 0 || own.length < count || FILE.test(own.at(-1) ?? '')) return '/';
  return `/${own.join('/')}/`;
}

/** A website by name, as its owner would write it: `bakery.ie`, or `example.ie/~mary` on a host of many websites. */
export const siteName = (url: URL): string => `${url.host.replace(/^www\./, '')}${sitePath(url).slice(0, -1)}`;
