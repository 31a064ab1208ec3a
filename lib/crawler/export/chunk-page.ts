/** A piece of a page that can be understood alone: its text, and the headings it stands under. */
export type Chunk = { headings: string[]; text: string };

/** About 300 tokens: small enough to be precise, large enough for an answer. In characters. */
const TARGET = 1_200;

type Section = { headings: string[]; blocks: string[] };

/** The blocks of a Markdown text under their headings. Fenced code is one block, and no heading is looked for in it. */
function readSections(markdown: string): Section[] {
  const sections: Section[] = [{ headings: [], blocks: [] }];
  const path: string[] = [];
  let block: string[] = [];
  let isFenced = false;
  const endBlock = () => {
    if (block.length > 0) sections.at(-1)?.blocks.push(block.join('\n'));
    block = [];
  };
  for (const line of markdown.split('\n')) {
    if (/^(```|~~~)/.test(line)) isFenced = !isFenced;
    const heading = isFenced ? null : /^(#{1,6}) (.*)$/.exec(line);
    if (heading) {
      endBlock();
      path.length = Math.min(path.length, (heading[1] ?? '').length - 1);
      path.push(heading[2] ?? '');
      sections.push({ headings: path.filter(Boolean), blocks: [] });
    } else if (line.trim() === '' && !isFenced) endBlock();
    else block.push(line);
  }
  endBlock();
  return sections.filter(({ blocks }) => blocks.length > 0);
}

/** A block that is too long by itself, cut between lines, else sentences, else words. */
function cut(block: string): string[] {
  if (block.length <= TARGET * 1.5) return [block];
  for (const border of [/(?<=\n)/, /(?<=[.!?]) /, / /]) {
    const parts = block.split(border);
    if (parts.length > 1 && parts.every((part) => part.length <= TARGET * 1.5))
      return pack(parts, border.source.includes('n') ? '' : ' ');
  }
  return block.match(new RegExp(`[\\s\\S]{1,${TARGET}}`, 'g')) ?? [];
}

/** Puts neighbours together as long as they stay within the target. */
function pack(parts: readonly string[], glue: string): string[] {
  const packed: string[] = [];
  for (const part of parts) {
    const last = packed.at(-1);
    if (last !== undefined && last.length + glue.length + part.length <= TARGET)
      packed[packed.length - 1] = `${last}${glue}${part}`;
    else packed.push(part);
  }
  return packed.map((text) => text.trim()).filter(Boolean);
}

/** The chunks of a page's Markdown, in order. No chunk reaches over a heading; short sections stay short. */
export function chunkPage(markdown: string): Chunk[] {
  return readSections(markdown).flatMap(({ headings, blocks }) =>
    pack(blocks.flatMap(cut), '\n\n').map((text) => ({ headings, text })),
  );
}
