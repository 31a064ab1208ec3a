import { parseUrl } from '@/lib/text/parse-url';

/** Whether a page of another site sent a request (CSRF). Browsers send Origin with every post. */
export function isCrossOrigin(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin === null) return false;
  const forwarded = headers.get('x-forwarded-host')?.split(',')[0]?.trim();
  return parseUrl(origin)?.host !== (forwarded || headers.get('host'));
}
