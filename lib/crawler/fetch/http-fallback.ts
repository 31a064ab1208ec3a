import type { Problem, ProblemKind } from './problem';
import { checkUrl, type GuardOptions, hasScheme } from './ssrf-guard';

/** Problems with https itself; the website may work over http. */
const HTTPS_PROBLEMS = new Set<ProblemKind>([
  'refused',
  'cut-off',
  'timeout',
  'no-tls',
  'tls',
  'tls-expired',
  'tls-host',
  'tls-self-signed',
]);

/** Attempts a URL as typed: without a scheme over https, then http. If both fail, the problem of https counts unless http got a response. */
export async function withHttpFallback<T extends { ok: true }>(
  typed: string,
  guard: GuardOptions,
  attempt: (url: string) => Promise<T | Problem>,
): Promise<T | Problem> {
  const checked = checkUrl(typed, guard);
  if (!checked.ok) return checked;
  const secure = await attempt(checked.url.href);
  if (secure.ok || hasScheme(typed) || !HTTPS_PROBLEMS.has(secure.kind)) return secure;
  const url = new URL(checked.url);
  url.protocol = 'http:';
  const plain = await attempt(url.href);
  return plain.ok || !HTTPS_PROBLEMS.has(plain.kind) ? plain : secure;
}
