import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type ApiAnswer, type ApiRequest, type FakeApi, type Mood, startFakeApi, withWords } from './fake-api';

/** A web page. `kindHint` is matched by searches too, such as "forum" or "regulation". */
export type ProviderPage = { url: string; title: string; markdown: string; kindHint?: string };
export type ProviderMood = Mood | 'payment';
export type FakeProvider = FakeApi<ProviderMood>;

const timeout = z.int().min(1000).optional();
/** Unknown fields are an error, as in the real service. */
const searchBody = z.strictObject({
  query: z.string(),
  limit: z.int().min(1).max(100).default(10),
  sources: z.array(z.enum(['web', 'images', 'news'])).optional(),
  country: z.string().optional(),
  location: z.string().optional(),
  timeout,
});
const scrapeBody = z.strictObject({
  url: z.url({ protocol: /^https?$/ }),
  formats: z.array(z.string()).optional(),
  onlyMainContent: z.boolean().optional(),
  timeout,
});

/** Parses a JSON body of this form. */
const jsonOf = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((body, context): unknown => {
      try {
        return JSON.parse(body);
      } catch {
        context.addIssue({ code: 'custom', message: 'no JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

const failure = (status: number, error: string, rest: { code?: string; headers?: Record<string, string> } = {}) => ({
  status,
  headers: rest.headers,
  body: { success: false, ...(rest.code && { code: rest.code }), error },
});

function search(body: z.infer<typeof searchBody>, pages: ProviderPage[], isPartial: boolean): ApiAnswer {
  const textOf = ({ title, markdown, kindHint = '' }: ProviderPage) => `${title} ${markdown} ${kindHint}`;
  const found = withWords(pages, textOf, body.query).slice(0, body.limit);
  const hits = found.map(({ url, title, markdown }, index) => ({
    url,
    title,
    description: markdown.replace(/\s+/g, ' ').slice(0, 160),
    position: index + 1,
  }));
  // Hits with only a URL, and one without a URL.
  const bare = [
    ...hits.map(({ url, position }) => ({ url, position })),
    { title: 'Nowhere', position: hits.length + 1 },
  ];
  return { body: { success: true, data: { web: isPartial ? bare : hits }, creditsUsed: 2, id: randomUUID() } };
}

function scrape({ url }: z.infer<typeof scrapeBody>, pages: ProviderPage[], mood: ProviderMood): ApiAnswer {
  if (new URL(url).hostname.endsWith('.invalid')) {
    return failure(200, 'DNS resolution failed for the hostname.', { code: 'SCRAPE_DNS_RESOLUTION_ERROR' });
  }
  const page = pages.find((one) => one.url === url);
  const common = { sourceURL: url, url, contentType: 'text/html; charset=utf-8', proxyUsed: 'basic', creditsUsed: 1 };
  // A website's error page is a success for the service.
  const metadata = page
    ? { ...common, title: page.title, language: 'en', statusCode: 200 }
    : { ...common, title: 'Not Found', statusCode: 404, error: 'Not Found' };
  if (mood === 'partial') return { body: { success: true, data: { warning: 'No content was found.', metadata } } };
  const markdown = mood === 'empty' ? '' : (page?.markdown ?? '# Not Found');
  return { body: { success: true, data: { markdown, metadata } } };
}

function answerBody({ url, body }: ApiRequest, mood: ProviderMood, pages: ProviderPage[]): ApiAnswer {
  const isSearch = url.pathname === '/v2/search';
  const searched = isSearch ? jsonOf(searchBody).safeParse(body) : undefined;
  if (searched?.success) return search(searched.data, mood === 'empty' ? [] : pages, mood === 'partial');
  const scraped = isSearch ? undefined : jsonOf(scrapeBody).safeParse(body);
  if (scraped?.success) return scrape(scraped.data, pages, mood);
  return failure(400, 'Bad Request', { code: 'BAD_REQUEST' });
}

function answer(request: ApiRequest, mood: ProviderMood, api: FakeProvider, key: string): ApiAnswer | undefined {
  const { method, url, headers } = request;
  if (method !== 'POST' || !/^\/v2\/(search|scrape)$/.test(url.pathname)) return failure(404, 'Not Found');
  if (!headers.authorization) return failure(401, 'Unauthorized');
  if (headers.authorization !== `Bearer ${key}`) return failure(401, 'Unauthorized: Invalid token');
  if (mood === 'payment') return failure(402, 'Insufficient credits to perform this request.');
  const seconds = String(api.retryAfterSeconds);
  const retry = { headers: { 'Retry-After': seconds } };
  if (mood === 'rate-limited') return failure(429, `Rate limit exceeded. Please retry after ${seconds}s.`, retry);
  if (mood === 'error') return failure(500, 'An unexpected error occurred.', { code: 'UNKNOWN_ERROR', ...retry });
  return undefined;
}

/** A fake of the search and scrape endpoints of the Firecrawl v2 API. Its `origin` is the base URL. */
export function startFakeProvider({
  pages,
  key,
  mood = 'fine',
}: {
  pages: ProviderPage[];
  key: string;
  mood?: ProviderMood;
}): Promise<FakeProvider> {
  return startFakeApi<ProviderMood>(
    mood,
    (request, current, api) => answer(request, current, api, key) ?? answerBody(request, current, pages),
  );
}
