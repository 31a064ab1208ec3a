import { crawlerWords } from '@/lib/reader/lexicon/lexicon';
import { asksToSignIn } from '@/lib/reader/page/login-page';
import { isNotFoundPage } from '@/lib/reader/page/not-found-page';
import { isNoticePage } from '@/lib/reader/page/notice-page';
import { readRobotsTag } from '@/lib/reader/page/robots-tag';
import type { PageOutline, PageReading, ReadOptions } from '@/lib/reader/read-page';
import type { FetchedPage } from '../fetch/fetch-page';
import type { RobotsCache } from '../fetch/fetch-robots';
import { fetchWithRetry } from '../fetch/fetch-with-retry';
import type { FetchOptions } from '../fetch/guarded-fetch';
import type { Pacer } from '../fetch/pacer';
import { type Problem, type ProblemKind, problem } from '../fetch/problem';
import { fingerprint } from '../frontier/fingerprint';
import type { ReadAnswer, Reader } from '../pool/reader';
import type { Render } from '../render/renderer';
import type { CrawledPage } from './store';

export type VisitOptions = {
  fetch: FetchOptions;
  pacer: Pacer;
  robots: RobotsCache;
  productToken: string;
  read: ReadOptions;
  /** The page as stored by an earlier run with the same options. */
  earlier?: (url: string) => Promise<CrawledPage | undefined>;
  reader: Reader;
  /** Whether PDF files are read; otherwise they are skipped. */
  readsPdfs?: boolean;
  /** Runs the JavaScript of pages that need it to show their text. Without it, none runs. */
  render?: Render;
  /** Whether to store the title and description of pages whose text needs JavaScript that did not run. */
  keepsShells?: boolean;
  /** Whether JavaScript also runs on a page that links to none of its site: the start page, whose menu it may make. */
  needsLinks?: boolean;
  /** Seconds before a failed URL is retried. */
  backOff?: number;
};

type Page = Omit<CrawledPage, 'links'>;

/** A page to store, a page that must not be stored, or a problem with the URL. */
export type Visit =
  | { ok: true; page: Page; reading?: PageReading; earlier?: CrawledPage; mayFollow: boolean }
  | { ok: true; objection: ProblemKind; url: string; reading: PageOutline; mayFollow: boolean }
  | Problem;

const SIGN_IN = crawlerWords('visitPage', 'signIn');

/** Why a page that was read must not be stored. */
export function objectionTo(
  url: string,
  reading: PageReading,
  noindex: boolean,
  read: ReadOptions,
): ProblemKind | undefined {
  if (noindex) return 'noindex';
  if (reading.forward && reading.forward !== url) return 'moved';
  if (reading.isLoginPage || asksToSignIn(reading.text)) return 'login';
  if (reading.isCookieWall) return 'cookie-wall';
  if (isNotFoundPage(reading)) return 'not-found';
  if (isNoticePage(reading)) return 'notice';
  if (reading.needsJavaScript) return 'javascript';
  if (reading.text.trim() !== '') return undefined;
  return read.selectors?.length || read.focus ? 'no-match' : 'empty';
}

function pageOf(fetched: FetchedPage, reading: PageReading): Page {
  const {
    links,
    alternates,
    canonical,
    forward,
    robots,
    needsJavaScript,
    isLoginPage,
    isCookieWall,
    menuByScript,
    ...kept
  } = reading;
  const { url, status, etag, lastModified } = fetched;
  return {
    ...kept,
    status,
    language: kept.language ?? (fetched.language || undefined),
    url,
    etag,
    lastModified,
    fingerprint: fingerprint(kept.title, kept.text),
    scrapedAt: new Date(),
    isUnchanged: false,
  };
}

/** Reads a fetched page or PDF. No CSS selector matches in a PDF. */
async function openPage(
  { html, pdf, url }: Pick<FetchedPage, 'html' | 'pdf' | 'url'>,
  { read, reader }: VisitOptions,
): Promise<ReadAnswer> {
  if (!pdf) return reader.readPage(html, url, read);
  if (read.selectors?.length) return problem('no-match');
  const answer = await reader.readPdf(pdf, url);
  if (!answer.ok) return answer;
  return answer.reading.text === '' ? problem('pdf-pictures') : answer;
}

/** Scripts that add fewer characters than this show only that they are loading, or that something failed. */
const LEAST_RENDERED = 40;

/** Reads a page once more after its JavaScript has run. */
async function readRendered(
  { url, html }: FetchedPage,
  before: PageReading,
  { render, read, fetch, robots, reader }: VisitOptions,
): Promise<ReadAnswer> {
  if (!render) return problem('javascript');
  const rendered = await render({ url, html }, { ...fetch, mayFollow: robots.objection });
  if (!rendered.ok) return rendered;
  const answer = await reader.readPage(rendered.html, url, read);
  if (!answer.ok) return answer;
  const { reading } = answer;
  const added = reading.text.length - before.text.length;
  if (reading.needsJavaScript && added < LEAST_RENDERED) return problem('javascript-empty');
  return { ok: true, reading: { ...reading, needsJavaScript: false } };
}

/** A page whose scripts ran: its validators are those of the HTML, and what the scripts show can change without them. */
const withoutValidators = (fetched: FetchedPage): FetchedPage => ({
  ...fetched,
  etag: undefined,
  lastModified: undefined,
});

type Judged = { fetched: FetchedPage; reading: PageReading; mayFollow: boolean };

/** Decides what is stored of a page that needs JavaScript: what it shows after that has run, otherwise what its HTML says about it. */
async function judgeShell({ fetched, reading, mayFollow }: Judged, options: VisitOptions): Promise<Visit> {
  const rendered = await readRendered(fetched, reading, options);
  const shell = withoutValidators(fetched);
  if (rendered.ok) return judge(shell, rendered.reading, options);
  const { kind } = rendered;
  const text = reading.description ?? '';
  if (!options.keepsShells || !text) return { ok: true, objection: kind, url: fetched.url, reading, mayFollow };
  const page = pageOf(shell, { ...reading, text, markdown: text, headings: [] });
  return { ok: true, page: { ...page, incomplete: kind }, reading, mayFollow };
}

/** Decides what is stored of a page. */
async function judge(fetched: FetchedPage, reading: PageReading, options: VisitOptions): Promise<Visit> {
  const { url } = fetched;
  const tag = readRobotsTag(fetched.robotsTag, options.productToken);
  const mayFollow = !tag.nofollow && !reading.robots.nofollow;
  const objection = objectionTo(url, reading, tag.noindex || reading.robots.noindex, options.read);
  if (objection === 'javascript') return judgeShell({ fetched, reading, mayFollow }, options);
  if (objection) return { ok: true, objection, url, reading, mayFollow };
  return { ok: true, page: pageOf(fetched, reading), reading, mayFollow };
}

/** Skips a page that takes too long to read, and follows its links. */
async function passOver({ html, url, robotsTag }: FetchedPage, heavy: Problem, options: VisitOptions): Promise<Visit> {
  const outline = await options.reader.readOutline(html, url);
  if (!outline.ok) return heavy;
  const { reading } = outline;
  const mayFollow = !readRobotsTag(robotsTag, options.productToken).nofollow && !reading.robots.nofollow;
  return { ok: true, objection: heavy.kind, url, reading, mayFollow };
}

/** Fetches and parses one URL, subject to robots.txt and the page's own robots directives. */
export async function visitPage(requestedUrl: string, options: VisitOptions): Promise<Visit> {
  const { fetch, pacer, robots, backOff } = options;
  const forbidden = await robots.objection(new URL(requestedUrl));
  if (forbidden) return forbidden;
  const earlier = await options.earlier?.(requestedUrl);
  const mayFollow = robots.objection;
  const acceptsPdf = options.readsPdfs === true;
  const fetched = await fetchWithRetry(requestedUrl, { ...fetch, mayFollow, acceptsPdf }, pacer, {
    validators: earlier,
    backOff,
  });
  if (!fetched.ok) return fetched;
  const { url, status } = fetched.page;
  if (status === 304) {
    if (!earlier) return problem('broken');
    const unchanged = {
      fingerprint: fingerprint(earlier.title, earlier.text),
      scrapedAt: new Date(),
      isUnchanged: true,
    };
    return { ok: true, page: { ...earlier, ...unchanged }, earlier, mayFollow: true };
  }
  if (url !== requestedUrl && SIGN_IN.test(new URL(url).pathname) && !SIGN_IN.test(new URL(requestedUrl).pathname)) {
    return problem('login');
  }
  const opened = await openPage(fetched.page, options);
  if (opened.ok && opened.reading.menuByScript && options.needsLinks && options.render) {
    const rendered = await readRendered(fetched.page, opened.reading, options);
    if (rendered.ok && !rendered.reading.menuByScript)
      return judge(withoutValidators(fetched.page), rendered.reading, options);
  }
  if (opened.ok) return judge(fetched.page, opened.reading, options);
  return opened.kind === 'page-heavy' || opened.kind === 'page-broken'
    ? passOver(fetched.page, opened, options)
    : opened;
}
