import { normalEscapes } from '@/lib/reader/text/percent-escapes';

/** Tracking and session parameters, which do not affect the content. */
const NOISE =
  /^(utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|yclid|twclid|ttclid|igshid|mc_[ce]id|_ga|_gl|_hs\w+|hsctatracking|mkt_tok|vero_\w+|phpsessid|jsessionid|aspsessionid\w*|sessionid|session_id|sid|cfid|cftoken|osclid|zenid)$/i;

/**
 * Normalises a URL: no fragment, no session and campaign parameters, sorted parameters, uniform escapes. Case and order
 * within the path are kept, since they may be significant.
 */
export function normalUrl(given: string | URL): string {
  const url = new URL(given);
  url.hash = '';
  url.username = '';
  url.password = '';
  url.hostname = url.hostname.replace(/\.+$/, '');
  url.pathname = normalEscapes(url.pathname.replace(/;(jsessionid|phpsessid|sid)=[^/;]*/gi, ''));
  if (url.search !== '') {
    const kept = url.search
      .slice(1)
      .split('&')
      .filter((pair) => pair !== '' && !NOISE.test(pair.split('=', 1)[0] ?? ''));
    url.search = normalEscapes(kept.sort().join('&'));
  }
  return url.href;
}
