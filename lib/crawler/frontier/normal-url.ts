import { wordList } from '@/lib/reader/lexicon/lexicon';
import { normalEscapes } from '@/lib/reader/text/percent-escapes';

/** Tracking and session parameters, which do not affect the content. */
const NOISE = new Set(wordList('normalUrl', 'noise'));
const NOISE_START = /^(?:utm_|_hs|vero_|aspsessionid)/;

function isNoise(parameter: string): boolean {
  const name = parameter.toLowerCase();
  return NOISE.has(name) || NOISE_START.test(name);
}

/** Normalises a URL: no fragment, session or campaign parameters; sorted parameters, uniform escapes; the path as it is. */
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
      .filter((pair) => pair !== '' && !isNoise(pair.split('=', 1)[0] ?? ''));
    url.search = normalEscapes(kept.sort().join('&'));
  }
  return url.href;
}
