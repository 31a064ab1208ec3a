import { env } from '@/lib/env';
import { sign, timingSafeEquals } from '@/lib/signing';

const authorization = () => `Internal ${sign('internal-request', env.siteUrl)}`;

/** Where this process answers. */
const self = `http://${env.listenOn ?? '127.0.0.1'}:${env.port}`;

/** Calls a handler of this very process, where work needs Next's request context. */
export async function callSelf(path: string): Promise<void> {
  const response = await fetch(`${self}${path}`, {
    method: 'POST',
    headers: { Authorization: authorization() },
  });
  if (!response.ok) throw new Error(`${path} answered with ${response.status}.`);
}

/** Whether a request comes from the site itself. */
export const isInternal = (request: Request): boolean =>
  timingSafeEquals(request.headers.get('authorization') ?? '', authorization());

const PAGE_TIMEOUT_MS = 20_000;

/** The HTML of one of our own pages as visitors get it, from this very process; null when there is no such page. */
export async function readOwnPage(path: string): Promise<string | null> {
  const response = await fetch(`${self}${path}`, {
    headers: { Accept: 'text/html' },
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
  });
  if (response.ok) return response.text();
  await response.body?.cancel();
  if (response.status < 500) return null;
  throw new Error(`${path} answered with ${response.status}.`);
}
