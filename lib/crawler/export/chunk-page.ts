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
/** Maximum length of the headings. */
const MAX_PATH = 240;
/** Shorter blocks stay with their neighbours, repeated or not. */
const MIN_REPEATED = 30;

/** Splits a block that is too long at line ends, otherwise at sentence ends, otherwise between words. */
export function cut(block: string, limit: number): string[] {
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

/** Joins neighbouring blocks up to the limit. */
function pack(parts: readonly string[], glue: string, limit: number): string[] {
  const packed: string[] = [];
  for (const part of parts) {
    const last = packed.at(-1);
    if (last !== undefined && last.length + glue.length + part.length <= limit)
      packed[packed.length - 1] = last + glue + part;
    else packed.push(part);
  }
  return packed.map((text) => text.trim()).filter(Boolean);
}

function pathOf(title: string, headings: readonly string[]): string {
  const names = [title, ...headings].map((name) => name.trim()).filter(Boolean);
  const path = names.filter((name, at) => !names.slice(at + 1).some((later) => later.includes(name))).join(' › ');
  return path.length <= MAX_PATH ? path : `…${path.slice(1 - MAX_PATH)}`;
}

/** Short sections as text of the one above them: cards, steps, prices. */
function joinShort(sections: readonly Section[]): Section[] {
  const joined: Section[] = [];
  for (const { headings, blocks } of sections) {
    const body = blocks.join('\n\n');
    const isShort = headings.length > 1 && body.length < MIN;
    const above = isShort ? headings.slice(0, -1) : headings;
    const own = isShort ? [`${headings.at(-1)}\n${body}`] : blocks;
    const last = joined.at(-1);
    if (last?.headings.join('\n') === above.join('\n')) last.blocks.push(...own);
    else joined.push({ headings: above, blocks: [...own] });
  }
  return joined;
}

/**
 * Splits the Markdown of a page into chunks of up to 1,200 characters. A chunk stays within its section; only short sections are joined.
 * `isRepeated` blocks are chunks of their own, so that repeated text is the same chunk on every page.
 */
export function chunkPage(markdown: string, title = '', isRepeated: (block: string) => boolean = () => false): Chunk[] {
  return joinShort(readSections(markdown)).flatMap(({ headings, blocks }) => {
    const path = pathOf(title, headings);
    const limit = MAX - path.length - 2;
    const repeated = new Set(blocks.filter((block) => block.length >= MIN_REPEATED && isRepeated(block)));
    const own = blocks.filter((block) => !repeated.has(block)).flatMap((block) => cut(block, limit));
    const bodies = [...pack(own, '\n\n', limit), ...[...repeated].flatMap((block) => cut(block, limit))];
    return bodies.map((body) => ({ headings, body, text: path === '' ? body : `${path}\n\n${body}` }));
  });
}
