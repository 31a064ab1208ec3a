import { callApi } from '@/components/ui/call-api';
import type { ListedFact } from '@/lib/website-scraper/listed-facts';

export type FactCheck = NonNullable<ListedFact['check']>;
export type CheckedLine = NonNullable<ListedFact['line']>;

/** The request before, so that two for one fact arrive in the order in which they were made. */
let last: Promise<unknown> = Promise.resolve();

/** Stores what the owner of a website says of a fact; without a verdict, takes it back. Resolves to why that is not possible. */
export function sendCheck(...check: Parameters<typeof put>): Promise<string | undefined> {
  const sent = last.then(() => put(...check));
  last = sent.catch(() => undefined);
  return sent;
}

async function put(
  runId: string,
  line: CheckedLine,
  check: { verdict: FactCheck['verdict'] | null; correction: string },
): Promise<string | undefined> {
  const body = { ...line, ...check };
  const response = await callApi(`/api/scraper/runs/${runId}/checks`, { method: 'PUT', body });
  return response.ok ? undefined : (Object.values(response.errors)[0] ?? response.message);
}
