import type { CrawledPage } from '@/lib/crawler/crawl/store';
import * as pageFiles from '@/lib/crawler/export/formats';
import { escapeMarkdown } from '@/lib/reader/page/line-text';
import type { FileFormat } from '@/lib/scraper-runs/run-kind';
import { CSV_START, csvLine } from '@/lib/text/csv';
import { type FactRow, factRows } from './fact-rows';
import { readPages } from './pages';
import { readCheckedFacts } from './site-facts';

const RULE = '='.repeat(80);

/** Why a fact is not what the pages say. */
const notesOf = { right: '', corrected: 'corrected by the business', added: 'added by the business' };

/** A fact on one line, whatever the page has, behind its heading and before its context. */
const factLine = ({ label, heading, value, context, checked }: FactRow) => {
  const notes = [context, checked && notesOf[checked]].filter(Boolean).map((note) => ` (${note})`);
  return `${label}: ${heading ? `${heading} – ` : ''}${value}${notes.join('')}`.replaceAll(/\s+/g, ' ');
};
/** Text in which only its URLs have a meaning in Markdown. */
const plainMarkdown = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>]+)/)
    .map((part, at) => (at % 2 === 1 ? `<${part}>` : escapeMarkdown(part)))
    .join('');

const firstUrl = ({ sources }: FactRow) => sources[0]?.url ?? '';

/** A JSON object with the facts of the site and its pages. */
async function* toJson(runId: string): AsyncGenerator<string> {
  yield `{\n"facts": ${JSON.stringify(await readCheckedFacts(runId), null, 2)},\n"pages": `;
  yield* pageFiles.toJson(readPages(runId));
  yield '}\n';
}

/** Plain text: the facts, then the pages. */
async function* toTxt(runId: string): AsyncGenerator<string> {
  const rows = factRows(await readCheckedFacts(runId));
  if (rows.length > 0)
    yield `Facts\n\n${rows.map((row) => `${factLine(row)}${row.sources[0] ? `\n  Source: ${firstUrl(row)}` : ''}`).join('\n')}\n\n${RULE}\n\n`;
  yield* pageFiles.toTxt(readPages(runId));
}

/** Markdown: a list of the facts, then the pages. */
async function* toMarkdown(runId: string): AsyncGenerator<string> {
  const rows = factRows(await readCheckedFacts(runId));
  if (rows.length > 0)
    yield `# Facts\n\n${rows.map((row) => `- ${plainMarkdown(factLine(row))}${row.sources[0] ? ` ([source](<${firstUrl(row)}>))` : ''}`).join('\n')}\n\n---\n\n`;
  yield* pageFiles.toMarkdown(readPages(runId));
}

/** A line of JSON for each fact and for each chunk of each page. */
async function* toJsonl(runId: string): AsyncGenerator<string> {
  for (const [index, row] of factRows(await readCheckedFacts(runId)).entries()) {
    const chunk = { id: `fact#${index}`, url: firstUrl(row), title: row.label, contentType: 'Fact', headings: [] };
    yield `${JSON.stringify({ ...chunk, text: factLine(row), sources: row.sources })}\n`;
  }
  yield* pageFiles.toJsonl(readPages(runId));
}

/** A CSV file with one row per fact, safe against formula injection. */
export async function* factsToCsv(runId: string): AsyncGenerator<string> {
  yield `${CSV_START}${csvLine(['Fact', 'Value', 'Context', 'Checked', 'Words on the page', 'Pages'])}`;
  for (const row of factRows(await readCheckedFacts(runId))) {
    const { label, heading, value, context, checked, sources } = row;
    yield csvLine([
      label,
      value,
      [heading, context].filter(Boolean).join(' · '),
      checked ?? '',
      sources[0]?.text ?? '',
      sources.map(({ url }) => url).join(' '),
    ]);
  }
}

type PageWriter = (pages: AsyncIterable<CrawledPage>) => AsyncGenerator<string>;
const pagesOnly = (write: PageWriter) => (runId: string) => write(readPages(runId));

/** Export files of a run. The CSV file has the pages; its facts are a file of their own. */
export const websiteExporters: Record<FileFormat, (runId: string) => AsyncGenerator<string>> = {
  json: toJson,
  csv: pagesOnly(pageFiles.toCsv),
  txt: toTxt,
  md: toMarkdown,
  jsonl: toJsonl,
};
