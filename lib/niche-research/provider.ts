import { z } from 'zod';
import { createServiceError, fetchJson, type JsonResponse, type ServiceError, TIMEOUT_MS } from './fetch-json';

// Client of the search and scrape endpoints of the Firecrawl v2 API, which any compatible service may offer.

const MAX_HITS = 100;
/** The shortest timeout that the provider accepts. */
const MIN_TIMEOUT_MS = 1000;

export type ProviderOptions = {
  /** Without the version, like https://api.example.com */
  baseUrl: string;
  apiKey: string | undefined;
  signal?: AbortSignal;
  /** Per attempt; 15 seconds by default. */
  timeoutMs?: number;
};

const messages = {
  'no-key': 'No API key for the search provider is set.',
  unauthorized: 'The search provider rejects the API key.',
  payment: 'The account at the search provider has no credit left.',
  'rate-limited': 'The search provider is limiting requests. Try again later.',
  timeout: 'The search provider took too long to respond.',
  unreachable: 'The search provider cannot be reached at the moment.',
  'bad-response': 'The search provider’s response cannot be read.',
  failed: 'The search provider could not complete the request.',
} as const;

/** Its message is always one of ours: the provider's own may repeat the API key. */
export type ProviderError = ServiceError<keyof typeof messages>;
export type WebHit = { url: string; title: string; description: string };
/** A page as Markdown; `url` is the URL after redirects, `dates` those of its metadata. */
export type ScrapedPage = { url: string; title: string; markdown: string; dates: string[] };

const providerError: (kind: ProviderError['kind'], message?: string) => ProviderError = createServiceError(messages);

const webUrl = z.url({ protocol: /^https?$/ });
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const hitSchema = z.object({ url: webUrl, title: text, description: text });
/** Invalid hits become null, so that one of them does not invalidate the whole list. */
const searchSchema = z.object({ web: z.array(hitSchema.nullable().catch(null)).default([]) });

const metadataSchema = z.object({
  // An array when the page has several title elements.
  title: z.union([text, z.array(z.string()).transform(([first = '']) => first)]),
  url: webUrl.optional().catch(undefined),
  sourceURL: webUrl.optional().catch(undefined),
  statusCode: z.number().optional(),
  publishedTime: text.catch(''),
  modifiedTime: text.catch(''),
});
const scrapeSchema = z.object({ markdown: z.string(), metadata: metadataSchema });

const kindByStatus: Record<number, ProviderError['kind']> = {
  401: 'unauthorized',
  402: 'payment',
  408: 'timeout',
  429: 'rate-limited',
};

function maxRetries({ status }: JsonResponse): number {
  if (status === 429) return 2;
  return status >= 500 ? 1 : 0;
}

function parseData<T>({ status, json }: JsonResponse, schema: z.ZodType<T>): { ok: true; data: T } | ProviderError {
  const kind = kindByStatus[status];
  if (kind) return providerError(kind);
  if (status >= 400) return providerError('failed');
  const parsed = z
    .discriminatedUnion('success', [
      z.object({ success: z.literal(true), data: schema }),
      z.object({ success: z.literal(false) }),
    ])
    .safeParse(json);
  if (!parsed.success) return providerError('bad-response');
  return parsed.data.success ? { ok: true, data: parsed.data.data } : providerError('failed');
}

async function post<T>(
  path: string,
  body: Record<string, unknown>,
  { baseUrl, apiKey, ...rest }: ProviderOptions,
  schema: z.ZodType<T>,
): Promise<{ ok: true; data: T } | ProviderError> {
  const key = apiKey?.trim();
  if (!key) return providerError('no-key');
  // Other characters are invalid in a header value.
  if (!/^[\x21-\x7e]+$/.test(key)) return providerError('unauthorized');
  // One second shorter than ours, so that the provider's own timeout response arrives.
  const timeout = Math.max(MIN_TIMEOUT_MS, Math.trunc(rest.timeoutMs ?? TIMEOUT_MS) - 1000);
  const url = `${baseUrl.replace(/\/+$/, '')}/v2/${path}`;
  const headers = { Authorization: `Bearer ${key}` };
  const response = await fetchJson({ ...rest, url, headers, body: { ...body, timeout } }, maxRetries);
  return response.ok ? parseData(response, schema) : providerError(response.kind);
}

/** Searches the web; `country` is an ISO 3166-1 alpha-2 code. @throws only the reason of the signal */
export async function searchWeb(
  query: string,
  { limit, country }: { limit: number; country?: string },
  options: ProviderOptions,
): Promise<{ ok: true; hits: WebHit[] } | ProviderError> {
  const count = Math.min(Math.max(1, Math.trunc(limit)), MAX_HITS);
  const result = await post('search', { query, limit: count, sources: ['web'], country }, options, searchSchema);
  if (!result.ok) return result;
  return { ok: true, hits: result.data.web.filter((hit) => hit !== null) };
}

/** The main content of a web page. @throws only the reason of the signal */
export async function scrapePage(
  url: string,
  options: ProviderOptions,
): Promise<{ ok: true; page: ScrapedPage } | ProviderError> {
  const result = await post('scrape', { url, formats: ['markdown'], onlyMainContent: true }, options, scrapeSchema);
  if (!result.ok) return result;
  const { markdown, metadata } = result.data;
  const { statusCode = 200 } = metadata;
  // The provider returns a website's error page like any other page.
  if (statusCode >= 400) return providerError('failed', `The website responded with an error (${statusCode}).`);
  const dates = [metadata.publishedTime, metadata.modifiedTime].filter(Boolean);
  return { ok: true, page: { url: metadata.url ?? metadata.sourceURL ?? url, title: metadata.title, markdown, dates } };
}
