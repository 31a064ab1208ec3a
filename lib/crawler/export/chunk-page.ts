import { readSections, type Section } from './read-sections';

/** A self-contained chunk of a page: its text includes the headings above it. */
export interface Chunk {
  headings: string[];
  text: string;
  /** The text without its headings: chunks with equal bodies are duplicates. */
  body: string;
}

/** Chunk sizes in characters, headings included. About 300 tokens: precise enough to retrieve, large enough to answer from. */
const MAX = 1_200;
const MIN = 200;
/** Maximum length of the headings; longer paths lose their middle. */
const MAX_PATH = 240;
/** Short lines that belong to the block before them, such as a name below a quotation or a price below a dish. */
const TRAILING = 60;

/** Splits a block that is too long at line ends, otherwise at sentence ends, otherwise between words. */
function cut(block: string, limit: number): string[] {
  if (block.length <= limit) return [block];
  for (const [border, glue] of [
    [/(?<=\n)/, ''],
    [/(?<=[.!?]) /, ' '],
    [/ /, ' '],
  ] as const) {
    const parts = block.split(border);
    if (parts.length > 1 && parts.every((part) => part.length <= limit)) return pack(parts, glue, limit);
  }
  return block.match(new RegExp(`[\\s\\S]{1,${limit}}`, 'g')) ?? [];
}

/** Joins neighbouring blocks up to the limit. A short remainder gets the last line of the chunk before it. */
function pack(parts: readonly string[], glue: string, limit: number): string[] {
  const packed: string[][] = [];
  let length = 0;
  for (const part of parts) {
    const last = packed.at(-1);
    if (last && length + glue.length + part.length <= limit) {
      last.push(part);
      length += glue.length + part.length;
    } else {
      const start = last && part.length <= TRAILING && last.length > 1 ? [last.pop() ?? '', part] : [part];
      packed.push(start);
      length = start.join(glue).length;
    }
  }
  return evenOut(packed, glue, limit).filter((text) => text.trim() !== '');
}

/** Moves blocks from the previous chunk to a short remainder, so that no chunk is too small to understand. */
function evenOut(packed: string[][], glue: string, limit: number): string[] {
  const [before, rest] = [packed.at(-2), packed.at(-1)];
  while (before && rest && before.length > 1 && rest.join(glue).length < MIN) {
    const moved = before.at(-1) ?? '';
    if (moved.length + glue.length + rest.join(glue).length > limit) break;
    rest.unshift(before.pop() ?? '');
  }
  return packed.map((parts) => parts.join(glue).trim());
}

const pathOf = (title: string, headings: readonly string[]): string => {
  const names = [title, ...headings].map((name) => name.trim()).filter(Boolean);
  const path = names.filter((name, at) => !names.slice(at + 1).some((later) => later.includes(name))).join(' › ');
  return path.length <= MAX_PATH
    ? path
    : `${path.slice(0, MAX_PATH / 2)}… › ${names.at(-1)?.slice(0, MAX_PATH / 2 - 5)}`;
};

/** Shorter blocks stay with their neighbours, repeated or not. In characters that are shown. */
const MIN_REPEATED = 30;
/** The label of an item, whose text is the next block: "1. **Acupuncture**" */
const LABEL = /^(?:\d+\.|-)\s+\*\*.*\*\*$/;
/** A target that is not closed matches as well, and stays, so that the search goes on after it. */
const UNSHOWN = /\]\([^)\s]*(\)?)|[*_[\]]/g;
const shownLength = (block: string) =>
  block.replace(UNSHOWN, (found, end) => (end === '' ? found.slice(1) : '')).length;

/**
 * The chunks of one section. `isRepeated` blocks are chunks of their own, so that repeated text is the same chunk on every
 * page.
 */
function chunkSection({ headings, blocks }: Section, title: string, isRepeated: (block: string) => boolean): Chunk[] {
  const path = pathOf(title, headings);
  const limit = MAX - path.length - 2;
  const runs: { blocks: string[]; isRepeated?: boolean }[] = [];
  for (const [at, block] of blocks.entries()) {
    const last = runs.at(-1);
    const next = LABEL.test(block) ? blocks[at + 1] : undefined;
    const near = next === undefined ? last?.isRepeated : isRepeated(next);
    const own = shownLength(block) < MIN_REPEATED ? near : isRepeated(block);
    if (last && (last.isRepeated ?? own) === own) Object.assign(last, { isRepeated: own }).blocks.push(block);
    else runs.push({ blocks: [block], isRepeated: own });
  }
  return runs
    .flatMap((run) =>
      pack(
        run.blocks.flatMap((block) => cut(block, limit)),
        '\n\n',
        limit,
      ),
    )
    .map((body) => ({ headings, body, text: path === '' ? body : `${path}\n\n${body}` }));
}

const isShort = ({ body }: Chunk) => body.length < MIN;
const haveOneParent = (a: Chunk, b: Chunk) =>
  a.headings.length > 1 && JSON.stringify(a.headings.slice(0, -1)) === JSON.stringify(b.headings.slice(0, -1));

/** Joins several short sections into one chunk under their common heading, each with its own heading. */
function joinSections(chunks: readonly Chunk[], title: string): Chunk {
  const [first] = chunks;
  if (!first || chunks.length === 1) return first ?? { headings: [], body: '', text: '' };
  const headings = first.headings.slice(0, -1);
  const body = chunks.map((chunk) => `${chunk.headings.at(-1) ?? ''}\n${chunk.body}`).join('\n\n');
  const path = pathOf(title, headings);
  return { headings, body, text: path === '' ? body : `${path}\n\n${body}` };
}

/** Groups consecutive short sections under one heading (cards, steps, prices). */
function joinShort(chunks: readonly Chunk[], title: string): Chunk[] {
  const groups: Chunk[][] = [];
  for (const chunk of chunks) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    const joins = group && first && isShort(first) && isShort(chunk) && haveOneParent(first, chunk);
    if (joins && joinSections([...group, chunk], title).text.length <= MAX) group.push(chunk);
    else groups.push([chunk]);
  }
  return groups.map((group) => joinSections(group, title));
}

/** A line above the first heading ("London's top-rated engineers") belongs to the section below it. */
function withOpening([first, second, ...rest]: Section[]): Section[] {
  if (!first) return [];
  const isOpening = first.headings.length === 0 && first.blocks.join('\n\n').length < MIN;
  if (!second || !isOpening) return [first, ...(second ? [second, ...rest] : [])];
  return [{ ...second, blocks: [...first.blocks, ...second.blocks] }, ...rest];
}

/**
 * Splits the Markdown of a page into chunks, in order: 200 to 1,200 characters if the section is long enough. A chunk stays
 * within its section; only short sections under a common heading are joined.
 */
export function chunkPage(markdown: string, title = '', isRepeated: (block: string) => boolean = () => false): Chunk[] {
  const sections = withOpening(readSections(markdown));
  return joinShort(
    sections.flatMap((section) => chunkSection(section, title, isRepeated)),
    title,
  );
}
