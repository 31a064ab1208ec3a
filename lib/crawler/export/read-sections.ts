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

const LABEL = /(?:\?[*\s]{0,4}|^\*\*[^*]+\*\*)$/;
const LIST = /^(?:[-|]|\d+\.) /;

/** Whether what follows a line belongs to it: the answer to a question, what is below a line in bold, a list or table below a line. */
const leadsTo = (line: string, next: string) =>
  line.length <= MAX_HEADING &&
  !line.includes('\n') &&
  (LABEL.test(line) ? !LABEL.test(next) : LIST.test(next) && !LIST.test(line));

/**
 * Splits the Markdown of a page into its sections, in order. A heading with nothing below it is text. Fenced code is one block, as are a
 * line and what belongs to it.
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
    else if (leadsTo(last.blocks.at(-1) ?? '', block)) last.blocks.push(`${last.blocks.pop()}\n\n${block}`);
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
