import type { ProblemKind } from '@/lib/crawler/fetch/problem';
import type { SourceKind } from './knowledge';
import type { Passage } from './passages';

/** A page that was read, cut into passages. */
export type Reading = { source: string; kind: SourceKind; title: string; passages: Passage[] };

/** Why nothing was taken from a page, as lib/crawler/fetch/problem.ts names it. */
export type Missed = { source: string; reason: ProblemKind };

/** Where a search puts what it finds, as it finds it. */
export type Gathering = {
  /** How many pages will be read, as far as is known. */
  expect: (pages: number) => Promise<void>;
  visit: (source: string) => void;
  found: (reading: Reading) => Promise<void>;
  missed: (missed: Missed) => Promise<void>;
  /** Texts that are surely about the niche, to learn its words from. */
  learn: (texts: readonly string[]) => void;
};

/** How a search ended: there is something to show, or nothing could be searched at all. */
export type Gathered = { ok: true } | { ok: false; reason: 'sources' | 'provider' };
