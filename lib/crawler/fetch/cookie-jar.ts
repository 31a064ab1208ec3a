/** The cookies of one chain of redirects. Paths do not matter within it. */
export type CookieJar = {
  take: (from: URL, setCookies: readonly string[]) => void;
  /** A Cookie header; empty without cookies. */
  cookiesFor: (url: URL) => string;
};

type Cookie = { host: string; isForSubdomains: boolean; isSecure: boolean; pair: string };

/** A chain that sets more is an attack. */
const MAX_COOKIES = 30;
const MAX_LENGTH = 4_096;

const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/** Creates a jar. Cookies go back to the host that set them, or to its domain if they name that (RFC 6265). */
export function createCookieJar(): CookieJar {
  const cookies = new Map<string, Cookie>();
  return {
    take({ hostname }, setCookies) {
      for (const line of setCookies) {
        const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
        const name = pair.split('=', 1)[0] ?? '';
        const attribute = (key: string) =>
          attributes.find((one) => one.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
        const domain = attribute('domain')?.toLowerCase().replace(/^\./, '');
        if (name === '' || !pair.includes('=') || line.length > MAX_LENGTH || (domain && !isWithin(hostname, domain)))
          continue;
        const host = domain || hostname;
        const isExpired = Number(attribute('max-age')) <= 0 || Date.parse(attribute('expires') ?? '') < Date.now();
        const isSecure = attributes.some((one) => /^secure$/i.test(one));
        if (isExpired) cookies.delete(`${host} ${name}`);
        else if (cookies.size < MAX_COOKIES)
          cookies.set(`${host} ${name}`, { host, isForSubdomains: Boolean(domain), isSecure, pair });
      }
    },
    cookiesFor({ hostname, protocol }) {
      const sent = [...cookies.values()].filter(
        ({ host, isForSubdomains, isSecure }) =>
          (isForSubdomains ? isWithin(hostname, host) : hostname === host) && (!isSecure || protocol === 'https:'),
      );
      return sent.map(({ pair }) => pair).join('; ');
    },
  };
}
