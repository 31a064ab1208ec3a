import { load } from 'cheerio';
import type { Dispatcher } from 'undici';
import { z } from 'zod';
import { callJson, type JsonAnswer, type Trouble, troubleMaker } from './call-json';
import { inTurn } from './serialize-by-key';

const RETRIES = 2;
const MAX_ARTICLES = 50;

export type WikiOptions = {
  /** Like https://en.wikipedia.org/w/api.php */
  baseUrl: string;
  /** Says what we are, with an address or e-mail where one can ask: Wikimedia turns away whoever does not. */
  userAgent: string;
  dispatcher?: Dispatcher;
  signal?: AbortSignal;
  /** For one request: 15 seconds when not given. */
  timeoutMs?: number;
};

export type WikiProblem = Trouble<'unreachable' | 'timeout' | 'rate-limited' | 'bad-answer'>;
/** A hit of a search. `snippet` is plain text. */
export type FoundArticle = { title: string; url: string; wordCount: number; snippet: string };
/** A whole article as plain text, in which lines like `== Heading ==` start the sections. */
export type Article = { title: string; url: string; text: string };

const problem: (kind: WikiProblem['kind'], message?: string) => WikiProblem = troubleMaker({
  unreachable: 'The encyclopaedia cannot be reached at the moment.',
  timeout: 'The encyclopaedia took too long to answer.',
  'rate-limited': 'The encyclopaedia asks for fewer requests, so try again later.',
  'bad-answer': 'The encyclopaedia’s answer cannot be read.',
});
const NO_ARTICLE = 'The encyclopaedia has no article with this title.';

/** Entries that lack what is needed become null, so that one of them does not cost the others. */
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
const answerSchema = z.object({ query: querySchema });

const errorCode = z.object({ code: z.string() });
/** The second form is that of wikis older than errorformat (MediaWiki 1.29). */
const errorSchema = z.union([
  z.object({ errors: z.array(errorCode).min(1) }).transform(({ errors }) => errors.map(({ code }) => code)),
  z.object({ error: errorCode }).transform(({ error }) => [error.code]),
]);

/** Whether the wiki asks to wait: by its status, or, as for a lagging database, by an error with status 200. */
function isBusy({ status, retryAfterSeconds, json }: JsonAnswer): boolean {
  if (status === 429 || (status === 503 && retryAfterSeconds !== undefined)) return true;
  const codes = errorSchema.safeParse(json).data ?? [];
  return codes.some((code) => code === 'maxlag' || code === 'ratelimited');
}

type Query = z.infer<typeof querySchema>;

async function ask(
  parameters: Record<string, string>,
  { baseUrl, userAgent, ...rest }: WikiOptions,
): Promise<{ ok: true; query: Query } | WikiProblem> {
  const query = new URLSearchParams({
    action: 'query',
    format: 'json',
    formatversion: '2',
    errorformat: 'plaintext',
    // The wiki refuses us while its databases are behind, which leaves them to the people who edit.
    maxlag: '5',
    ...parameters,
  });
  const call = { ...rest, url: `${baseUrl}?${query}`, headers: { 'User-Agent': userAgent } };
  const patiently = () => callJson(call, (answer) => (isBusy(answer) ? RETRIES : 0));
  const answer = await inTurn(baseUrl, patiently, rest.signal);
  if (!answer.ok) return problem(answer.kind);
  if (isBusy(answer)) return problem('rate-limited');
  if (answer.status >= 500) return problem('unreachable');
  const parsed = answerSchema.safeParse(answer.json);
  return parsed.success ? { ok: true, query: parsed.data.query } : problem('bad-answer');
}

const plainText = (html: string) => load(html, null, false).text().replace(/\s+/g, ' ').trim();

/** Articles about a term, the best match first. @throws only the reason of the signal */
export async function searchArticles(
  term: string,
  { limit, ...options }: WikiOptions & { limit: number },
): Promise<{ ok: true; articles: FoundArticle[] } | WikiProblem> {
  if (!term.trim()) return { ok: true, articles: [] };
  const count = String(Math.min(Math.max(1, Math.trunc(limit)), MAX_ARTICLES));
  // The list has the word counts, the generator the addresses: both in one request instead of two.
  const list = { list: 'search', srsearch: term, srlimit: count, srprop: 'wordcount|snippet' };
  const generator = { generator: 'search', gsrsearch: term, gsrlimit: count, prop: 'info', inprop: 'url' };
  const asked = await ask({ ...list, ...generator }, options);
  if (!asked.ok) return asked;
  const urls = new Map(asked.query.pages.map((page) => [page?.title, page?.fullurl]));
  const articles = asked.query.search.flatMap((hit) => {
    const url = urls.get(hit?.title);
    return hit && url ? [{ title: hit.title, url, wordCount: hit.wordcount, snippet: plainText(hit.snippet) }] : [];
  });
  return { ok: true, articles };
}

/** The whole article with this title, or the one that the title redirects to. @throws only the reason of the signal */
export async function readArticle(
  title: string,
  options: WikiOptions,
): Promise<{ ok: true; article: Article } | WikiProblem> {
  // The bar separates titles, and none contains it.
  if (!title.trim() || title.includes('|')) return problem('bad-answer', NO_ARTICLE);
  const whole = { prop: 'extracts|info', explaintext: '1', exsectionformat: 'wiki', exlimit: '1', inprop: 'url' };
  const asked = await ask({ titles: title, redirects: '1', ...whole }, options);
  if (!asked.ok) return asked;
  const { pages } = asked.query;
  const [page] = pages;
  if (pages.length === 0 || page?.missing || page?.invalid) return problem('bad-answer', NO_ARTICLE);
  if (!page?.fullurl || page.extract === undefined) return problem('bad-answer');
  return { ok: true, article: { title: page.title, url: page.fullurl, text: page.extract } };
}
