import { patternOf } from '@/lib/reader/lexicon/phrases';
import { type DirectoryEntry, directoryKinds } from './directory';
import type { SourceKind } from './knowledge';
import { words } from './word-lists';

const withoutWww = (hostname: string) => hostname.replace(/^www\d?\./, '');

/** Patterns of hosts, the most reliable first. Only a host tells who speaks: a plumber may have a page with the title "Regulations". */
const HOST_PATTERNS: [SourceKind, RegExp][] = [
  ['regulation', /(?:^|\.)gov\.\w+$/],
  ['forum', /^(?:forums?|community|discuss|answers)\.|forum/],
  ['blog', /blog/],
  ['education', /\.edu(?:\.\w+)?$|\.ac\.\w+$|university|college/],
  ['professional-association', /association|federation|institute|society|guild|council|chamber/],
  ['trade-journal', /magazine|journal|news|times|gazette|herald|tribune|telegraph|independent|examiner/],
];

/** Patterns of paths. The path of an article often has its date. */
const PATH_PATTERNS: [SourceKind, RegExp][] = [
  ['forum', /\/(?:forums?|threads?|discussions?|community)(?:\/|$)/i],
  ['blog', /\/[\w-]*(?:blogs?|news|posts?)(?:\/|$)|\/20\d\d\/\d\d?\//i],
];

const GUIDANCE = patternOf(words.guidance);

/** What the host, path and title of a web page tell of its kind. */
export type SourceClassifier = {
  /** The kind of a page. When nothing else matches, it is taken for the page of a company, which praises itself. */
  classify: (url: string, title: string) => SourceKind;
  /** Whether a page is on a known host: one of the directory, or of an authority. */
  isListed: (url: string) => boolean;
};

/** Classifies web pages by the hosts of a directory and of word-lists.yaml, then by patterns of hosts, paths and titles. */
export function createClassifier(directory: readonly DirectoryEntry[]): SourceClassifier {
  const known = new Map<string, SourceKind>(
    Object.entries(words.hosts).flatMap(([kind, hosts]) => hosts.map((host) => [host, kind as SourceKind] as const)),
  );
  for (const { url, kind } of directory.toReversed()) known.set(withoutWww(new URL(url).hostname), kind);

  /** The kind of a host, or of the domain that it belongs to. */
  function kindOfHost(hostname: string): SourceKind | undefined {
    const labels = withoutWww(hostname).split('.');
    return labels.map((_, at) => known.get(labels.slice(at).join('.'))).find((kind) => kind !== undefined);
  }

  return {
    classify(url, title) {
      const { hostname, pathname } = new URL(url);
      const find = (patterns: typeof HOST_PATTERNS, text: string) =>
        patterns.find(([, pattern]) => pattern.test(text))?.[0];
      const named = `${hostname} ${pathname} ${title}`.replaceAll(/[-_]/g, ' ');
      return (
        kindOfHost(hostname) ??
        find(HOST_PATTERNS, withoutWww(hostname)) ??
        find(PATH_PATTERNS, pathname) ??
        (GUIDANCE.test(named) ? 'best-practice' : 'company')
      );
    },
    isListed: (url) => directoryKinds.some((kind) => kind === kindOfHost(new URL(url).hostname)),
  };
}
