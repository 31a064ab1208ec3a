import { load } from 'cheerio';
import { z } from 'zod';
import { createServiceError, fetchJson, type JsonResponse, type ServiceError } from './fetch-json';
import { serializeByKey } from './serialize-by-key';

const RETRIES = 2;
const MAX_ARTICLES = 50;

export type WikiOptions = {
  /** Like https://en.wikipedia.org/w/api.php */
  baseUrl: string;
  /** Must name the client and a contact URL or e-mail address: Wikimedia's policy rejects anonymous clients. */
  userAgent: string;
  signal?: AbortSignal;
  /** Per attempt; 15 seconds by default. */
  timeoutMs?: number;
};

export type WikiError = ServiceError<'unreachable' | 'timeout' | 'rate-limited' | 'bad-response'>;
/** A search result. `snippet` is plain text. */
export type FoundArticle = { title: string; url: string; wordCount: number; snippet: string };
/** An article as plain text, with section headings as lines like `== Heading ==`. */
export type Article = { title: string; url: string; text: string };

const wikiError: (kind: WikiError['kind'], message?: string) => WikiError = createServiceError({
  unreachable: 'The encyclopaedia cannot be reached at the moment.',
  timeout: 'The encyclopaedia took too long to respond.',
  'rate-limited': 'The encyclopaedia is limiting requests. Try again later.',
  'bad-response': 'The encyclopaedia’s response cannot be read.',
});
const NO_ARTICLE = 'The encyclopaedia has no article with this title.';

/** Invalid entries become null, so that one of them does not invalidate the whole list. */
const listOf = <T extends z.ZodType>(entry: T) => z.array(entry.nullable().catch(null)).default([]);

const querySchema = z.object({
  search: listOf(
    z.object({ title: z.string().min(1), wordcount: z.number().default(0), snippet: z.string().default('') }),
  ),
  pages: listOf(
    z.object({
      title: z.string().min(1),
      fullurl: z.url({ protocol: /^https?$/ }).optional(),
      extract: z.string().optional(),
      missing: z.boolean().default(false),
      invalid: z.boolean().default(false),
    }),
  ),
});
const responseSchema = z.object({ query: querySchema });

const errorCode = z.object({ code: z.string() });
/** The second form comes from wikis older than errorformat (MediaWiki 1.29). */
const errorSchema = z.union([
  z.object({ errors: z.array(errorCode).min(1) }).transform(({ errors }) => errors.map(({ code }) => code)),
  z.object({ error: errorCode }).transform(({ error }) => [error.code]),
]);

/** Whether the wiki asks clients to wait: by status, or, when its database lags, by an error with status 200. */
function isBusy({ status, retryAfterSeconds, json }: JsonResponse): boolean {
  if (status === 429 || (status === 503 && retryAfterSeconds !== undefined)) return true;
  const codes = errorSchema.safeParse(json).data ?? [];
  return codes.some((code) => code === 'maxlag' || code === 'ratelimited');
}

type Query = z.infer<typeof querySchema>;

async function query(
  parameters: Record<string, string>,
  { baseUrl, userAgent, ...rest }: WikiOptions,
): Promise<{ ok: true; query: Query } | WikiError> {
  const search = new URLSearchParams({
    action: 'query',
    format: 'json',
    formatversion: '2',
    errorformat: 'plaintext',
    // Ask the wiki to reject the request while its replicas lag, as its API etiquette wants of bots.
    maxlag: '5',
    ...parameters,
  });
  const request = { ...rest, url: `${baseUrl}?${search}`, headers: { 'User-Agent': userAgent } };
  const send = () => fetchJson(request, (response) => (isBusy(response) ? RETRIES : 0));
  const response = await serializeByKey(baseUrl, send, rest.signal);
  if (!response.ok) return wikiError(response.kind);
  if (isBusy(response)) return wikiError('rate-limited');
  if (response.status >= 500) return wikiError('unreachable');
  const parsed = responseSchema.safeParse(response.json);
  return parsed.success ? { ok: true, query: parsed.data.query } : wikiError('bad-response');
}

const plainText = (html: string) => load(html, null, false).text().replace(/\s+/g, ' ').trim();

/** Articles about a term, best match first. @throws only the reason of the signal */
export async function searchArticles(
  term: string,
  { limit, ...options }: WikiOptions & { limit: number },
): Promise<{ ok: true; articles: FoundArticle[] } | WikiError> {
  if (!term.trim()) return { ok: true, articles: [] };
  const count = String(Math.min(Math.max(1, Math.trunc(limit)), MAX_ARTICLES));
  // The list has the word counts, the generator has the URLs: both in one request.
  const list = { list: 'search', srsearch: term, srlimit: count, srprop: 'wordcount|snippet' };
  const generator = { generator: 'search', gsrsearch: term, gsrlimit: count, prop: 'info', inprop: 'url' };
  const result = await query({ ...list, ...generator }, options);
  if (!result.ok) return result;
  const urls = new Map(result.query.pages.map((page) => [page?.title, page?.fullurl]));
  const articles = result.query.search.flatMap((hit) => {
    const url = urls.get(hit?.title);
    return hit && url ? [{ title: hit.title, url, wordCount: hit.wordcount, snippet: plainText(hit.snippet) }] : [];
  });
  return { ok: true, articles };
}

/** The article with this title, or the one that the title redirects to. @throws only the reason of the signal */
export async function readArticle(
  title: string,
  options: WikiOptions,
): Promise<{ ok: true; article: Article } | WikiError> {
  // The API separates titles with a bar, and no title contains one.
  if (!title.trim() || title.includes('|')) return wikiError('bad-response', NO_ARTICLE);
  const extract = { prop: 'extracts|info', explaintext: '1', exsectionformat: 'wiki', exlimit: '1', inprop: 'url' };
  const result = await query({ titles: title, redirects: '1', ...extract }, options);
  if (!result.ok) return result;
  const { pages } = result.query;
  const [page] = pages;
  if (pages.length === 0 || page?.missing || page?.invalid) return wikiError('bad-response', NO_ARTICLE);
  if (!page?.fullurl || page.extract === undefined) return wikiError('bad-response');
  return { ok: true, article: { title: page.title, url: page.fullurl, text: page.extract } };
}
