import { type ApiAnswer, type ApiRequest, type FakeApi, type Mood, startFakeApi, withWords } from './fake-api';

/** An article; the text `#REDIRECT [[Title]]` redirects to another one. */
export type WikiArticle = { title: string; text: string };
/** "lagging" is MediaWiki's response to maxlag: with status 200. */
export type WikiMood = Mood | 'lagging';
export type FakeWiki = FakeApi<WikiMood> & { /** Address of the API. */ baseUrl: string };

const DOCREF = 'See the API’s own page for its usage.';
const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** In the requested format: `errors` with errorformat, `error` without. */
function errorAnswer(query: URLSearchParams, code: string, text: string, headers = {}): ApiAnswer {
  const format = query.get('errorformat') ?? 'bc';
  const body =
    format === 'bc'
      ? { error: { code, info: text, docref: DOCREF } }
      : { errors: [{ code, text, module: 'main' }], docref: DOCREF };
  return { headers: { 'MediaWiki-API-Error': code, ...headers }, body };
}

/** The context of the first match in HTML, as MediaWiki's search returns it. */
function snippetOf({ text }: WikiArticle, search: string): string {
  const words = search
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean);
  const pattern = new RegExp(words.join('|') || '$^', 'giu');
  const start = Math.max(0, text.search(pattern) - 60);
  return escapeHtml(text.slice(start, start + 200)).replace(pattern, '<span class="searchmatch">$&</span>');
}

class Wiki {
  constructor(
    readonly articles: WikiArticle[],
    readonly origin: string,
  ) {}

  private pageOf(article: WikiArticle, query: URLSearchParams) {
    const fullurl = `${this.origin}/wiki/${encodeURIComponent(article.title.replaceAll(' ', '_'))}`;
    const hasUrl = query.get('prop')?.split('|').includes('info') && query.get('inprop') === 'url';
    const pageid = this.articles.indexOf(article) + 1;
    return { pageid, ns: 0, title: article.title, ...(hasUrl && { contentmodel: 'wikitext', fullurl }) };
  }

  search(query: URLSearchParams, isPartial: boolean): unknown {
    const search = query.get('srsearch') ?? '';
    const real = this.articles.filter(({ text }) => !text.startsWith('#REDIRECT'));
    const matches = withWords(real, ({ title, text }) => `${title} ${text}`, search);
    // A match in the title ranks higher.
    const byTitle = withWords(matches, ({ title }) => title, search);
    const all = [...byTitle, ...matches.filter((article) => !byTitle.includes(article))];
    const found = all.slice(0, Number(query.get('srlimit') ?? 10));
    const hits = found.map((article) => ({
      ns: 0,
      title: article.title,
      pageid: this.articles.indexOf(article) + 1,
      ...(!isPartial && { wordcount: article.text.split(/\s+/).length, snippet: snippetOf(article, search) }),
    }));
    // As when the pages do not fit into one response.
    const withPage = isPartial ? found.slice(0, -1) : found;
    // The generator returns pages in the order of their ids.
    const pages = withPage
      .map((article) => ({ ...this.pageOf(article, query), index: found.indexOf(article) + 1 }))
      .sort((one, other) => one.pageid - other.pageid);
    const hasPages = query.get('generator') === 'search' && pages.length > 0;
    return { searchinfo: { totalhits: all.length }, search: hits, ...(hasPages && { pages }) };
  }

  read(query: URLSearchParams, isPartial: boolean): unknown {
    const asked = (query.get('titles') ?? '').split('|')[0] ?? '';
    const title = asked.charAt(0).toUpperCase() + asked.slice(1).replaceAll('_', ' ');
    const normalized = title === asked ? {} : { normalized: [{ fromencoded: false, from: asked, to: title }] };
    const first = this.articles.find((article) => article.title === title);
    const to = query.has('redirects') ? /^#REDIRECT \[\[(.+)\]\]/.exec(first?.text ?? '')?.[1] : undefined;
    const article = to ? this.articles.find((one) => one.title === to) : first;
    const redirects = to ? { redirects: [{ from: title, to }] } : {};
    if (!article) return { ...normalized, ...redirects, pages: [{ ns: 0, title: to ?? title, missing: true }] };
    const extract = query.has('explaintext') ? article.text : `<p>${escapeHtml(article.text)}</p>`;
    return { ...normalized, ...redirects, pages: [{ ...this.pageOf(article, query), ...(!isPartial && { extract }) }] };
  }
}

function answer(
  { url, headers }: ApiRequest,
  mood: WikiMood,
  api: FakeApi<WikiMood>,
  articles: WikiArticle[],
): ApiAnswer {
  const query = url.searchParams;
  const retryAfter = { 'Retry-After': String(api.retryAfterSeconds) };
  if (url.pathname !== '/w/api.php') return { status: 404, body: '<!doctype html><title>Not Found</title>' };
  // Like Wikimedia, rejects clients without contact details.
  if (!/https?:\/\/|@/.test(headers['user-agent'] ?? '')) {
    return { status: 403, body: 'Please set a user-agent and respect our robot policy.' };
  }
  if (mood === 'rate-limited') return { status: 429, headers: retryAfter, body: '<!doctype html>Too many requests' };
  if (mood === 'lagging')
    return errorAnswer(query, 'maxlag', 'Waiting for a database server: 6 seconds lagged.', retryAfter);
  if (mood === 'error')
    return errorAnswer(query, 'internal_api_error_DBQueryError', 'A database query error has occurred.');
  if (query.get('action') !== 'query' || query.get('format') !== 'json' || query.get('formatversion') !== '2') {
    return errorAnswer(query, 'badvalue', 'Unrecognized value for a parameter.');
  }
  const wiki = new Wiki(mood === 'empty' ? [] : articles, api.origin);
  const isSearch = query.get('list') === 'search';
  if (isSearch && !query.get('srsearch'))
    return errorAnswer(query, 'missingparam', 'The "srsearch" parameter must be set.');
  const found = isSearch ? wiki.search(query, mood === 'partial') : wiki.read(query, mood === 'partial');
  const completeness =
    mood === 'partial' ? { continue: { excontinue: 1, continue: '||info' } } : { batchcomplete: true };
  return { body: { ...completeness, query: found } };
}

/** A fake of the MediaWiki Action API with search and extracts. */
export async function startFakeWiki({
  articles,
  mood = 'fine',
}: {
  articles: WikiArticle[];
  mood?: WikiMood;
}): Promise<FakeWiki> {
  const api = await startFakeApi<WikiMood>(mood, (request, current, self) => answer(request, current, self, articles));
  return Object.assign(api, { baseUrl: `${api.origin}/w/api.php` });
}
