import { z } from 'zod';
import { fetchJson, type JsonResponse, type ServiceError, TIMEOUT_MS } from './fetch-json';

// Client of the search and scrape endpoints of the Firecrawl v2 API, which any compatible service may offer.

/** The shortest timeout that the provider accepts. */
const MIN_TIMEOUT_MS = 1000;

/** `baseUrl` is without the version, like https://api.example.com. `timeoutMs` is per attempt; 15 seconds by default. */
export type ProviderOptions = {
  baseUrl: string;
  apiKey: string | undefined;
  signal?: AbortSignal;
  timeoutMs?: number;
};

type ErrorKind = 'unauthorized' | 'payment' | 'rate-limited' | 'timeout' | 'unreachable' | 'bad-response' | 'failed';
export type ProviderError = ServiceError<'no-key' | ErrorKind>;
export type WebHit = { url: string; title: string; description: string };
/** A page as Markdown, with the dates of its metadata. */
export type ScrapedPage = { title: string; markdown: string; dates: string[] };

const providerError = (kind: ProviderError['kind']): ProviderError => ({ ok: false, kind });

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const hitSchema = z.object({ url: z.url({ protocol: /^https?$/ }), title: text, description: text });
/** Invalid hits become null, so that one of them does not invalidate the whole list. */
const searchSchema = z.object({ web: z.array(hitSchema.nullable().catch(null)).default([]) });

const metadataSchema = z.object({
  // An array when the page has several title elements.
  title: z.union([text, z.array(z.string()).transform(([first = '']) => first)]),
  statusCode: z.number().default(200),
  publishedTime: text.catch(''),
  modifiedTime: text.catch(''),
});
const scrapeSchema = z.object({ markdown: z.string(), metadata: metadataSchema });

const kindByStatus: Record<number, ErrorKind> = {
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
  if (kind || status >= 400) return providerError(kind ?? 'failed');
  const success = z.object({ success: z.literal(true), data: schema });
  const parsed = z.discriminatedUnion('success', [success, z.object({ success: z.literal(false) })]).safeParse(json);
  if (!parsed.success) return providerError('bad-response');
  return parsed.data.success ? { ok: true, data: parsed.data.data } : providerError('failed');
}

async function post<T>(
  path: string,
  body: Record<string, unknown>,
  { baseUrl, apiKey, ...rest }: ProviderOptions,
  schema: z.ZodType<T>,
): Promise<{ ok: true; data: T } | ProviderError> {
  if (!apiKey) return providerError('no-key');
  // One second shorter than ours, so that the provider's own timeout response arrives.
  const timeout = Math.max(MIN_TIMEOUT_MS, (rest.timeoutMs ?? TIMEOUT_MS) - 1000);
  const headers = { Authorization: `Bearer ${apiKey}` };
  const request = { ...rest, url: `${baseUrl}/v2/${path}`, headers, body: { ...body, timeout } };
  const response = await fetchJson(request, maxRetries);
  return response.ok ? parseData(response, schema) : providerError(response.kind);
}

/** Searches the web; `country` is an ISO 3166-1 alpha-2 code, `limit` at most 100. @throws only the reason of the signal */
export async function searchWeb(
  query: string,
  { limit, country }: { limit: number; country?: string },
  options: ProviderOptions,
): Promise<{ ok: true; hits: WebHit[] } | ProviderError> {
  const result = await post('search', { query, limit, sources: ['web'], country }, options, searchSchema);
  return result.ok ? { ok: true, hits: result.data.web.filter((hit) => hit !== null) } : result;
}

/** The main content of a web page. @throws only the reason of the signal */
export async function scrapePage(
  url: string,
  options: ProviderOptions,
): Promise<{ ok: true; page: ScrapedPage } | ProviderError> {
  const result = await post('scrape', { url, formats: ['markdown'], onlyMainContent: true }, options, scrapeSchema);
  if (!result.ok) return result;
  const { markdown, metadata } = result.data;
  const { title, statusCode, publishedTime, modifiedTime } = metadata;
  // The provider returns a website's error page like any other page.
  if (statusCode >= 400) return providerError('failed');
  return { ok: true, page: { title, markdown, dates: [publishedTime, modifiedTime].filter(Boolean) } };
}
