/** A piece of a page under one heading. `content` is a part of the page's text, as it stands there. */
export type Passage = { heading: string; content: string };

const MIN_LENGTH = 80;

/** Cuts a text between lines, else between sentences, into parts that are no longer than asked for. Nothing is changed. */
function cut(text: string, maxLength: number): string[] {
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

/** The passages of a text, whose lines `headingOf` tells headings from. */
function divide(text: string, headingOf: (line: string) => string | undefined, maxLength: number): Passage[] {
  const passages: Passage[] = [];
  let heading = '';
  let from = 0;
  let at = 0;
  const end = (to: number) => {
    for (const content of cut(text.slice(from, to), maxLength)) passages.push({ heading, content });
  };
  for (const line of text.split('\n')) {
    const found = headingOf(line);
    if (found !== undefined) {
      end(at);
      heading = found;
      from = at + line.length;
    }
    at += line.length + 1;
  }
  end(text.length);
  return passages;
}

/** The text of a page under its headings, which are lines of it. */
export function passagesOf(text: string, headings: readonly string[], maxLength: number): Passage[] {
  const waiting = [...headings];
  const headingOf = (line: string) => {
    const heading = line.trim();
    const index = heading === '' ? -1 : waiting.indexOf(heading);
    if (index < 0) return undefined;
    // Headings come in the order of the page; one that is passed over stood outside the text.
    waiting.splice(0, index + 1);
    return heading;
  };
  return divide(text, headingOf, maxLength);
}

const WIKI_HEADING = /^(={2,6})\s*(.+?)\s*\1$/;
/** Sections of an encyclopaedia that hold lists of other places instead of text. */
const WIKI_APPENDIX =
  /^(see also|references|notes|external links|further reading|bibliography|sources|citations|gallery)$/i;

/** The text of an encyclopaedia's article under its `== headings ==`. */
export const passagesOfArticle = (text: string, maxLength: number): Passage[] =>
  divide(text, (line) => WIKI_HEADING.exec(line.slice(0, 300))?.[2], maxLength).filter(
    ({ heading }) => !WIKI_APPENDIX.test(heading),
  );

/** The text of a Markdown page under its `# headings`, as it stands there. */
export function passagesOfMarkdown(markdown: string, maxLength: number): Passage[] {
  const headings = [...markdown.matchAll(/^#{1,6} .*$/gm)].map(([line]) => line.trim());
  return passagesOf(markdown, headings, maxLength).map(({ heading, content }) => ({
    heading: heading.replace(/^#+\s*/, ''),
    content,
  }));
}
