import { cut } from '@/lib/crawler/export/chunk-page';
import { readSections } from '@/lib/crawler/export/read-sections';

/** A passage of a page under one heading. `content` is a verbatim part of the page's text. */
export type Passage = { heading: string; content: string };

const MIN_LENGTH = 80;

/** The parts of a text in at most `maxLength` characters that are long enough to be worth reading. */
const partsOf = (text: string, maxLength: number, minLength: number): string[] =>
  cut(text.trim(), maxLength).filter((part) => part.length >= minLength);

const WIKI_HEADING = /^(={2,6})\s*(.+?)\s*\1$/;
/** Sections of an article that are lists of links instead of text. */
const WIKI_APPENDIX =
  /^(see also|references|notes|external links|further reading|bibliography|sources|citations|gallery)$/i;

// These match what is not closed as well, which stays, so that the search goes on after it and takes linear time.
const TARGET = /\]\([^)\s]*(?: [^)\n]*)?(\)?)/.source;
const IMAGE = new RegExp(String.raw`!\[[^\]\n]*(?:${TARGET})?`, 'g');
const LINK = new RegExp(String.raw`\[([^[\]\n]*)${TARGET}`, 'g');
/** The line between the head and the body of a table, and the marks of quotations and line breaks. */
const LINE_MARKUP = /^(?:\|(?: *:?-+:? *\|)+$|> ?)|\\$/gm;
const STRONG = [/\*\*(?=\S)(?:([^\n]*?\S)\*\*|[^\n]*)/g, /__(?=\S)(?:([^\n]*?\S)__|[^\n]*)/g];

/** Markdown without the markup inside lines: images, the targets of links, emphasis and escapes. */
function withoutMarkup(markdown: string): string {
  const unlinked = markdown
    .replaceAll(LINE_MARKUP, '')
    .replaceAll(IMAGE, (image, end) => (end ? '' : image))
    .replaceAll(LINK, (link, text, end) => (end ? text : link));
  return STRONG.reduce(
    (text, strong) => text.replaceAll(strong, (whole, inner) => inner ?? whole),
    unlinked,
  ).replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
}

/** The passages of a Markdown page in the words of its text. */
export const passagesOfMarkdown = (markdown: string, maxLength: number, minLength = MIN_LENGTH): Passage[] =>
  readSections(withoutMarkup(markdown)).flatMap(({ headings, blocks }) =>
    partsOf(blocks.join('\n\n'), maxLength, minLength).map((content) => ({ heading: headings.at(-1) ?? '', content })),
  );

/** The passages of an encyclopaedia article with `== headings ==`. */
export function passagesOfArticle(text: string, maxLength: number): Passage[] {
  const lines = text.split('\n').map((line) => {
    const [, marks, heading] = WIKI_HEADING.exec(line.slice(0, 300)) ?? [];
    return marks === undefined ? line : `${'#'.repeat(marks.length)} ${heading}`;
  });
  return passagesOfMarkdown(lines.join('\n'), maxLength).filter(({ heading }) => !WIKI_APPENDIX.test(heading));
}
