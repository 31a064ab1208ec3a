import { escapeMarkdown } from '@/lib/reader/page/line-text';
import { CSV_START, csvLine } from '@/lib/text/csv';
import type { KnowledgeItem } from './knowledge';

/** The items of a run; can be iterated once. */
type Items = AsyncIterable<KnowledgeItem>;

const RULE = '='.repeat(80);

/** The same JSON object that the API returns. */
export async function* toJson(items: Items): AsyncGenerator<string> {
  let separator = '{\n"knowledge": [\n';
  for await (const item of items) {
    yield `${separator}${JSON.stringify(item, null, 2)}`;
    separator = ',\n';
  }
  yield separator.startsWith('{') ? '{ "knowledge": [] }\n' : '\n]\n}\n';
}

/** CSV with one row per item, safe against formula injection. */
export async function* toCsv(items: Items): AsyncGenerator<string> {
  yield `${CSV_START}${csvLine(['Category', 'Title', 'Content', 'Source', 'Type'])}`;
  for await (const { category, title, content, source, type } of items) {
    yield csvLine([category, title, content, source, type]);
  }
}

/** Plain text; items are separated by a rule of 80 characters. */
export async function* toTxt(items: Items): AsyncGenerator<string> {
  for await (const { category, title, content, source } of items) {
    yield `Category: ${category}\nTitle: ${title}\nSource: ${source}\n\n${content}\n\n${RULE}\n\n`;
  }
}

/** One Markdown document: a heading per category, a subheading per item. */
export async function* toMarkdown(items: Items): AsyncGenerator<string> {
  let currentCategory: string | undefined;
  for await (const { category, title, content, source } of items) {
    if (category !== currentCategory) yield `# ${category}\n\n`;
    currentCategory = category;
    yield `## ${escapeMarkdown(title.replaceAll(/\s+/g, ' '))}\n\n${escapeMarkdown(content)}\n\nSource: <${source}>\n\n`;
  }
}

/** One JSON object per line. */
export async function* toJsonl(items: Items): AsyncGenerator<string> {
  let index = 0;
  for await (const item of items) {
    yield `${JSON.stringify({ id: `${item.source}#${index}`, ...item })}\n`;
    index += 1;
  }
}
