import { env } from '@/lib/env';
import { parseUrl } from '@/lib/text/parse-url';
import { CALLBACK_COOKIE } from '../session/cookie-names';

/**
 * Whether next-auth can return to a URL. It throws on others, and on those that are no header value; Next prints the error, in which a
 * line break would forge lines of the log (log injection).
 */
const isParsable = (url: string): boolean =>
  /^[ -~]*$/.test(url) && /^https?:$/.test(parseUrl(url, env.siteUrl)?.protocol ?? '');

const COOKIE = new RegExp(`(?:^|; *)${CALLBACK_COOKIE}=([^;]*)`);

/** Whether every URL to return to in a request (query, form and next-auth's own cookie) can be parsed. */
export async function hasValidCallbackUrls(request: Request): Promise<boolean> {
  const cookie = COOKIE.exec(request.headers.get('cookie') ?? '')?.[1];
  const form = request.method === 'POST' ? new URLSearchParams(await request.clone().text()) : undefined;
  const urls = [...new URL(request.url).searchParams.getAll('callbackUrl'), ...(form?.getAll('callbackUrl') ?? [])];
  try {
    return [...urls, ...(cookie ? [decodeURIComponent(cookie)] : [])].every(isParsable);
  } catch {
    // The cookie is not valid percent-encoding.
    return false;
  }
}
