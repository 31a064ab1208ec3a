/** A passage of a page under one heading. `content` is a verbatim part of the page's text. */
export type Passage = { heading: string; content: string };

const MIN_LENGTH = 80;

/** Splits a text at line ends, else at sentence ends, into parts of at most `maxLength` characters. The text itself is unchanged. */
function splitText(text: string, maxLength: number): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > maxLength) {
    const start = rest.slice(0, maxLength);
    const line = start.lastIndexOf('\n');
    const sentence = Math.max(start.lastIndexOf('. '), start.lastIndexOf('! '), start.lastIndexOf('? ')) + 1;
    const space = start.lastIndexOf(' ');
    const at = [line, sentence, space].find((place) => place > maxLength / 3) ?? maxLength;
    parts.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return [...parts, rest].filter((part) => part.length >= MIN_LENGTH);
}

/** The passages of a text; `headingOf` returns the heading that a line is, if it is one. */
function splitPassages(text: string, headingOf: (line: string) => string | undefined, maxLength: number): Passage[] {
  const passages: Passage[] = [];
  let heading = '';
  let from = 0;
  let at = 0;
  const endPassage = (to: number) => {
    for (const content of splitText(text.slice(from, to), maxLength)) passages.push({ heading, content });
  };
  for (const line of text.split('\n')) {
    const found = headingOf(line);
    if (found !== undefined) {
      endPassage(at);
      heading = found;
      from = at + line.length;
    }
    at += line.length + 1;
  }
  endPassage(text.length);
  return passages;
}

/** The passages of a page's text, in which the headings are lines. */
export function passagesOf(text: string, headings: readonly string[], maxLength: number): Passage[] {
  // The places of each heading in the page, the first one last.
  const places = new Map<string, number[]>();
  for (const [at, heading] of [...headings.entries()].reverse()) {
    const known = places.get(heading);
    if (known) known.push(at);
    else places.set(heading, [at]);
  }
  let next = 0;
  const headingOf = (line: string) => {
    const heading = line.trim();
    const left = heading === '' ? [] : (places.get(heading) ?? []);
    // Headings are in page order; a skipped one was outside the extracted text.
    while (left.length > 0 && (left.at(-1) ?? 0) < next) left.pop();
    const place = left.pop();
    if (place === undefined) return undefined;
    next = place + 1;
    return heading;
  };
  return splitPassages(text, headingOf, maxLength);
}

const WIKI_HEADING = /^(={2,6})\s*(.+?)\s*\1$/;
/** Sections of an article that are lists of links instead of text. */
const WIKI_APPENDIX =
  /^(see also|references|notes|external links|further reading|bibliography|sources|citations|gallery)$/i;

/** The passages of an encyclopaedia article with `== headings ==`. */
export const passagesOfArticle = (text: string, maxLength: number): Passage[] =>
  splitPassages(text, (line) => WIKI_HEADING.exec(line.slice(0, 300))?.[2], maxLength).filter(
    ({ heading }) => !WIKI_APPENDIX.test(heading),
  );

// These match what is not closed as well, which stays, so that the search goes on after it and takes linear time.
const TARGET = /\]\([^)\s]*(?: [^)\n]*)?(\)?)/.source;
const IMAGE = new RegExp(String.raw`!\[[^\]\n]*(?:${TARGET})?`, 'g');
const LINK = new RegExp(String.raw`\[([^[\]\n]*)${TARGET}`, 'g');
const STRONG = [/\*\*(?=\S)(?:([^\n]*?\S)\*\*|[^\n]*)/g, /__(?=\S)(?:([^\n]*?\S)__|[^\n]*)/g];

/** Markdown without the markup inside lines: images, the targets of links, emphasis and escapes. */
function withoutMarkup(markdown: string): string {
  const unlinked = markdown
    .replaceAll(IMAGE, (image, end) => (end ? '' : image))
    .replaceAll(LINK, (link, text, end) => (end ? text : link));
  return STRONG.reduce(
    (text, strong) => text.replaceAll(strong, (whole, inner) => inner ?? whole),
    unlinked,
  ).replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
}

/** The passages of a Markdown page in the words of its text. */
export function passagesOfMarkdown(source: string, maxLength: number): Passage[] {
  const markdown = withoutMarkup(source);
  const headings = [...markdown.matchAll(/^#{1,6} .*$/gm)].map(([line]) => line.trim());
  return passagesOf(markdown, headings, maxLength).map(({ heading, content }) => ({
    heading: heading.replace(/^#+\s*/, ''),
    content,
  }));
}
