import { load } from 'cheerio';
import { z } from 'zod';
import { fetchJson, type JsonResponse, type ServiceError } from './fetch-json';

const RETRIES = 2;

/**
 * `baseUrl` is like https://en.wikipedia.org/w/api.php. `userAgent` must name the client and a contact URL or e-mail address: Wikimedia's
 * policy rejects anonymous clients. `timeoutMs` is per attempt; 15 seconds by default.
 */
export type WikiOptions = { baseUrl: string; userAgent: string; signal?: AbortSignal; timeoutMs?: number };

export type WikiError = ServiceError<'unreachable' | 'timeout' | 'rate-limited' | 'bad-response'>;
/** A search result. `snippet` is plain text. */
export type FoundArticle = { title: string; snippet: string };
/** An article as plain text, with section headings as lines like `== Heading ==`. */
export type Article = { title: string; url: string; text: string };

const wikiError = (kind: WikiError['kind']): WikiError => ({ ok: false, kind });

/** Invalid entries become null, so that one of them does not invalidate the whole list. */
const listOf = <T extends z.ZodType>(entry: T) => z.array(entry.nullable().catch(null)).default([]);

const pageSchema = z.object({
  title: z.string().min(1),
  fullurl: z.url({ protocol: /^https?$/ }),
  extract: z.string(),
});
const querySchema = z.object({
  search: listOf(z.object({ title: z.string().min(1), snippet: z.string().default('') })),
  pages: listOf(pageSchema),
});
const responseSchema = z.object({ query: querySchema });
type Query = z.infer<typeof querySchema>;

const errorSchema = z.object({ errors: z.array(z.object({ code: z.string() })) });

/** Whether the wiki asks clients to wait: by status, or, when its database lags, by an error with status 200. */
function isBusy({ status, retryAfterSeconds, json }: JsonResponse): boolean {
  if (status === 429 || (status === 503 && retryAfterSeconds !== undefined)) return true;
  const errors = errorSchema.safeParse(json).data?.errors ?? [];
  return errors.some(({ code }) => code === 'maxlag' || code === 'ratelimited');
}

let lastRequest: Promise<unknown> = Promise.resolve();

/** Sends a request after all earlier ones: the API's etiquette wants one at a time. */
function inTurn<T>(send: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const response = lastRequest.then(() => {
    signal?.throwIfAborted();
    return send();
  });
  lastRequest = response.catch(() => undefined);
  return response;
}

async function query(
  parameters: Record<string, string>,
  { baseUrl, userAgent, ...rest }: WikiOptions,
): Promise<{ ok: true; query: Query } | WikiError> {
  const format = { action: 'query', format: 'json', formatversion: '2', errorformat: 'plaintext' };
  // Ask the wiki to reject the request while its replicas lag, as its API etiquette wants of bots.
  const search = new URLSearchParams({ ...format, maxlag: '5', ...parameters });
  const request = { ...rest, url: `${baseUrl}?${search}`, headers: { 'User-Agent': userAgent } };
  const response = await inTurn(() => fetchJson(request, (one) => (isBusy(one) ? RETRIES : 0)), rest.signal);
  if (!response.ok) return wikiError(response.kind);
  if (isBusy(response)) return wikiError('rate-limited');
  if (response.status >= 500) return wikiError('unreachable');
  const parsed = responseSchema.safeParse(response.json);
  return parsed.success ? { ok: true, query: parsed.data.query } : wikiError('bad-response');
}

const plainText = (html: string) => load(html, null, false).text().replace(/\s+/g, ' ').trim();

/** At most `limit` articles about a term, best match first. @throws only the reason of the signal */
export async function searchArticles(
  term: string,
  { limit, ...options }: WikiOptions & { limit: number },
): Promise<{ ok: true; articles: FoundArticle[] } | WikiError> {
  const list = { list: 'search', srsearch: term, srlimit: String(limit), srprop: 'snippet' };
  const result = await query(list, options);
  if (!result.ok) return result;
  const found = result.query.search.filter((hit) => hit !== null);
  return { ok: true, articles: found.map(({ title, snippet }) => ({ title, snippet: plainText(snippet) })) };
}

/** The article with this title, or the one that the title redirects to. @throws only the reason of the signal */
export async function readArticle(
  title: string,
  options: WikiOptions,
): Promise<{ ok: true; article: Article } | WikiError> {
  // The API separates titles with a bar, and no title contains one.
  if (title.includes('|')) return wikiError('bad-response');
  const extract = { prop: 'extracts|info', explaintext: '1', exsectionformat: 'wiki', exlimit: '1', inprop: 'url' };
  const result = await query({ titles: title, redirects: '1', ...extract }, options);
  if (!result.ok) return result;
  const [page] = result.query.pages;
  return page
    ? { ok: true, article: { title: page.title, url: page.fullurl, text: page.extract } }
    : wikiError('bad-response');
}
