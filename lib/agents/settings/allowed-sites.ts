import { parseUrl } from '@/lib/text/parse-url';

export const MAX_SITES = 10;

/** A host name of two labels or more, in ASCII, with a port where it is not the usual one. The last label is no number: that is an address. */
const HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d](?::\d{1,5})?$/;

const MAX_HOST = 253;

/** Without `www.`: a website may show the chat with and without it. */
const withoutWww = (host: string) => (host.split('.').length > 2 ? host.replace(/^www\./, '') : host);

/** The host of what somebody typed or pasted, as browsers send it; undefined for anything that names no website exactly. */
function hostOf(typed: string): string | undefined {
  const url = parseUrl(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  const isPlain = url && !url.username && !url.password && !typed.includes('*');
  return isPlain && url.hostname.length <= MAX_HOST && HOST.test(url.host) ? withoutWww(url.host) : undefined;
}

/** The hosts in a text, one a line, without repetitions; or the line that is none. */
export function sitesIn(text: string): { hosts: string[] } | { wrong: string } {
  const typed = text.split(/[\s,;]+/).filter(Boolean);
  const hosts = typed.map(hostOf);
  const wrong = typed[hosts.indexOf(undefined)];
  return wrong === undefined ? { hosts: [...new Set(hosts.filter((host) => host !== undefined))] } : { wrong };
}
