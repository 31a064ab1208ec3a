import type { Dispatcher } from 'undici';
import { z } from 'zod';
import { callJson, type JsonAnswer, TIMEOUT_MS, type Trouble, troubleMaker } from './call-json';

// The provider is any service with the search and scrape endpoints of the Firecrawl v2 API.

const MAX_HITS = 100;
/** What the provider takes as the shortest time-out. */
const MIN_TIMEOUT_MS = 1000;

export type ProviderOptions = {
  /** Without the version, like https://api.example.com */
  baseUrl: string;
  apiKey: string | undefined;
  dispatcher?: Dispatcher;
  signal?: AbortSignal;
  /** For one request: 15 seconds when not given. */
  timeoutMs?: number;
};

const sentences = {
  'no-key': 'No key for the search provider is set.',
  unauthorized: 'The search provider does not accept the key.',
  payment: 'The account at the search provider has no credit left.',
  'rate-limited': 'The search provider asks for fewer requests, so try again later.',
  timeout: 'The search provider took too long to answer.',
  unreachable: 'The search provider cannot be reached at the moment.',
  'bad-answer': 'The search provider’s answer cannot be read.',
  failed: 'The search provider could not do what it was asked.',
} as const;

/** Its sentence is always one of ours: the provider's own words are not passed on, since they may repeat the key. */
export type ProviderProblem = Trouble<keyof typeof sentences>;
export type WebHit = { url: string; title: string; description: string };
/** A page as Markdown. `url` is where its redirects led. */
export type ScrapedPage = { url: string; title: string; markdown: string };

const problem: (kind: ProviderProblem['kind'], message?: string) => ProviderProblem = troubleMaker(sentences);

const webUrl = z.url({ protocol: /^https?$/ });
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const hitSchema = z.object({ url: webUrl, title: text, description: text });
/** Hits without an address become null, so that one of them does not cost the others. */
const searchSchema = z.object({ web: z.array(hitSchema.nullable().catch(null)).default([]) });

const metadataSchema = z.object({
  // A page with several titles has them in a list.
  title: z.union([text, z.array(z.string()).transform(([first = '']) => first)]),
  url: webUrl.optional().catch(undefined),
  sourceURL: webUrl.optional().catch(undefined),
  statusCode: z.number().optional(),
});
const scrapeSchema = z.object({ markdown: z.string(), metadata: metadataSchema });

const kindByStatus: Record<number, ProviderProblem['kind']> = {
  401: 'unauthorized',
  402: 'payment',
  408: 'timeout',
  429: 'rate-limited',
};

function retriesFor({ status }: JsonAnswer): number {
  if (status === 429) return 2;
  return status >= 500 ? 1 : 0;
}

function readData<T>({ status, json }: JsonAnswer, schema: z.ZodType<T>): { ok: true; data: T } | ProviderProblem {
  const kind = kindByStatus[status];
  if (kind) return problem(kind);
  if (status >= 400) return problem('failed');
  const answer = z
    .discriminatedUnion('success', [
      z.object({ success: z.literal(true), data: schema }),
      z.object({ success: z.literal(false) }),
    ])
    .safeParse(json);
  if (!answer.success) return problem('bad-answer');
  return answer.data.success ? { ok: true, data: answer.data.data } : problem('failed');
}

async function post<T>(
  path: string,
  body: Record<string, unknown>,
  { baseUrl, apiKey, ...rest }: ProviderOptions,
  schema: z.ZodType<T>,
): Promise<{ ok: true; data: T } | ProviderProblem> {
  const key = apiKey?.trim();
  if (!key) return problem('no-key');
  // Anything else cannot stand in a header.
  if (!/^[\x21-\x7e]+$/.test(key)) return problem('unauthorized');
  // A second less than we wait, so that the provider's own answer about its time-out arrives.
  const timeout = Math.max(MIN_TIMEOUT_MS, Math.trunc(rest.timeoutMs ?? TIMEOUT_MS) - 1000);
  const url = `${baseUrl.replace(/\/+$/, '')}/v2/${path}`;
  const headers = { Authorization: `Bearer ${key}` };
  const answer = await callJson({ ...rest, url, headers, body: { ...body, timeout } }, retriesFor);
  return answer.ok ? readData(answer, schema) : problem(answer.kind);
}

/** Searches the web, in a country given by its two letters. @throws only the reason of the signal */
export async function searchWeb(
  query: string,
  { limit, country }: { limit: number; country?: string },
  options: ProviderOptions,
): Promise<{ ok: true; hits: WebHit[] } | ProviderProblem> {
  const count = Math.min(Math.max(1, Math.trunc(limit)), MAX_HITS);
  const answer = await post('search', { query, limit: count, sources: ['web'], country }, options, searchSchema);
  if (!answer.ok) return answer;
  return { ok: true, hits: answer.data.web.filter((hit) => hit !== null) };
}

/** The main content of a web page. @throws only the reason of the signal */
export async function scrapePage(
  url: string,
  options: ProviderOptions,
): Promise<{ ok: true; page: ScrapedPage } | ProviderProblem> {
  const answer = await post('scrape', { url, formats: ['markdown'], onlyMainContent: true }, options, scrapeSchema);
  if (!answer.ok) return answer;
  const { markdown, metadata } = answer.data;
  const { statusCode = 200 } = metadata;
  // The provider hands over a website's error page like any other.
  if (statusCode >= 400) return problem('failed', `The website answered with an error (${statusCode}).`);
  return { ok: true, page: { url: metadata.url ?? metadata.sourceURL ?? url, title: metadata.title, markdown } };
}
