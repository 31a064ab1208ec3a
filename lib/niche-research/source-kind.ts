import { directory } from './directory/directory';
import type { SourceKind } from './knowledge';

const withoutWww = (hostname: string) => hostname.replace(/^www\d?\./, '');

/** The kinds of the hosts in the directory, of which the first entry counts. */
const kindOfHost = new Map(
  directory.toReversed().map(({ url, kind }) => [withoutWww(new URL(url).hostname), kind] as const),
);

/** The kind of the directory's entry for a host or the domain that it belongs to. */
function listedKind(hostname: string): SourceKind | undefined {
  const labels = withoutWww(hostname).split('.');
  return labels.map((_, at) => kindOfHost.get(labels.slice(at).join('.'))).find((kind) => kind !== undefined);
}

/** Whether a page is on a host in the directory. */
export const isListed = (url: string): boolean => listedKind(new URL(url).hostname) !== undefined;

/** Patterns of hosts, the most reliable first. Only a host tells who speaks: a plumber may have a page with the title "Regulations". */
const hostPatterns: [SourceKind, RegExp][] = [
  ['regulation', /(?:^|\.)(?:gov|gov\.\w+|europa\.eu|irishstatutebook\.ie|legislation\.gov\.uk)$/],
  [
    'forum',
    /^(?:forums?|community|discuss|answers)\.|forum|(?:^|\.)(?:boards\.ie|reddit\.com|quora\.com|stackexchange\.com|mumsnet\.com)$/,
  ],
  ['blog', /blog|(?:^|\.)(?:wordpress|medium|substack|tumblr)\.com$/],
  ['reference', /(?:^|\.)(?:wikipedia\.org|britannica\.com)$/],
  ['education', /\.edu(?:\.\w+)?$|\.ac\.\w+$|university|college/],
  ['professional-association', /association|federation|institute|society|guild|council|chamber/],
  ['trade-journal', /magazine|journal|news|times|gazette|herald|tribune|telegraph|independent|examiner/],
];

/** Patterns of paths. The path of an article often has its date. */
const pathPatterns: [SourceKind, RegExp][] = [
  ['forum', /\/(?:forums?|threads?|discussions?|community)(?:\/|$)/i],
  ['blog', /\/[\w-]*(?:blogs?|news|posts?)(?:\/|$)|\/20\d\d\/\d\d?\//i],
];

const GUIDANCE =
  /\b(?:guid(?:es?|ance|elines?)|advice|tips|how to|best practices?|codes? of practice|checklists?|standards?|handbook|toolkit|explained|dos and don'?ts|regulations?|legislation)\b/i;

/**
 * Classifies a web page by its host, as listed in the directory or as named, then by its path and title. When nothing matches, it is
 * taken for the page of a company, which praises itself.
 */
export function classifySource(url: string, title: string): SourceKind {
  const { hostname, pathname } = new URL(url);
  const find = (patterns: typeof hostPatterns, text: string) => patterns.find(([, pattern]) => pattern.test(text))?.[0];
  return (
    listedKind(hostname) ??
    find(hostPatterns, withoutWww(hostname)) ??
    find(pathPatterns, pathname) ??
    (GUIDANCE.test(`${hostname} ${pathname} ${title}`.replaceAll(/[-_]/g, ' ')) ? 'best-practice' : 'company')
  );
}
