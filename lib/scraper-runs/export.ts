import type { CrawledPage } from '@/lib/crawler/crawl/store';
import * as pageFiles from '@/lib/crawler/export/formats';
import { toZip } from '@/lib/crawler/export/zip';
import type { ScraperRun } from '@/lib/generated/prisma/client';
import * as itemFiles from '@/lib/niche-research/files';
import type { KnowledgeItem } from '@/lib/niche-research/knowledge';
import { slugify } from '@/lib/text/slug';
import { readItems, readPages } from './queries';

/** How the files of a run end, and what they are. */
const types = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
} as const;

type FileFormat = keyof typeof types;
const fileFormats = Object.keys(types) as FileFormat[];

type Writer<T> = (things: AsyncIterable<T>) => AsyncGenerator<string>;
const pageWriters: Record<FileFormat, Writer<CrawledPage>> = {
  json: pageFiles.toJson,
  csv: pageFiles.toCsv,
  txt: pageFiles.toTxt,
  md: pageFiles.toMarkdown,
  jsonl: pageFiles.toJsonl,
};
const itemWriters: Record<FileFormat, Writer<KnowledgeItem>> = {
  json: itemFiles.toJson,
  csv: itemFiles.toCsv,
  txt: itemFiles.toTxt,
  md: itemFiles.toMarkdown,
  jsonl: itemFiles.toJsonl,
};

/** The text of one of a run's files. */
const write = (run: ScraperRun, format: FileFormat): AsyncGenerator<string> =>
  run.kind === 'website' ? pageWriters[format](readPages(run.id)) : itemWriters[format](readItems(run.id));

export const exportFormats = ['json', 'csv', 'txt', 'md', 'jsonl', 'all'] as const;
export type ExportFormat = (typeof exportFormats)[number];

function siteOf({ subject, home }: ScraperRun): string {
  const address = home ?? subject;
  const { hostname } = new URL(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  return hostname.replace(/^www\./, '').replaceAll(/[^a-z\d.-]/gi, '-');
}

/** The name of a run's file: the site or the niche, and the day it was read on. */
export function fileName(run: ScraperRun, ending: string): string {
  const name = run.kind === 'website' ? siteOf(run) : slugify(run.subject) || 'knowledge';
  return `${name}-${run.createdAt.toISOString().slice(0, 10)}.${ending}`;
}

/** A name, a media type and the text or bytes of a file. */
type RunFile = { name: string; type: string; body: AsyncGenerator<string | Uint8Array> };

/** A run as a file, written while it is sent. */
export function exportRun(run: ScraperRun, format: ExportFormat): RunFile {
  if (format !== 'all') return { name: fileName(run, format), type: types[format], body: write(run, format) };
  const entries = fileFormats.map((one) => ({ name: fileName(run, one), text: () => write(run, one) }));
  return { name: fileName(run, 'zip'), type: 'application/zip', body: toZip(entries, run.finishedAt ?? new Date()) };
}
