import type { ProblemKind } from '@/lib/crawler/fetch/problem';
import type { DroppedReason } from './directory';
import type { SourceKind } from './knowledge';
import type { AgeObjection } from './page-age';
import type { Passage } from './passages';

/** A page that was read, cut into passages. The kind of a listed one is known from the directory, that of another is a guess. */
export type SourcePage = { source: string; kind: SourceKind; isListed: boolean; title: string; passages: Passage[] };

/** Why a search provider did not read a page, which is not the fault of its website. */
export type UnreadReason = 'unread' | 'no-credit' | 'provider-busy';

/** A page without results, and why. */
export type SkippedSource = {
  source: string;
  reason: ProblemKind | AgeObjection | DroppedReason | UnreadReason | 'foreign';
};

/** Receives the results of research as they come in. */
export type ResearchSink = {
  /** How many pages will be read, as far as is known. */
  setExpectedPages: (pages: number) => Promise<void>;
  /** Reports the source that is being read; display only. */
  setCurrent: (source: string) => void;
  addPage: (page: SourcePage) => Promise<void>;
  addSkipped: (skipped: SkippedSource) => Promise<void>;
};

/** How research ended: what is missing from it, or why no source could be used at all. */
export type ResearchOutcome =
  | { ok: true; missing?: 'encyclopaedia' | 'time-limit' }
  | { ok: false; reason: 'sources' | 'provider' };
