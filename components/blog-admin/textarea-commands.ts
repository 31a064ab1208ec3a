/** A text with its selection. */
export type Selected = { value: string; start: number; end: number };

/** Replaces `from` to `to` by `text`, then selects from `start` to `end`. */
export type Edit = { from: number; to: number; text: string; start: number; end: number };

/** The text of a textarea with its selection. */
export const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  value,
  start: selectionStart,
  end: selectionEnd,
});

/** Chromium takes quadratic time to insert lines with undo: a second for these, over a minute for ten times as many. */
const MAX_LINES_WITH_UNDO = 500;

/** Replaces the selection with a text and keeps the browser's undo history, unless the text has very many lines. */
export function insertText(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  // Deprecated without a successor, but nothing else keeps the undo history. It cannot insert an empty text, hence `delete`.
  // It edits whatever has the focus, which a hidden textarea cannot take.
  const hasFocus = document.activeElement === area;
  const isUndoable = text.split('\n', MAX_LINES_WITH_UNDO + 1).length <= MAX_LINES_WITH_UNDO;
  if (hasFocus && isUndoable && document.execCommand(text === '' ? 'delete' : 'insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Applies an edit to a textarea. */
export function applyEdit(area: HTMLTextAreaElement, { from, to, text, start, end }: Edit): void {
  area.setSelectionRange(from, to);
  if (from !== to || text !== '') insertText(area, text);
  area.setSelectionRange(start, end);
}

/** Wraps the selection, or a placeholder, in `mark`; unwraps it if it is wrapped already. */
export function toggleWrap({ value, start, end }: Selected, mark: string, placeholder: string): Edit {
  const { length } = mark;
  const inner = value.slice(start, end);
  if (value.slice(start - length, start) === mark && value.slice(end, end + length) === mark) {
    return { from: start - length, to: end + length, text: inner, start: start - length, end: end - length };
  }
  if (inner.length >= 2 * length && inner.startsWith(mark) && inner.endsWith(mark)) {
    const bare = inner.slice(length, -length);
    return { from: start, to: end, text: bare, start, end: start + bare.length };
  }
  // Leading and trailing spaces stay outside, since Markdown reads "** bold**" as text.
  const [, before = '', middle = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(inner) ?? [];
  const text = middle || placeholder;
  const first = start + before.length + length;
  return { from: start, to: end, text: before + mark + text + mark + after, start: first, end: first + text.length };
}

/** Turns the selection into inline code, or several lines into a code block. */
export function toggleCode(selected: Selected): Edit {
  const inner = selected.value.slice(selected.start, selected.end);
  return inner.includes('\n') ? codeBlock(selected) : toggleWrap(selected, '`', 'code');
}

/** The lines that the selection touches, in full. */
function linesOf({ value, start, end }: Selected): { from: number; to: number; lines: string[] } {
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const next = value.indexOf('\n', end);
  const to = next === -1 ? value.length : next;
  return { from, to, lines: value.slice(from, to).split('\n') };
}

/** Rewrites the selected lines and keeps the selection. */
function rewriteLines(selected: Selected, rewrite: (lines: string[]) => string[]): Edit {
  const { from, to, lines } = linesOf(selected);
  const rewritten = rewrite(lines);
  const text = rewritten.join('\n');
  const shift = (rewritten[0]?.length ?? 0) - (lines[0]?.length ?? 0);
  const grown = text.length - (to - from);
  const start = Math.max(from, selected.start + shift);
  const end = selected.start === selected.end ? start : selected.end + grown;
  return { from, to, text, start, end: Math.max(start, end) };
}

const LIST_MARKER = /^(\s*)(?:[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?/;

/** Adds a list marker or "> " to each selected line, or removes it if all lines have one. */
export function toggleLines(selected: Selected, kind: 'bullet' | 'number' | 'quote'): Edit {
  const patterns = { bullet: /^\s*[-*+]\s+/, number: /^\s*\d+[.)]\s+/, quote: /^\s*>\s?/ };
  const marker = (index: number) => (kind === 'number' ? `${index + 1}. ` : kind === 'bullet' ? '- ' : '> ');
  return rewriteLines(selected, (lines) => {
    if (lines.every((line) => patterns[kind].test(line))) return lines.map((line) => line.replace(patterns[kind], ''));
    return lines.map((line, index) => marker(index) + (kind === 'quote' ? line : line.replace(LIST_MARKER, '$1')));
  });
}

/** Turns the selected lines into headings of a level, or back into text if they are. */
export function toggleHeading(selected: Selected, level: 2 | 3): Edit {
  const mark = `${'#'.repeat(level)} `;
  return rewriteLines(selected, (lines) => {
    const isHeading = lines.every((line) => line.startsWith(mark));
    return lines.map((line) => (isHeading ? '' : mark) + line.replace(/^#{1,6}\s+/, ''));
  });
}

/** Indents the selected list items by one level, or outdents them. */
export function indentLines(selected: Selected, direction: 'in' | 'out'): Edit {
  const { from } = linesOf(selected);
  const before =
    selected.value
      .slice(0, Math.max(0, from - 1))
      .split('\n')
      .at(-1) ?? '';
  const marker = /^\s*((?:[-*+]|\d+[.)])\s+)/.exec(before)?.[1];
  const indent = ' '.repeat(marker?.length ?? 2);
  return rewriteLines(selected, (lines) =>
    lines.map((line) => (direction === 'in' ? indent + line : line.replace(/^ {1,3}/, ''))),
  );
}

/** The edit for Enter in a list or quotation: continues it, or ends it at an empty item. */
export function continueBlock({ value, start, end }: Selected): Edit | undefined {
  if (start !== end) return undefined;
  const from = value.lastIndexOf('\n', start - 1) + 1;
  const line = value.slice(from, start);
  const [marker, indent = '', bullet = '', task = ''] = /^(\s*)([-*+] +|\d+[.)] +|> ?)(\[[ xX]\] +)?/.exec(line) ?? [];
  if (marker === undefined) return undefined;
  if (line === marker) {
    const text = indent.length >= 2 ? indent.slice(2) + bullet + task : '';
    return { from, to: start, text, start: from + text.length, end: from + text.length };
  }
  const next = bullet.replace(/^\d+/, (number) => String(Number(number) + 1));
  const text = `\n${indent}${next}${task.replace(/[xX]/, ' ')}`;
  return { from: start, to: start, text, start: start + text.length, end: start + text.length };
}

/** Inserts a block after the line of the caret, with blank lines around it, and selects `select` in it. */
function insertBlock({ value, start, end }: Selected, block: string, select: string): Edit {
  const before = value.slice(0, start);
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const trail = value.startsWith('\n\n', end) ? '' : value.startsWith('\n', end) ? '\n' : '\n\n';
  const at = start + lead.length + block.indexOf(select);
  return { from: start, to: end, text: lead + block + trail, start: at, end: at + select.length };
}

/** Inserts a block of Markdown and puts the caret after it. */
export function block(selected: Selected, markdown: string): Edit {
  const edit = insertBlock(selected, markdown, markdown);
  const end = edit.from + edit.text.length;
  return { ...edit, start: end, end };
}

/** Turns the selection into a fenced code block. */
export function codeBlock(selected: Selected): Edit {
  const inner = selected.value.slice(selected.start, selected.end) || 'code';
  return insertBlock(selected, `\`\`\`\n${inner}\n\`\`\``, inner);
}

/** Inserts a table of two columns to fill in. */
export const table = (selected: Selected): Edit =>
  insertBlock(selected, '| Column | Column |\n| --- | --- |\n| Cell | Cell |', 'Column');

/** Inserts a horizontal rule. */
export const rule = (selected: Selected): Edit => block(selected, '---');

const isUrl = (text: string) => /^(https?:\/\/|mailto:)\S+$/i.test(text);

/** Turns the selection into a link and selects its URL; for a selected URL, selects the link text. */
export function link({ value, start, end }: Selected): Edit {
  const inner = value.slice(start, end);
  if (isUrl(inner)) return { from: start, to: end, text: `[text](${inner})`, start: start + 1, end: start + 5 };
  const label = inner || 'text';
  const url = start + label.length + 3;
  return { from: start, to: end, text: `[${label}](https://)`, start: url, end: url + 'https://'.length };
}

/** The edit for a URL pasted over a selection: a link. Undefined for anything else. */
export function pasteUrl({ value, start, end }: Selected, pasted: string): Edit | undefined {
  const inner = value.slice(start, end);
  const url = pasted.trim();
  if (inner.trim() === '' || inner.includes('\n') || isUrl(inner) || !isUrl(url)) return undefined;
  const text = `[${inner}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`;
  return { from: start, to: end, text, start: start + text.length, end: start + text.length };
}
