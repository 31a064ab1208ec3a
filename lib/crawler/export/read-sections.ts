/** A part of a page below one heading, with the headings above it. */
export interface Section {
  headings: string[];
  blocks: string[];
}

/** A longer heading is a paragraph in large print. In characters. */
const MAX_HEADING = 160;
/** A link that is not closed matches as well, and stays, so that the search goes on after it. */
const LINK = /!?\[([^\]]*)(?:\]\([^)]*(\)?))?/g;

/** A function that says of each line in turn whether it is fenced code, its fences included. */
export function fences(): (line: string) => boolean {
  let open = '';
  return (line) => {
    const [fence = ''] = /^(?:`{3,}|~{3,})/.exec(line) ?? [];
    const wasOpen = open !== '';
    if (!wasOpen) open = fence;
    else if (fence.startsWith(open) && line.trim() === fence) open = '';
    return wasOpen || open !== '';
  };
}

/** Whether a block is a question or a line in bold: what follows belongs to it. */
const isLabel = (block = '') =>
  block.length <= MAX_HEADING && /(?:\?[*\s]{0,4}|^\*\*[^*]+\*\*)$/.test(block) && !block.includes('\n');

/**
 * Splits the Markdown of a page into its sections, in order. A heading with nothing below it is text. Fenced code is one block, as are a
 * question or a line in bold and what follows it.
 */
export function readSections(markdown: string): Section[] {
  const path: { level: number; name: string; text: string }[] = [];
  const sections: Section[] = [];
  let lines: string[] = [];
  const isCode = fences();
  let isBare = false;
  const add = (block: string) => {
    const headings = path.map(({ name }) => name);
    const last = sections.at(-1);
    if (last?.headings.join('\n') !== headings.join('\n')) sections.push({ headings, blocks: [block] });
    else if (isLabel(last.blocks.at(-1)) && !isLabel(block)) last.blocks.push(`${last.blocks.pop()}\n\n${block}`);
    else last.blocks.push(block);
    isBare = false;
  };
  const endBlock = () => {
    if (lines.length > 0) add(lines.join('\n'));
    lines = [];
  };
  const endSections = (level: number) => {
    const last = isBare && (path.at(-1)?.level ?? 0) >= level ? path.pop() : undefined;
    if (last) add(last.text);
    while ((path.at(-1)?.level ?? 0) >= level) path.pop();
  };
  for (const line of markdown.split('\n')) {
    const isFenced = isCode(line);
    const [, marks, text = ''] = (!isFenced && /^(#{1,6}) (.*)$/.exec(line)) || [];
    if (marks === undefined) {
      if (line.trim() === '' && !isFenced) endBlock();
      else lines.push(line);
      continue;
    }
    endBlock();
    endSections(marks.length);
    const name = text.replaceAll(LINK, (link, shown, end) => (end ? shown : link)).trim();
    if (name.length > MAX_HEADING) add(text);
    else {
      path.push({ level: marks.length, name, text });
      isBare = name !== '';
    }
  }
  endBlock();
  endSections(1);
  return sections;
}
