import { normalEscapes } from '@/lib/reader/text/percent-escapes';
import { matchesStart } from '../wildcard';

/** One rule of a group: a path with `*` and `$`, allowed or not. */
type Rule = { allow: boolean; path: string };
type Group = { agents: string[]; rules: Rule[]; crawlDelay?: number };

export type Robots = {
  /** Whether a path (with its query) may be fetched. */
  allows: (path: string) => boolean;
  /** The crawl-delay in seconds, if there is one. */
  crawlDelay?: number;
  sitemaps: string[];
};

/** As in Google's parser, whose buffer of this size ends with a zero. */
const MAX_LINE = 8 * 2083 - 1;
const MAX_RULES = 5_000;
const MAX_SITEMAPS = 50;
/** The maximum crawl-delay: with a longer one, even a small site would take days. */
const MAX_CRAWL_DELAY = 30;

/** How the directive is misspelt, as in Google's parser. */
const DISALLOW = new Set('disallow dissallow dissalow disalow diasllow disallaw'.split(' '));

/** Normalises the percent-encoding of a path for comparison. */
const normalPath = (path: string): string =>
  normalEscapes(
    path.replaceAll(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character.replace(/\p{Cs}/u, '\ufffd'))),
  );

/** Splits a line without its comment into key and value; a missing colon is tolerated between two words. */
function readLine(line: string): [key: string, value: string] {
  const [plain = ''] = line.slice(0, MAX_LINE).split('#', 1);
  const colon = plain.indexOf(':');
  if (colon < 0) {
    const [key = '', value = '', ...more] = plain.trim().split(/\s+/);
    return more.length === 0 ? [key.toLowerCase(), value] : ['', ''];
  }
  return [plain.slice(0, colon).trim().toLowerCase(), plain.slice(colon + 1).trim()];
}

/** Reads the groups of rules. A byte order mark, even a part of one, is not part of the first line. */
function readGroups(text: string): { groups: Group[]; sitemaps: string[] } {
  const groups: Group[] = [];
  const sitemaps: string[] = [];
  let current: Group | undefined;
  let isNaming = false;
  for (const line of text.replace(/^[\uFEFF\uFFFD]/, '').split(/\r\n|\r|\n/)) {
    const [given, value] = readLine(line);
    const key = DISALLOW.has(given) ? 'disallow' : given.replaceAll(/[\s-]/g, '');
    if (key === 'useragent') {
      if (!isNaming || !current) {
        current = { agents: [], rules: [] };
        groups.push(current);
      }
      current.agents.push(value.toLowerCase());
      isNaming = true;
    } else if (key === 'allow' || key === 'disallow') {
      isNaming = false;
      if (value !== '') current?.rules.push({ allow: key === 'allow', path: normalPath(value) });
    } else if (key === 'sitemap' && sitemaps.length < MAX_SITEMAPS) {
      sitemaps.push(value);
    } else if (key === 'crawldelay' && current && /^\d{1,9}(\.\d{1,9})?$/.test(value)) {
      current.crawlDelay = Math.min(Number(value), MAX_CRAWL_DELAY);
    }
  }
  return { groups, sitemaps };
}

/** Parses a robots.txt for a user-agent token (RFC 9309): the groups of the token together, otherwise those for `*`. */
export function parseRobots(text: string, productToken: string): Robots {
  const { groups, sitemaps } = readGroups(text);
  const token = productToken.toLowerCase();
  const own = groups.filter(({ agents }) => agents.some((agent) => /^[a-z_-]+/.exec(agent)?.[0] === token));
  const used = own.length > 0 ? own : groups.filter(({ agents }) => agents.some((agent) => /^\*(\s|$)/.test(agent)));
  const rules = used.flatMap((group) => group.rules).slice(0, MAX_RULES);
  return {
    sitemaps,
    crawlDelay: used.find((group) => group.crawlDelay !== undefined)?.crawlDelay,
    allows(given) {
      // `%2A` and `%24` in a rule are the literal characters (RFC 9309, section 2.2.3).
      const path = normalPath((given || '/').replaceAll('*', '%2A').replaceAll('$', '%24'));
      if (path === '/robots.txt') return true;
      let best: Rule | undefined;
      // The longest match wins; of two equally long ones, allow.
      for (const rule of rules) {
        const outranks =
          !best || rule.path.length > best.path.length || (rule.path.length === best.path.length && rule.allow);
        if (outranks && matchesStart(rule.path, path)) best = rule;
      }
      return best?.allow ?? true;
    },
  };
}

export const allowAll: Robots = { allows: () => true, sitemaps: [] };
