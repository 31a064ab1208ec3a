/** One rule of a group: a path with `*` and `$`, allowed or not. */
type Rule = { allow: boolean; path: string };
type Group = { agents: string[]; rules: Rule[]; crawlDelay?: number };

export type Robots = {
  /** Whether a path (with its query) may be read. */
  allows: (path: string) => boolean;
  /** Seconds to leave between two requests, if the site asks for it. */
  crawlDelay?: number;
  sitemaps: string[];
};

const MAX_CHARACTERS = 500 * 1024;

/** Paths are compared in one spelling: percent-encoded where a character is not plain, escapes in capitals. */
function normalPath(path: string): string {
  return path
    .replaceAll(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character))
    .replaceAll(/%[0-9a-f]{2}/gi, (encoded) => {
      const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
      return /[A-Za-z0-9\-._~]/.test(character) ? character : encoded.toUpperCase();
    });
}

/** Whether a pattern matches the start of a path. Without regular expressions: a hostile pattern costs no time. */
function matches(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith('$');
  const parts = (anchored ? pattern.slice(0, -1) : pattern).split('*');
  const first = parts.shift() ?? '';
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    if (anchored && isLast) return path.length - part.length >= at && path.endsWith(part);
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return anchored ? at === path.length : true;
}

function readGroups(text: string): { groups: Group[]; sitemaps: string[] } {
  const groups: Group[] = [];
  const sitemaps: string[] = [];
  let current: Group | undefined;
  let isNaming = false;
  for (const line of text
    .slice(0, MAX_CHARACTERS)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)) {
    const [, key = '', value = ''] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(line.replace(/#.*$/, '')) ?? [];
    const name = key.toLowerCase();
    if (name === 'user-agent') {
      if (!isNaming || !current) {
        current = { agents: [], rules: [] };
        groups.push(current);
      }
      current.agents.push(value.toLowerCase());
      isNaming = true;
    } else if (name === 'sitemap') {
      sitemaps.push(value);
    } else if (name === 'allow' || name === 'disallow') {
      isNaming = false;
      if (value) current?.rules.push({ allow: name === 'allow', path: normalPath(value) });
    } else if (name === 'crawl-delay') {
      isNaming = false;
      if (current && /^\d+(\.\d+)?$/.test(value)) current.crawlDelay = Number(value);
    }
  }
  return { groups, sitemaps };
}

/** What a robots.txt asks of a program with a product token (RFC 9309): its own groups together, else those for everybody. */
export function parseRobots(text: string, productToken: string): Robots {
  const { groups, sitemaps } = readGroups(text);
  const token = productToken.toLowerCase();
  const own = groups.filter(({ agents }) => agents.some((agent) => /^[a-z_-]+/.exec(agent)?.[0] === token));
  const used = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'));
  const rules = used.flatMap((group) => group.rules);
  return {
    sitemaps,
    crawlDelay: used.find((group) => group.crawlDelay !== undefined)?.crawlDelay,
    allows(given) {
      const path = normalPath(given || '/');
      if (path === '/robots.txt') return true;
      const fitting = rules.filter((rule) => matches(rule.path, path));
      // The longest rule decides; of two that are equally long, the one that allows.
      const best = fitting.sort((a, b) => b.path.length - a.path.length || Number(b.allow) - Number(a.allow))[0];
      return best?.allow ?? true;
    },
  };
}

export const allowAll: Robots = { allows: () => true, sitemaps: [] };
export const allowNothing: Robots = { allows: (path) => path === '/robots.txt', sitemaps: [] };
