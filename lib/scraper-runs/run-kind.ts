import type { ZipEntry } from '@/lib/crawler/export/zip';
import type { Prisma, RunKind as RunKindName, ScraperRun } from '@/lib/generated/prisma/client';

/** A result that the progress view lists: a page, or a knowledge item with the page it was found on. */
export type FoundItem = { url: string; title: string; contentType: string };

/** A run that is about to be created. `pages` is the most pages it may store. */
export type NewRun = {
  kind: RunKindName;
  subject: string;
  settings: Prisma.InputJsonObject;
  pages: number;
  earlierRunId?: string;
};

/** The settings of a run as its form shows them; each kind has a schema for the rest. */
export type StoredSettings = { format: string };

export const fileFormats = ['json', 'csv', 'txt', 'md', 'jsonl'] as const;
export type FileFormat = (typeof fileFormats)[number];

/**
 * What the site needs to know about one kind of run. lib/website-scraper and lib/niche-research implement it; app/run-kinds.ts
 * composes the registry, so that this folder depends on neither of them.
 */
export type RunKind = {
  /** What distinguishes a run from others of the same subject, in a few words, as "in Irish"; empty for the defaults. */
  describeSettings: (run: ScraperRun) => string;
  /** What one result is called: "page" or "item". */
  unit: string;
  /** Validates the stored settings. @throws ZodError when they do not fit the schema */
  parseSettings: (run: ScraperRun) => StoredSettings;
  countResults: (run: ScraperRun) => number;
  /** One sentence about a run that is under way. */
  describeProgress: (run: ScraperRun) => string;
  /** One sentence about a finished run that found nothing. */
  nothingFound: string;
  /** Sentences for reasons, before those of lib/crawler/fetch/problem.ts: why a run failed or is partial, or a page was skipped. */
  reasons: Readonly<Record<string, string>>;
  /** The most recent results, newest first. */
  lastItems: (runId: string, count: number) => Promise<FoundItem[]>;
  /** Writers of the export files, each a stream of text. */
  exporters: Readonly<Record<FileFormat, (runId: string) => AsyncGenerator<string>>>;
  /** Further files of the ZIP archive by the end of their name, like "facts.csv". */
  archiveFiles: Readonly<Record<string, (runId: string) => AsyncGenerator<string>>>;
  /** A folder of the ZIP archive with a file for each result. */
  archiveFolder?: { name: string; files: (runId: string) => AsyncIterable<ZipEntry> };
  /** The name of an export file without date and extension, safe in a header. */
  fileName: (run: ScraperRun) => string;
  /** The same run once more, from its settings. */
  repeat: (run: ScraperRun) => PlannedRun;
};

/** The registry of all kinds of run. */
export type RunKinds = Readonly<Record<RunKindName, RunKind>>;

/** A checked request for a run, or why there is none: the field with a URL that cannot be read, or that the site is not set up for it. */
export type PlannedRun =
  | { ok: true; run: NewRun }
  | { ok: false; kind: 'url' | 'options' | 'unavailable'; message: string };

/**
 * Performs a run whose lease is held by `owner`, writing results as it goes. Resolves to the reason why the run failed as a
 * whole, or why it is done in part only; to undefined when it is complete.
 * @throws the reason of `signal` when it aborts
 */
export type PerformRun = (
  run: ScraperRun,
  owner: string,
  signal: AbortSignal,
) => Promise<string | { partial: string } | undefined>;
