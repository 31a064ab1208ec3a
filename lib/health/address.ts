import { once } from 'node:events';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isLocalUrl } from '@/lib/env-values';
import { SECOND_MS } from '@/lib/time';

const TIMEOUT_MS = 5 * SECOND_MS;
const REMEDY =
  'Look at the proxy, the firewall and the DNS records; docs/operations.md, "Certificate or proxy trouble". If only this machine cannot reach it, add the name to its hosts file.';

/** What went wrong, as the system's code (ECONNREFUSED, ENOTFOUND) where it has one. */
const reasonOf = (error: unknown) =>
  error instanceof Error && 'code' in error
    ? String(error.code)
    : error instanceof Error
      ? error.message
      : String(error);

/**
 * What is wrong with the public address of this site as this machine sees it: nobody answers there, or not with this site. Null when nothing is,
 * also for a local trial. A certificate that is not trusted is another finding (certificate.ts).
 */
export async function findAddressProblem(siteUrl: string): Promise<{ what: string; remedy: string } | null> {
  if (isLocalUrl(siteUrl)) return null;
  const url = `${siteUrl}/api/health`;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const request = url.startsWith('https:')
    ? getHttps(url, { rejectUnauthorized: false, signal })
    : getHttp(url, { signal });
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    if (response.statusCode === 200) return null;
    return { what: `${siteUrl} answers with status ${response.statusCode}.`, remedy: REMEDY };
  } catch (error) {
    return { what: `Nobody answers at ${siteUrl} (${signal.aborted ? 'timeout' : reasonOf(error)}).`, remedy: REMEDY };
  } finally {
    request.on('error', () => undefined).destroy();
  }
}
