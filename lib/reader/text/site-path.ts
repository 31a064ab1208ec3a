/** Hosts with a separate website under each path, and the number of path segments of one. */
const SHARED_HOSTS: readonly [host: RegExp, segments: number][] = [
  [/^sites\.google\.com$/, 2],
  [/\.(wixsite\.com|github\.io|gitlab\.io|codeberg\.page)$/, 1],
  [/^(.+\.)?(facebook\.com|instagram\.com|linktr\.ee)$/, 1],
  [/^(.+\.)?linkedin\.com$/, 2],
];
/** The directory of one user of a host, as /~mary or /@mary. */
const USER_DIRECTORY = /^[~@]./;
const FILE = /\.\w{2,5}$/;

/** The path that all pages of a website are under: `/`, or `/~mary/` and `/view/bakery/` on hosts of many websites. */
export function sitePath({ hostname, pathname }: URL): string {
  const segments = pathname.split('/').filter(Boolean);
  const [, shared = 0] = SHARED_HOSTS.find(([host]) => host.test(hostname)) ?? [];
  const count = USER_DIRECTORY.test(segments[0] ?? '') ? 1 : shared;
  const own = segments.slice(0, count);
  if (count === 0 || own.length < count || FILE.test(own.at(-1) ?? '')) return '/';
  return `/${own.join('/')}/`;
}

/** The name of a website, as its owner would write it: `bakery.ie`, or `example.ie/~mary` on a host of many websites. */
export const siteName = (url: URL): string => `${url.host.replace(/^www\./, '')}${sitePath(url).slice(0, -1)}`;
