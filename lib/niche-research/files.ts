import { CSV_START, csvLine } from '@/lib/text/csv';
import type { KnowledgeItem } from './knowledge';

/** The items of a run, which are read only once. */
type Items = AsyncIterable<KnowledgeItem>;

const RULE = '='.repeat(80);

/** A JSON object with the list that the API answers with. */
export async function* toJson(items: Items): AsyncGenerator<string> {
  let before = '{\n"knowledge": [\n';
  for await (const item of items) {
    yield `${before}${JSON.stringify(item, null, 2)}`;
    before = ',\n';
  }
  yield before.startsWith('{') ? '{ "knowledge": [] }\n' : '\n]\n}\n';
}

/** A line an item, safe to open in a spreadsheet. */
export async function* toCsv(items: Items): AsyncGenerator<string> {
  yield `${CSV_START}${csvLine(['Category', 'Title', 'Content', 'Source', 'Type'])}`;
  for await (const { category, title, content, source, type } of items) {
    yield csvLine([category, title, content, source, type]);
  }
}

/** Plain text, with a line of 80 characters between two items. */
export async function* toTxt(items: Items): AsyncGenerator<string> {
  for await (const { category, title, content, source } of items) {
    yield `Category: ${category}\nTitle: ${title}\nSource: ${source}\n\n${content}\n\n${RULE}\n\n`;
  }
}

/** One Markdown document: a heading for each category, and below it one for each item. */
export async function* toMarkdown(items: Items): AsyncGenerator<string> {
  let current: string | undefined;
  for await (const { category, title, content, source } of items) {
    if (category !== current) yield `# ${category}\n\n`;
    current = category;
    yield `## ${title.replaceAll(/\s+/g, ' ')}\n\n${content}\n\nSource: <${source}>\n\n`;
  }
}

/** A line of JSON for each item. */
export async function* toJsonl(items: Items): AsyncGenerator<string> {
  let index = 0;
  for await (const item of items) {
    yield `${JSON.stringify({ id: `${item.source}#${index}`, ...item })}\n`;
    index += 1;
  }
}
