import { readFileSync, writeFileSync } from 'node:fs';
import { parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { fetchPage } from '@/lib/crawler/fetch/fetch-page';
import type { FetchOptions } from '@/lib/crawler/fetch/guarded-fetch';
import { startPacer } from '@/lib/crawler/fetch/pacer';
import type { ProblemKind } from '@/lib/crawler/fetch/problem';
import { hostOf } from '@/lib/reader/text/host-of';
import { type DirectoryEntry, readDirectory } from './directory';
import { inParallel } from './in-parallel';

/** What opening an entry found: its page, none, another page at `to`, or no answer, which says nothing about the address. */
export type Checked =
  | { result: 'opened' | 'missing' }
  | { result: 'moved'; to: string }
  | { result: 'unanswered'; reason: ProblemKind };

const CONCURRENCY = 4;
/** The delay between two requests to one website, in milliseconds. */
const DELAY_MS = 1_000;

const pathOf = (url: URL) => url.pathname.replace(/\/(?:index\.\w+)?$/, '');

/** Whether a redirect led to another page. A start page may be anywhere on its website, such as at /en/. */
function isMoved(from: string, to: string): boolean {
  const [before, after] = [new URL(from), new URL(to)];
  if (hostOf(from) !== hostOf(to)) return true;
  return pathOf(before) !== '' && pathOf(before) !== pathOf(after);
}

async function open(url: string, options: FetchOptions): Promise<Checked> {
  const fetched = await fetchPage(url, options);
  if (!fetched.ok) {
    return fetched.kind === 'not-found' ? { result: 'missing' } : { result: 'unanswered', reason: fetched.kind };
  }
  return isMoved(url, fetched.page.url) ? { result: 'moved', to: fetched.page.url } : { result: 'opened' };
}

/** Writes the day and what was wrong into the node of an entry; an entry without an answer keeps what it has. */
function note(node: YAMLMap, checked: Checked, day: string): void {
  if (checked.result === 'unanswered') return;
  node.set('checked', day);
  node.delete('by');
  if (checked.result === 'opened') node.delete('problem');
  else node.set('problem', checked.result);
}

/**
 * Opens every entry of a directory file and writes the day, and whether the page is missing or has moved, into it; comments and order are kept.
 * The file is written once at the end. `onChecked` is called for each entry.
 * @throws as `readDirectory`, or the error of the file system if the file cannot be written
 */
export async function checkDirectory(
  file: string,
  options: FetchOptions,
  onChecked: (entry: DirectoryEntry, checked: Checked) => void,
  { now = new Date(), delayMs = DELAY_MS } = {},
): Promise<void> {
  const document = parseDocument(readFileSync(file, 'utf8'));
  const nodes = (document.contents as unknown as YAMLSeq<YAMLMap>).items;
  const entries = readDirectory(file);
  const report = (index: number, entry: DirectoryEntry, checked: Checked) => {
    note(nodes[index] as YAMLMap, checked, now.toISOString().slice(0, 10));
    onChecked(entry, checked);
  };
  const nameless: [number, DirectoryEntry, Checked][] = [];
  let isOnline = false;
  const pacers = new Map(entries.map(({ url }) => [hostOf(url), startPacer(delayMs)]));
  await inParallel([...entries.entries()], CONCURRENCY, async ([index, entry]) => {
    await pacers.get(hostOf(entry.url))?.turn(entry.url);
    const checked = await open(entry.url, options);
    isOnline ||= checked.result !== 'unanswered';
    const hasNoHost = checked.result === 'unanswered' && checked.reason === 'no-such-host';
    if (hasNoHost) nameless.push([index, entry, checked]);
    else report(index, entry, checked);
  });
  // Without a network no name resolves, which says nothing about any of them.
  for (const [index, entry, checked] of nameless) report(index, entry, isOnline ? { result: 'missing' } : checked);
  writeFileSync(file, document.toString({ lineWidth: 0, flowCollectionPadding: false }));
}
