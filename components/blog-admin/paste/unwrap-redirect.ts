import { parseUrl } from '@/lib/text/parse-url';

/** Pages that only lead to the URL in one of their parameters: host, path, and parameters. */
const redirectors = [
  ['google.com', '/url', ['q', 'url']],
  ['facebook.com', '/l.php', ['u']],
  ['instagram.com', '/', ['u']],
  ['safelinks.protection.outlook.com', '/', ['url']],
  ['statics.teams.cdn.office.net', '/evergreen-assets/safelinks/1/atp-safelinks.html', ['url']],
  ['slack-redir.net', '/link', ['url']],
  ['linkedin.com', '/redir/redirect', ['url']],
  ['out.reddit.com', '/', ['url']],
] as const;

const isOn = (hostname: string, host: string) => hostname === host || hostname.endsWith(`.${host}`);

/** The target of a link that a program has wrapped into a redirect of its own; any other URL as it is. */
export function unwrapRedirect(href: string): string {
  const url = parseUrl(href);
  if (!url) return href;
  const [, , names] = redirectors.find(([host, path]) => isOn(url.hostname, host) && url.pathname === path) ?? [];
  const target = names?.map((name) => url.searchParams.get(name)).find(Boolean);
  return target && /^https?:$/.test(parseUrl(target)?.protocol ?? '') ? target : href;
}
