import { crawlerWords } from '@/lib/reader/lexicon/crawler';
/** A part of a page below one heading, with the headings above it. */
export interface Section {
  headings: string[];
  blocks: string[];
}

/** A heading with what stands directly below it; level 0 is what stands above the first heading. */
interface Part {
  level: number;
  /** The heading as text. */
  name: string;
  /** The heading as Markdown, with its links. */
  heading: string;
  blocks: string[];
}

/** A longer heading is a paragraph in large print. In characters. */
const MAX_HEADING = 160;
/** A shorter heading without text below it says nothing: its text was a picture or a form. In characters. */
const MIN_LONE = 40;

/** A link that is not closed matches as well, and stays, so that the search goes on after it. */
const LINK = /!?\[([^\]]*)(?:\]\([^)]*(\)?))?/g;
const plainName = (heading: string) => heading.replaceAll(LINK, (link, text, end) => (end ? text : link)).trim();

/** Splits Markdown into headings with their blocks. Fenced code is one block and is not searched for headings. */
function readParts(markdown: string): Part[] {
  const parts: Part[] = [{ level: 0, name: '', heading: '', blocks: [] }];
  let block: string[] = [];
  let isFenced = false;
  const endBlock = () => {
    if (block.length > 0) parts.at(-1)?.blocks.push(block.join('\n'));
    block = [];
  };
  for (const line of markdown.split('\n')) {
    if (/^(```|~~~)/.test(line)) isFenced = !isFenced;
    const found = isFenced ? null : /^(#{1,6}) (.*)$/.exec(line);
    if (found) {
      endBlock();
      const [, marks = '', heading = ''] = found;
      const name = plainName(heading);
      const isText = name.length > MAX_HEADING;
      parts.push({ level: marks.length, name: isText ? '' : name, heading, blocks: isText ? [heading] : [] });
    } else if (line.trim() === '' && !isFenced) endBlock();
    else block.push(line);
  }
  endBlock();
  return parts;
}

const ABOUT_REVIEWS = crawlerWords('readSections', 'aboutReviews');
const PERSON = /^\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}|d[aei] |van |von )[\p{L}'’.-]*){0,3}$/u;

/** The end of a run of parts of one level that starts at `first`. */
function endOfRun(parts: readonly Part[], first: number): number {
  let end = first;
  while (parts[end]?.level === parts[first]?.level) end += 1;
  return end;
}

const isRating = (block: string) => /^(?:[★☆⭐✩\s]+|[1-5](?:[.,]\d)?(?: ?\/ ?5)?(?: stars?)?)$/u.test(block);
const isRated = ({ blocks }: Part) => blocks.some(isRating);

/** Whether names that are headings follow their reviews: the last one has none, and the part above them has the first one. */
function followReviews(above: Part, names: readonly Part[]): boolean {
  const [last, ...others] = names.toReversed();
  if (!last || others.length === 0 || above.blocks.length === 0 || !ABOUT_REVIEWS.test(above.name)) return false;
  if (above.level >= last.level || !names.every(({ name }) => PERSON.test(name))) return false;
  if (last.blocks.length === 0) return others.every(({ blocks }) => blocks.length > 0);
  return !isRated(last) && [above, ...others].every(isRated);
}

/** Gives each review to the name below it, where names are headings that follow their reviews. */
function nameReviews(parts: readonly Part[]): Part[] {
  const named: Part[] = [];
  for (let first = 0; first < parts.length; ) {
    const end = endOfRun(parts, first);
    const names = parts.slice(first, end);
    const above = named.at(-1);
    if (above && followReviews(above, names)) {
      const reviews = [above.blocks, ...names.map(({ blocks }) => blocks)];
      const after = reviews.pop() ?? [];
      for (const [at, part] of names.entries()) named.push({ ...part, blocks: reviews[at] ?? [] });
      above.blocks = [];
      if (after.length > 0) named.push({ level: above.level, name: '', heading: '', blocks: after });
    } else for (const part of names) named.push(part);
    first = end;
  }
  return named;
}

const isLoneWord = (texts: readonly string[]) =>
  texts.length === 1 && texts.every((text) => text.length < MIN_LONE && !/\d/.test(text));

/** The part that each part is below: the last one before it with a lower level. */
function findAbove(parts: readonly Part[]): (Part | undefined)[] {
  const path: Part[] = [];
  return parts.map((part) => {
    while (path.length > 0 && (path.at(-1)?.level ?? 0) >= part.level) path.pop();
    const above = path.at(-1);
    path.push(part);
    return above;
  });
}

/**
 * Makes headings with nothing below them text of the part above: some sites write all of their text as headings. A short one
 * without any other text, such as the headline of a gallery, is left out.
 */
function readHeadingsAsText(parts: readonly Part[]): Part[] {
  const above = findAbove(parts);
  const below = new Map<Part | undefined, string[]>();
  const kept: Part[] = [];
  // From the end, since a heading above such headings may have nothing else below it either.
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const part = parts[at] as Part;
    const texts = below.get(part)?.reverse() ?? [];
    const hasText = part.blocks.length > 0 || (texts.length > 0 && !isLoneWord(texts));
    if (hasText || (kept.at(-1)?.level ?? 0) > part.level) kept.push({ ...part, blocks: [...part.blocks, ...texts] });
    else if (below.has(above[at])) below.get(above[at])?.push(part.heading);
    else below.set(above[at], [part.heading]);
  }
  return kept.reverse();
}

/** Splits the Markdown of a page into its sections, in order. */
export function readSections(markdown: string): Section[] {
  const path: Part[] = [];
  const sections: Section[] = [];
  for (const part of readHeadingsAsText(nameReviews(readParts(markdown)))) {
    while (path.length > 0 && (path.at(-1)?.level ?? 0) >= part.level) path.pop();
    if (part.level > 0) path.push(part);
    if (part.blocks.length === 0) continue;
    // Large print has no name: it belongs to the section that it stands in.
    const headings = path.map(({ name }) => name).filter(Boolean);
    const last = sections.at(-1);
    if (part.name === '' && last?.headings.join('\n') === headings.join('\n')) last.blocks.push(...part.blocks);
    else sections.push({ headings, blocks: part.blocks });
  }
  return sections;
}
