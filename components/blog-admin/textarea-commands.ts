/** Puts text in place of what is selected, so that the browser's own undo still works. */
export function insertText(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  // Deprecated and without a successor: the only way that keeps the undo history.
  if (document.execCommand('insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts marks around what is selected, or around a placeholder, and selects what is between them. */
export function wrapSelection(area: HTMLTextAreaElement, before: string, after: string, placeholder: string): void {
  const { selectionStart: start, selectionEnd: end, value } = area;
  const inner = value.slice(start, end) || placeholder;
  insertText(area, `${before}${inner}${after}`);
  area.setSelectionRange(start + before.length, start + before.length + inner.length);
}

/** Puts a mark before each line that the selection touches; takes it away where all of them have it. */
export function markLines(area: HTMLTextAreaElement, mark: string): void {
  const { selectionStart, selectionEnd, value } = area;
  const start = value.lastIndexOf('\n', selectionStart - 1) + 1;
  const after = value.indexOf('\n', selectionEnd);
  const end = after === -1 ? value.length : after;
  const lines = value.slice(start, end).split('\n');
  const isMarked = lines.every((line) => line.startsWith(mark));
  area.setSelectionRange(start, end);
  insertText(area, lines.map((line) => (isMarked ? line.slice(mark.length) : mark + line)).join('\n'));
}
