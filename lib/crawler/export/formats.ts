import { escapeMarkdown } from '@/lib/reader/page/line-text';
import { decodeEscapes } from '@/lib/reader/text/percent-escapes';
import { CSV_START, csvLine } from '@/lib/text/csv';
import { oneLine } from '@/lib/text/one-line';
import { slugify } from '@/lib/text/slug';
import type { CrawledPage } from '../crawl/store';
import { problems } from '../fetch/problem';
import { chunkSite } from './chunk-site';
import { fences } from './read-sections';
import type { ZipEntry } from './zip';

/** The pages of a crawl; can be iterated only once. */
type Pages = AsyncIterable<CrawledPage>;

const RULE = '='.repeat(80);

/** A page in export files. */
function exportPage(page: CrawledPage) {
  const { url, title, text, markdown, contentType, description, headings, links, scrapedAt, incomplete } = page;
  const { status, language, published, modified, author } = page;
  return {
    url,
    status,
    title,
    contentType,
    metaDescription: description ?? '',
    headings: headings.map((heading) => heading.text),
    content: text,
    markdown,
    /** To pages of the same website. */
    links: links.flatMap(({ url: to, text: label, hreflang }) =>
      hreflang === undefined ? { url: to, text: label } : [],
    ),
    language,
    published,
    modified,
    author,
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

const MORE_COLUMNS = ['Status', 'Language', 'Published', 'Modified', 'Author'];

/** CSV with a line per page, safe against formula injection. */
export async function* toCsv(pages: Pages): AsyncGenerator<string> {
  yield `${CSV_START}${csvLine(['URL', 'Title', 'Type', 'Meta description', 'Headings', 'Content', 'Scraped at', ...MORE_COLUMNS])}`;
  for await (const page of pages) {
    const { url, title, contentType, metaDescription, headings, content, scrapedAt, status, ...more } =
      exportPage(page);
    const first = [url, title, contentType, metaDescription, headings.join(' | '), cellText(content), scrapedAt];
    const { language = '', published = '', modified = '', author = '' } = more;
    yield csvLine([...first, status?.toString() ?? '', language, published, modified, author]);
  }
}

/** Spreadsheets truncate longer cells or reject the file. */
const MAX_CELL = 32_000;
const cellText = (text: string) =>
  text.length > MAX_CELL ? `${text.slice(0, MAX_CELL)}… (cut for spreadsheets)` : text;

/** Plain text, with a rule of 80 characters between pages. */
export async function* toTxt(pages: Pages): AsyncGenerator<string> {
  for await (const page of pages) {
    const { url, title, contentType, metaDescription, content, scrapedAt, published, author } = exportPage(page);
    const head = [
      `Title: ${title}`,
      `URL: ${url}`,
      `Type: ${contentType}`,
      metaDescription && `Description: ${metaDescription}`,
      author && `Author: ${author}`,
      published && `Published: ${published}`,
    ];
    yield `${[...head, `Scraped: ${scrapedAt}`].filter(Boolean).join('\n')}\n\n${content}\n\n${RULE}\n\n`;
  }
}

/** The headings of Markdown one level lower, but not what looks like one in code. */
function lowerHeadings(markdown: string): string {
  const isFenced = fences();
  const lines = markdown.split('\n');
  return lines.map((line) => (isFenced(line) ? line : line.replace(/^#{1,5} /, '#$&'))).join('\n');
}

/** A page as Markdown, its title as heading above its own headings. */
function pageMarkdown(page: CrawledPage): string {
  const { url, title, contentType, scrapedAt, published, author } = exportPage(page);
  const about = [
    `<${url}>`,
    contentType,
    author && `by ${escapeMarkdown(oneLine(author))}`,
    published && `published ${published.slice(0, 10)}`,
    `read ${scrapedAt.slice(0, 10)}`,
  ];
  const heading = escapeMarkdown(oneLine(title)) || url;
  return `# ${heading}\n\n${about.filter(Boolean).join(' · ')}\n\n${lowerHeadings(page.markdown).trim()}\n`;
}

/** One Markdown document with all pages. */
export async function* toMarkdown(pages: Pages): AsyncGenerator<string> {
  for await (const page of pages) yield `${pageMarkdown(page)}\n---\n\n`;
}

/** ZIP archives have up to 65,535 files. */
const MAX_FILES = 60_000;
const MAX_FILE_NAME = 80;

/** A Markdown file for each page, named by its path; further pages of a name get a number. */
export async function* toPageFiles(pages: Pages): AsyncGenerator<ZipEntry> {
  const names = new Map<string, number>();
  let count = 0;
  for await (const page of pages) {
    const { pathname, search } = new URL(page.url);
    const name = slugify(decodeEscapes(`${pathname}${search}`)).slice(0, MAX_FILE_NAME) || 'index';
    const uses = (names.get(name) ?? 0) + 1;
    names.set(name, uses);
    yield {
      name: `${name}${uses > 1 ? `--${uses}` : ''}.md`,
      text: async function* () {
        yield pageMarkdown(page);
      },
    };
    count += 1;
    if (count >= MAX_FILES) return;
  }
}

/** JSON Lines with a chunk per line for retrieval systems; repeated text appears once, with all its URLs. */
export async function* toJsonl(pages: Pages): AsyncGenerator<string> {
  for (const { page, ...chunk } of await chunkSite(pages)) {
    const { scrapedAt, ...about } = page;
    yield `${JSON.stringify({ ...chunk, ...about, scrapedAt: scrapedAt.toISOString() })}\n`;
  }
}
