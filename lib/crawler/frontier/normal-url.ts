import { normalEscapes } from '../percent-escapes';

/** Parameters that say where a visitor came from or who they are, never what the page shows. */
const NOISE =
  /^(utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|yclid|twclid|ttclid|igshid|mc_[ce]id|_ga|_gl|_hs\w+|hsctatracking|mkt_tok|vero_\w+|phpsessid|jsessionid|aspsessionid\w*|sessionid|session_id|sid|cfid|cftoken|osclid|zenid)$/i;

/**
 * One spelling for all addresses of a page: no fragment, no session and campaign parameters, parameters in order, escapes in
 * one form. Case and order within a path stay: they may matter.
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
