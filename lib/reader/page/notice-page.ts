import { pageWords } from '../lexicon/lexicon';

/** What stands in place of a page: checks for robots, and notices of servers, hosts and domain traders. */
const NOTICES = pageWords(
  'noticePage',
  'notices',
  /^(?:403[\s:–-]*)?(?:forbidden|access denied)[.!]?$|attention required! \| cloudflare|\bsqlstate\[/u,
);
/** What hosts show until somebody uploads a website, and what stands in front of websites about alcohol or tobacco. */
const DEFAULTS = pageWords('noticePage', 'defaults');
/** The question of an age gate. */
const AGE_GATE = pageWords('noticePage', 'ageGate');
/** A longer text has other content. In characters. */
const MAX_TEXT = 500;
/** The same for the notice of a host, which says what to do. */
const MAX_DEFAULT = 1_200;
/** Somebody to call or write to: then the notice is the site's own. */
const REACHABLE = /\d[\d ()-]{6,}\d|@[\w-]+\.\w/;

/** Whether a page with status 200 shows nothing but such a notice. */
export function isNoticePage({ title, text }: { title: string; text: string }): boolean {
  if (text.length > MAX_DEFAULT) return false;
  const lines = [title, ...text.split('\n')].map((line) => line.trim());
  if (lines.some((line) => DEFAULTS.test(line))) return true;
  if (text.length > MAX_TEXT || (/maintenance/i.test(text) && REACHABLE.test(text))) return false;
  return lines.some((line) => NOTICES.test(line) || AGE_GATE.test(line));
}
