import { escapeText, escapeUTF8 } from 'entities';
import type { PageFacts } from '@/lib/reader/facts/shared/fact-types';
import { NO_FACTS } from '@/lib/reader/facts/stored-facts';
import { crawlerWords } from '@/lib/reader/lexicon/lexicon';
import type { PageReading } from '@/lib/reader/read-page';
import { readPage } from '@/lib/reader/read-page';
import { decodeEscapes } from '@/lib/reader/text/percent-escapes';
import { type PdfLine, readPdfLines } from './pdf-lines';
import type { PdfItems } from './read-document';

/** A page as HTML, whose facts are extracted like those of any other; rows of cells are table rows, and prices without an item are omitted. */
function toHtml(lines: readonly PdfLine[], language: string): string {
  const rows = lines.map(({ cells, isHeading, isLoose }) => {
    if (isLoose) return '';
    if (isHeading) return `<h2>${escapeText(cells.join(' '))}</h2>`;
    if (cells.length === 1) return `<p>${escapeText(cells.join(' '))}</p>`;
    return `<table><tr>${cells.map((cell) => `<td>${escapeText(cell)}</td>`).join('')}</tr></table>`;
  });
  return `<html lang="${escapeUTF8(language)}"><body><main>${rows
    .join('')
    .replaceAll('</table><table>', '')}</main></body></html>`;
}

/** The facts of all pages, each with the number of its page. A PDF may be from somebody else, and at most names its author. */
function joinFacts(pages: readonly PageFacts[]): PageFacts {
  const joined = (Object.keys(NO_FACTS) as (keyof PageFacts)[]).map((kind) => [
    kind,
    pages.flatMap((facts, index) => facts[kind].map((one) => ({ ...Object(one), page: index + 1 }))),
  ]);
  const countries = [...new Set(pages.flatMap((facts) => facts.countries))];
  return { ...Object.fromEntries(joined), countries, names: [], links: [] };
}

/** Titles that programs derive from file names. */
const MADE_UP_TITLE = crawlerWords('pdfPage', 'madeUpTitle', /^document\d*$|\.\w{2,5}$/u);

function fileName(url: string): string {
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  return decodeEscapes(name)
    .replace(/\.pdf$/i, '')
    .replace(/[-_+\s]+/g, ' ')
    .trim();
}

function titleOf({ title }: PdfItems, [first = []]: readonly PdfLine[][], url: string): string {
  const stated = title.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (stated.length > 2 && !MADE_UP_TITLE.test(stated)) return stated.slice(0, 200);
  const heading = first.find(({ isHeading }) => isHeading)?.cells.join(' ');
  return heading ?? fileName(url);
}

/** Whether a line continues the sentence of the line before it. */
function continues(before: PdfLine | undefined, { cells, isHeading }: PdfLine): before is PdfLine {
  const [text = ''] = cells;
  const isText = before?.cells.length === 1 && cells.length === 1 && !before.isHeading && !isHeading;
  return isText && /^\p{Ll}/u.test(text) && !/[.:!?]$/.test(before.cells[0] ?? '');
}

/** Joins two lines, and a word that was hyphenated at the end of the first. */
const joinText = (first: string, second: string) =>
  /\p{Ll}-$/u.test(first) ? `${first.slice(0, -1)}${second}` : `${first} ${second}`;

/** Joins the lines of a sentence and keeps all other lines separate. */
function joinSentences(lines: readonly PdfLine[]): PdfLine[] {
  const joined: PdfLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (continues(before, line)) before.cells = [joinText(before.cells[0] ?? '', line.cells[0] ?? '')];
    else joined.push({ ...line });
  }
  return joined;
}

const textOf = ({ cells }: PdfLine) => cells.join(' | ');

function toMarkdown(pages: readonly PdfLine[][]): string {
  return pages
    .map((lines, index) => {
      const number = pages.length > 1 && lines.length > 0 ? [`## Page ${index + 1}`] : [];
      const body = lines.map((line) => (line.isHeading ? `\n\n### ${textOf(line)}\n\n` : `${textOf(line)}\n`)).join('');
      return [...number, body.replace(/\n{3,}/g, '\n\n').trim()].join('\n\n');
    })
    .filter((page) => page !== '')
    .join('\n\n');
}

/** The text and facts of a PDF as those of a page. Each fact has the number of the page that states it. */
export function readPdfPage(pdf: PdfItems, url: string): PageReading {
  const pages = readPdfLines(pdf.pages).map(joinSentences);
  const headings = pages.flat().filter(({ isHeading }) => isHeading);
  const isCut = pdf.pageCount > pdf.pages.length;
  return {
    title: titleOf(pdf, pages, url),
    text: pages
      .map((lines) => lines.map(textOf).join('\n'))
      .filter((page) => page !== '')
      .join('\n\n'),
    markdown: toMarkdown(pages),
    headings: headings.map((line) => ({ level: 2, text: textOf(line) })),
    links: [],
    alternates: [],
    robots: { noindex: false, nofollow: false },
    language: pdf.language || undefined,
    description: isCut ? `The first ${pdf.pages.length} of ${pdf.pageCount} pages.` : undefined,
    contentType: 'PDF',
    facts: joinFacts(pages.map((lines) => readPage(toHtml(lines, pdf.language), url).facts)),
    needsJavaScript: false,
    isLoginPage: false,
    isCookieWall: false,
    menuByScript: false,
  };
}
