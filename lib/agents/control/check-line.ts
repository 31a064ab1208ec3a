import { fetchPage } from '@/lib/crawler/fetch/fetch-page';
import { createRobotsCache } from '@/lib/crawler/fetch/fetch-robots';
import { withHttpFallback } from '@/lib/crawler/fetch/http-fallback';
import { HostBusyError } from '@/lib/crawler/fetch/pacer';
import { type Problem, type ProblemKind, problem } from '@/lib/crawler/fetch/problem';
import { PAGE_TASK } from '@/lib/crawler/pool/limits';
import { runTask, TaskLimitError } from '@/lib/crawler/pool/pool';
import type { ThreadAnswer } from '@/lib/crawler/pool/read-tasks';
import { createSpender } from '@/lib/crawler/pool/turns';
import { fetchOptions, PRODUCT_TOKEN, pacingFor } from '@/lib/scraper-runs/crawler-identity';
import { LINE_PAGES } from '../policy';
import { siteNameOf } from '../preview/reading-start';
import type { FoundLines, LineTask } from './launcher-line';
import { widgetAddress } from './widget-address';

/** Where the line is missing, and why, as far as that shows. */
export type LineProblem = 'other-key' | 'text' | 'tag-manager' | 'moved' | 'missing';

export interface LineCheck {
  isFound: boolean;
  /** The pages that were looked at, and on how many of them the line stands. */
  pages: number;
  withLine: number;
  /** The website as it was reached: the scheme, and with or without www. */
  origin?: string;
  /** Why the line was not found: a problem with fetching, in a sentence, or one with the pages. */
  fetching?: Problem;
  problem?: LineProblem;
  /** Where the website led, if to another one. */
  movedTo?: string;
}

type Checked = { key: string; domain: string; website: string };

type Read = { ok: true; url: string; lines: FoundLines };

/** Fetches pages of one website within robots.txt and at its pace, and looks at each in a thread. */
function pageReader(website: string) {
  const { pacer } = pacingFor(website, 'visitor');
  const robots = createRobotsCache(PRODUCT_TOKEN, fetchOptions, pacer);
  const spender = createSpender();
  return async (url: string): Promise<Read | Problem> => {
    const objection = await robots.objection(new URL(url));
    if (objection) return objection;
    await pacer.turn(url);
    const fetched = await fetchPage(url, { ...fetchOptions, mayFollow: robots.objection });
    if (!fetched.ok) return fetched;
    const { page } = fetched;
    const task: LineTask = { html: page.html, url: page.url, address: widgetAddress() };
    const found = await runTask<ThreadAnswer<FoundLines>>(spender, 'findLine', task, PAGE_TASK);
    return found.ok ? { ok: true, url: page.url, lines: found.reading } : problem(found.kind);
  };
}

const unexpected = (error: unknown): Problem => {
  if (error instanceof HostBusyError) return problem('host-busy');
  if (error instanceof TaskLimitError) return problem('page-heavy');
  throw error;
};

function problemOf(all: readonly FoundLines[]): LineProblem {
  if (all.some(({ keys }) => keys.length > 0)) return 'other-key';
  if (all.some(({ isOnlyText }) => isOnlyText)) return 'text';
  return all.some(({ hasTagManager }) => hasTagManager) ? 'tag-manager' : 'missing';
}

/** What a second name of the website would meet too, or must not try for. */
const HOLDS_FOR_BOTH = new Set<ProblemKind>(['robots', 'robots-unreadable', 'host-busy', 'too-many-requests']);

/** The home page by the name that was typed, or by the other one where only that has a website: with or without www. */
async function findStart(
  domain: string,
  website: string,
  read: ReturnType<typeof pageReader>,
): Promise<Read | Problem> {
  const names = [domain, `www.${domain}`];
  if (/^(?:https?:\/\/)?www\./i.test(website)) names.reverse();
  const attempt = (name: string) => withHttpFallback(name, fetchOptions, read).catch(unexpected);
  const [typed, other] = names as [string, string];
  const first = await attempt(typed);
  if (first.ok || HOLDS_FOR_BOTH.has(first.kind)) return first;
  const second = await attempt(other);
  return second.ok || second.kind === 'robots' ? second : first;
}

/**
 * Looks for the launcher's line of an agent on its website: on the home page, and on some that this links to, whatever page its owner
 * typed: somebody else may have that one alone. Only a script counts, and only on the website itself, not where it redirects to.
 */
export async function checkLine({ key, domain, website }: Checked): Promise<LineCheck> {
  const read = pageReader(domain);
  const start = await findStart(domain, website, read);
  const none = { isFound: false, pages: 0, withLine: 0 };
  if (!start.ok) return { ...none, fetching: start };
  const { origin } = new URL(start.url);
  if (siteNameOf(start.url) !== domain) return { ...none, origin, problem: 'moved', movedTo: siteNameOf(start.url) };
  const next = [...new Set(start.lines.links.map(({ url }) => url))]
    .filter((url) => siteNameOf(url) === domain && url !== start.url)
    .slice(0, LINE_PAGES - 1);
  const pages: Read[] = [start];
  for (const url of next) {
    const page = await read(url).catch(unexpected);
    if (page.ok && siteNameOf(page.url) === domain) pages.push(page);
  }
  const lines = pages.map((page) => page.lines);
  const withLine = lines.filter(({ keys }) => keys.includes(key)).length;
  const counts = { pages: pages.length, withLine, origin };
  return withLine > 0 ? { isFound: true, ...counts } : { isFound: false, ...counts, problem: problemOf(lines) };
}
