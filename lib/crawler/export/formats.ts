import { escapeMarkdown } from '@/lib/reader/page/line-text';
import { CSV_START, csvLine } from '@/lib/text/csv';
import { oneLine } from '@/lib/text/one-line';
import type { CrawledPage } from '../crawl/store';
import { problems } from '../fetch/problem';
import { chunkSite } from './chunk-site';

/** The pages of a crawl; can be iterated only once. */
type Pages = AsyncIterable<CrawledPage>;

const RULE = '='.repeat(80);

/** A page in export files. */
function exportPage(page: CrawledPage) {
  const { url, title, text, contentType, description, headings, language, published, modified, scrapedAt, incomplete } =
    page;
  return {
    url,
    title,
    contentType,
    metaDescription: description ?? '',
    headings: headings.map((heading) => heading.text),
    content: text,
    language,
    published,
    modified,
    scrapedAt: scrapedAt.toISOString(),
    /** What is missing, and why. */
    note: incomplete && problems[incomplete],
  };
}

/** A JSON array of pages. */
export async function* toJson(pages: Pages): AsyncGenerator<string> {
  let before = '[\n';
  for await (const page of pages) {
    yield `${before}${JSON.stringify(exportPage(page), null, 2)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** CSV with a line per page, safe against formula injection. */
export async function* toCsv(pages: Pages): AsyncGenerator<string> {
  yield `${CSV_START}${csvLine(['URL', 'Title', 'Type', 'Meta description', 'Headings', 'Content', 'Scraped at'])}`;
  for await (const page of pages) {
    const { url, title, contentType, metaDescription, headings, content, scrapedAt } = exportPage(page);
    yield csvLine([url, title, contentType, metaDescription, headings.join(' | '), cellText(content), scrapedAt]);
  }
}

/** Spreadsheets truncate longer cells or reject the file. */
const MAX_CELL = 32_000;
const cellText = (text: string) =>
  text.length > MAX_CELL ? `${text.slice(0, MAX_CELL)}… (cut for spreadsheets)` : text;

/** Plain text, with a rule of 80 characters between pages. */
export async function* toTxt(pages: Pages): AsyncGenerator<string> {
  for await (const page of pages) {
    const { url, title, contentType, metaDescription, content, scrapedAt } = exportPage(page);
    const head = [
      `Title: ${title}`,
      `URL: ${url}`,
      `Type: ${contentType}`,
      metaDescription && `Description: ${metaDescription}`,
    ];
    yield `${[...head, `Scraped: ${scrapedAt}`].filter(Boolean).join('\n')}\n\n${content}\n\n${RULE}\n\n`;
  }
}

/** One Markdown document; each page has a heading, with its own headings below. */
export async function* toMarkdown(pages: Pages): AsyncGenerator<string> {
  for await (const page of pages) {
    const { url, title, contentType, scrapedAt } = exportPage(page);
    const body = page.markdown.replaceAll(/^(#{1,5}) /gm, '#$1 ');
    yield `# ${escapeMarkdown(oneLine(title)) || url}\n\n<${url}> · ${contentType} · read ${scrapedAt.slice(0, 10)}\n\n${body.trim()}\n\n---\n\n`;
  }
}

/** JSON Lines with a chunk per line for retrieval systems; repeated text appears once, with all its URLs. */
export async function* toJsonl(pages: Pages): AsyncGenerator<string> {
  for (const { page, ...chunk } of await chunkSite(pages)) {
    const { title, contentType, language, scrapedAt } = page;
    yield `${JSON.stringify({ ...chunk, title, contentType, language, scrapedAt: scrapedAt.toISOString() })}\n`;
  }
}
