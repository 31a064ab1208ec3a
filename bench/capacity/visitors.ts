import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { newAddress, sendLead } from '../flood/visitors';

/** One response: of a page, of one of its scripts, styles and fonts, or of a lead form. */
export type Answer = { kind: 'page' | 'file' | 'lead'; ms: number; failure?: string };

const LANDING_PAGES = ['/', '/services', '/blog', '/blog/ai-automation-guide-irish-restaurants', '/contact'];
const LATER_PAGES = ['/services', '/free-trial', '/about', '/contact', '/meet-your-agent'];
/** Pages after the first one of a visit. */
const LATER_VIEWS = 2;
/** One later view in ten is a search, which is not cached. */
const SEARCH_EVERY = 10;
/** One visitor in twenty sends a form, many more than on real sites. */
const LEAD_EVERY = 20;
/** As many connections as browsers use. */
const AT_ONCE = 6;

const FILES = /\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g;

async function timed(kind: Answer['kind'], answers: Answer[], work: () => Promise<string | undefined>): Promise<void> {
  const started = performance.now();
  const failure = await work().catch((error: Error) => error.message);
  answers.push({ kind, ms: performance.now() - started, failure });
}

async function fetchText(url: string, headers: Record<string, string>): Promise<{ text: string; failure?: string }> {
  const response = await fetch(url, { headers: { ...headers, 'Accept-Encoding': 'gzip' } });
  return { text: await response.text(), failure: response.ok ? undefined : `${url}: ${response.status}` };
}

async function visit(site: string, number: number, answers: Answer[]): Promise<void> {
  const headers = newAddress();
  const view = async (path: string) => {
    let html = '';
    await timed('page', answers, async () => {
      const { text, failure } = await fetchText(site + path, headers);
      html = text;
      return failure;
    });
    return html;
  };
  const landing = await view(LANDING_PAGES[number % LANDING_PAGES.length] ?? '/');
  // A first visit: nothing is in the browser's cache.
  const files = [...new Set(landing.match(FILES) ?? [])];
  const fetchFiles = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      const url = site + file;
      await timed('file', answers, async () => (await fetchText(url, headers)).failure);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchFiles));
  for (let later = 0; later < LATER_VIEWS; later += 1) {
    const isSearch = randomInt(SEARCH_EVERY) === 0;
    await view(isSearch ? `/blog?q=word${randomInt(100_000)}` : (LATER_PAGES[randomInt(LATER_PAGES.length)] ?? '/'));
  }
  if (number % LEAD_EVERY === 0) await timed('lead', answers, () => sendLead(site));
}

/** Begins `perSecond` visits a second for some seconds, whether or not earlier ones are over. Returns all responses. */
export async function visitAt(site: string, perSecond: number, seconds: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  const visits: Promise<void>[] = [];
  const started = performance.now();
  while (visits.length < perSecond * seconds) {
    visits.push(visit(site, visits.length, answers));
    await sleep(Math.max(0, started + (visits.length * 1_000) / perSecond - performance.now()));
  }
  await Promise.all(visits);
  return answers;
}
