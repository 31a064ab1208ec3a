import { env } from '@/lib/env';
import { parseUrl } from '@/lib/text/parse-url';

/**
 * Whether next-auth can parse a URL to return to. It throws on others, and Next prints the error: with a line break in it, a
 * client could forge log lines (log injection).
 */
const isParsable = (url: string): boolean =>
  !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(url) && parseUrl(url, env.siteUrl) !== undefined;

/** Whether every URL to return to in a request (query, form and next-auth's own cookie) can be parsed. */
export async function hasValidCallbackUrls(request: Request): Promise<boolean> {
  const cookie = /(?:^|; *)[\w-]*next-auth\.callback-url=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1];
  const form = request.method === 'POST' ? new URLSearchParams(await request.clone().text()) : undefined;
  const urls = [...new URL(request.url).searchParams.getAll('callbackUrl'), ...(form?.getAll('callbackUrl') ?? [])];
  try {
    return [...urls, ...(cookie ? [decodeURIComponent(cookie)] : [])].every(isParsable);
  } catch {
    // The cookie is not valid percent-encoding.
    return false;
  }
}
