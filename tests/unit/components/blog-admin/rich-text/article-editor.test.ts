// @vitest-environment jsdom
import { TextSelection } from '@tiptap/pm/state';
import { afterEach, expect, test, vi } from 'vitest';
import { ArticleEditor } from '@/components/blog-admin/rich-text/article-editor';
import { commands, commandsAtCaret, isPossible } from '@/components/blog-admin/rich-text/commands';
import { SlashMenuStore } from '@/components/blog-admin/rich-text/slash-menu-store';

const editors: ArticleEditor[] = [];
const dialogs = { open: vi.fn(), images: vi.fn(), library: vi.fn() };

function open(markdown: string) {
  const menu = new SlashMenuStore(() => dialogs);
  const onChange = vi.fn();
  const article = new ArticleEditor({
    element: document.body.appendChild(document.createElement('div')),
    markdown,
    menu,
    attributes: { placeholder: 'Write' },
    onChange,
    onData: () => false,
  });
  editors.push(article);
  return { article, menu, onChange };
}

afterEach(() => {
  for (const article of editors.splice(0)) article.destroy();
  document.body.replaceChildren();
});

/** Types as a person does: input rules and menus see each character. */
function type({ editor: { view } }: ArticleEditor, text: string) {
  for (const character of text) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(character, from, to);
    const isHandled = view.someProp('handleTextInput', (handle) => handle(view, from, to, character, insert));
    if (!isHandled) view.dispatch(insert());
  }
}

function press({ editor: { view } }: ArticleEditor, key: string, options: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  view.someProp('handleKeyDown', (handle) => handle(view, event));
}

const caretAtEnd = ({ editor: { view } }: ArticleEditor) =>
  view.dispatch(view.state.tr.setSelection(TextSelection.atEnd(view.state.doc)));

test('ArticleEditor › writes typed words into the Markdown at once', () => {
  const { article, onChange } = open('One\ntwo.\n\n* three\n');
  article.select(8, 8);
  type(article, ' More.');
  expect(onChange).toHaveBeenLastCalledWith('One\ntwo. More.\n\n* three\n');
  article.editor.commands.undo();
  expect(onChange).toHaveBeenLastCalledWith('One\ntwo.\n\n* three\n');
});

test('ArticleEditor › begins a list with 1 and leaves a year alone', () => {
  const { article } = open('');
  type(article, '1986. A year');
  expect(article.markdown).toBe('1986\\. A year');
  const { article: list } = open('');
  type(list, '1. One');
  expect(list.markdown).toBe('1. One');
});

test('ArticleEditor › continues and ends a list with Enter, and nests it with Tab', () => {
  const { article } = open('- one');
  caretAtEnd(article);
  press(article, 'Enter');
  type(article, 'two');
  press(article, 'Tab');
  expect(article.markdown).toBe('- one\n  - two');
});

test('ArticleEditor › asks for a link with Ctrl+K', () => {
  const { article } = open('One');
  press(article, 'k', { ctrlKey: true });
  expect(dialogs.open).toHaveBeenLastCalledWith('link');
});

test('ArticleEditor › moves through a table with Tab, and leaves it with Escape', () => {
  const { article } = open('| a | b |\n| --- | --- |\n| c | d |');
  article.select(article.markdown.indexOf('d') + 1, article.markdown.indexOf('d') + 1);
  press(article, 'Tab');
  type(article, 'e');
  expect(article.markdown).toBe('| a | b |\n| --- | --- |\n| c | d |\n| e | |');
  press(article, 'Escape');
  type(article, 'After.');
  expect(article.markdown).toBe('| a | b |\n| --- | --- |\n| c | d |\n| e | |\n\nAfter.');
});

/** Runs a button of the bar for the table, the image or the callout; false if it is not possible. */
function runAtCaret({ editor }: ArticleEditor, label: string): boolean {
  const command = commandsAtCaret(editor).find((each) => each.label === label);
  const isPossibleHere = command?.change(editor.can().chain(), editor).run() ?? false;
  if (isPossibleHere) command?.change(editor.chain(), editor).run();
  return isPossibleHere;
}

const caretIn = (article: ArticleEditor, text: string) =>
  article.select(article.markdown.indexOf(text), article.markdown.indexOf(text));

test.each([
  ['Row below', 'c', '| a | b |\n| --- | --- |\n| c | d |\n| | |\n| e | f |'],
  ['Row above', 'e', '| a | b |\n| --- | --- |\n| c | d |\n| | |\n| e | f |'],
  ['Row above', 'a', undefined],
  ['Row up', 'e', '| a | b |\n| --- | --- |\n| e | f |\n| c | d |'],
  ['Row up', 'c', undefined],
  ['Row down', 'd', '| a | b |\n| --- | --- |\n| e | f |\n| c | d |'],
  ['Row down', 'f', undefined],
  ['Row down', 'a', undefined],
  ['Column before', 'b', '| a | | b |\n| --- | --- | --- |\n| c | | d |\n| e | | f |'],
  ['Column after', 'd', '| a | b | |\n| --- | --- | --- |\n| c | d | |\n| e | f | |'],
  ['Column left', 'd', '| b | a |\n| --- | --- |\n| d | c |\n| f | e |'],
  ['Column left', 'c', undefined],
  ['Column right', 'a', '| b | a |\n| --- | --- |\n| d | c |\n| f | e |'],
  ['Header', 'c', '| | |\n| --- | --- |\n| a | b |\n| c | d |\n| e | f |'],
  ['Delete row', 'c', '| a | b |\n| --- | --- |\n| e | f |'],
])('ArticleEditor › changes a table: %s at %s', (label, at, changed) => {
  const table = '| a | b |\n| --- | --- |\n| c | d |\n| e | f |';
  const { article } = open(table);
  caretIn(article, at);
  expect(runAtCaret(article, label)).toBe(changed !== undefined);
  expect(article.markdown).toBe(changed ?? table);
  expect(article.isFaithful()).toBe(true);
  article.editor.commands.undo();
  expect(article.markdown).toBe(table);
});

test('ArticleEditor › keeps the widths of columns as hyphens, and shares them anew with a column more or less', () => {
  const rule = (...widths: number[]) => `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const { article } = open('| a | b |\n| --- | --- |\n| c | d |');
  caretIn(article, 'c');
  for (const _ of [1, 2]) expect(runAtCaret(article, 'Wider column')).toBe(true);
  expect(article.markdown).toBe(`| a | b |\n${rule(60, 40)}\n| c | d |`);
  const { article: again } = open(article.markdown);
  expect([...again.editor.view.dom.querySelectorAll('th')].map((cell) => cell.getAttribute('width'))).toEqual([
    '60%',
    '40%',
  ]);
  caretIn(again, 'd');
  for (const _ of [1, 2, 3, 4, 5, 6]) expect(runAtCaret(again, 'Narrower column')).toBe(true);
  expect(runAtCaret(again, 'Narrower column'), 'not below 10 %').toBe(false);
  runAtCaret(again, 'Column after');
  expect(again.markdown).toBe(`| a | b | |\n${rule(60, 7, 33)}\n| c | d | |`);
  caretIn(again, 'c');
  runAtCaret(again, 'Column right');
  expect(again.markdown).toContain(rule(7, 60, 33));
  expect(again.isFaithful()).toBe(true);
  for (let step = 0; step < 9; step += 1) again.editor.commands.undo();
  expect(again.markdown).toBe(`| a | b |\n${rule(60, 40)}\n| c | d |`);
});

test('ArticleEditor › shows a table with an empty header as one without, and gives it one', () => {
  const { article } = open('| | |\n| --- | --- |\n| a | b |');
  expect(article.editor.view.dom.querySelectorAll('tr')).toHaveLength(1);
  caretIn(article, 'a');
  expect(runAtCaret(article, 'Header')).toBe(true);
  expect(article.markdown).toBe('| a | b |\n| --- | --- |');
});

test.each(['| a |\n| --- |\n| b |', '![Door](/a.webp)', '```\nx\n```', '---', '> So.'])(
  'ArticleEditor › has a line to go on in behind %j, which is not written while it is empty',
  (markdown) => {
    const { article, onChange } = open(markdown);
    expect(onChange).not.toHaveBeenCalled();
    caretAtEnd(article);
    expect(article.markdown).toBe(markdown);
    type(article, 'After.');
    expect(article.markdown).toBe(`${markdown}\n\nAfter.`);
    article.editor.commands.undo();
    expect(article.markdown).toBe(markdown);
  },
);

test('ArticleEditor › moves blocks and list items with Alt+Shift and an arrow key, as they are written', () => {
  const { article } = open('One __two__.\n\n![Door](/a.webp)\n\n- a\n* b\n');
  caretIn(article, 'One');
  press(article, 'ArrowDown', { altKey: true, shiftKey: true });
  expect(article.markdown).toBe('![Door](/a.webp)\n\nOne __two__.\n\n- a\n* b\n');
  type(article, '!');
  press(article, 'ArrowUp', { altKey: true, shiftKey: true });
  press(article, 'ArrowUp', { altKey: true, shiftKey: true });
  expect(article.markdown).toBe('!One __two__.\n\n![Door](/a.webp)\n\n- a\n* b\n');
  article.editor.commands.undo();
  expect(article.markdown).toContain('webp)\n\n!One');
  const { article: list } = open('Before.\n\n1. a\n2. b\n   - c\n   - d\n3. e');
  caretIn(list, 'd');
  press(list, 'ArrowUp', { altKey: true, shiftKey: true });
  expect(list.markdown).toContain('   - d\n   - c');
  press(list, 'ArrowUp', { altKey: true, shiftKey: true });
  expect(list.markdown, 'the item around it').toBe('Before.\n\n1. b\n   - d\n   - c\n2. a\n3. e');
  press(list, 'ArrowUp', { altKey: true, shiftKey: true });
  expect(list.markdown, 'the list').toMatch(/^1\. b[\s\S]*Before\.$/);
  list.editor.commands.selectAll();
  press(list, 'ArrowUp', { altKey: true, shiftKey: true });
  expect(list.isFaithful()).toBe(true);
});

test('ArticleEditor › shows an image in the size that its URL says', () => {
  const { article } = open('![Door](/a.webp "At home")');
  article.editor.commands.setNodeSelection(0);
  for (const [label, url] of [
    ['Small', '/a.webp#small'],
    ['Medium', '/a.webp#medium'],
    ['Full size', '/a.webp'],
  ] as const) {
    expect(runAtCaret(article, label)).toBe(true);
    expect(article.markdown).toBe(`![Door](${url} "At home")`);
  }
  const { article: small } = open('![Door](/a.webp#small)');
  expect(small.editor.view.dom.querySelector('img')?.width).toBe(256);
  expect(small.editor.view.dom.querySelector('img')?.getAttribute('src')).toBe('/a.webp');
});

const pasteText = ({ editor }: ArticleEditor, text: string) =>
  editor.view.dom.dispatchEvent(
    Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
      clipboardData: {
        files: [],
        types: ['text/plain'],
        getData: (kind: string) => (kind === 'text/plain' ? text : ''),
      },
    }),
  );

test.each([
  '# Title\n\nSome **bold** and a [link](https://x.ie).\n\n- one\n\n| a |\n| --- |\n| b |',
  '1. One\n2. Two',
  '> So she said.\n\nIndeed.',
  '```js\nlet a = 1;\n```',
  'It is *so*, ~~not~~ `here`.',
  '- [x] done\n- [ ] to do',
  '![Door](/a.webp)',
  '## Only a heading',
])('ArticleEditor › pastes Markdown as what it says, and undo leaves its characters: %j', (text) => {
  const { article } = open('');
  pasteText(article, text.replaceAll('\n', '\r\n'));
  expect(article.markdown).toBe(text);
  article.editor.commands.undo();
  expect(article.editor.getText()).toContain(text.split('\n')[0]);
  expect(article.editor.state.doc.firstChild?.type.name).toBe('paragraph');
  article.editor.commands.undo();
  expect(article.editor.isEmpty).toBe(true);
});

test.each([
  'Nora’s Bakery\n1 Main Street\nEnnis',
  '5 * 3 * 2 = 30, a_b_c and 2 > 1',
  '#1 in Ennis',
  'Regards\n--\nNora',
  '    set in by four',
  '1986. A year',
  '+353 65 682 1234',
  'a | b',
])('ArticleEditor › pastes each line of other texts as a paragraph: %j', (text) => {
  const { article } = open('');
  pasteText(article, text);
  expect(article.editor.getText({ blockSeparator: '\n' }).trim()).toBe(text.trim());
  expect(article.editor.state.doc.children.every(({ type }) => type.name === 'paragraph')).toBe(true);
});

test('ArticleEditor › pastes Markdown within a line, and its characters where only those can stand', () => {
  const { article } = open('One two.');
  article.select(4, 7);
  pasteText(article, 'a **bold** three');
  expect(article.markdown).toBe('One a **bold** three.');
  for (const [markdown, pasted, after] of [
    ['```\nx\n```', '# y', '```\n# yx\n```'],
    ['| a |\n| --- |\n| b |', '**c**', '| **c**a |\n| --- |\n| b |'],
  ] as const) {
    const { article: other } = open(markdown);
    other.select(markdown.search(/[ax]/), markdown.search(/[ax]/));
    pasteText(other, pasted);
    expect(other.markdown).toBe(after);
  }
  const { article: cell } = open('| a |\n| --- |\n| b |');
  caretIn(cell, 'b');
  pasteText(cell, '# Head\n\n- item');
  expect(cell.editor.state.doc.firstChild?.type.name).toBe('table');
  expect(cell.editor.view.dom.querySelectorAll('h1, li')).toHaveLength(0);
  const { article: plain } = open('');
  plain.editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'V', ctrlKey: true, shiftKey: true }));
  pasteText(plain, '# Head');
  expect(plain.editor.getText()).toBe('# Head');
});

test('ArticleEditor › makes no line breaks in headings and cells, which Markdown lacks there', () => {
  const { article } = open('## Head');
  caretAtEnd(article);
  press(article, 'Enter', { shiftKey: true });
  type(article, '!');
  expect(article.markdown).toBe('## Head!');
});

test('ArticleEditor › does not continue a link behind it', () => {
  const { article } = open('[a](/b)');
  caretAtEnd(article);
  type(article, 'c');
  expect(article.markdown).toBe('[a](/b)c');
});

test('ArticleEditor › offers blocks after "/", and inserts the chosen one', async () => {
  const { article, menu } = open('');
  type(article, '/quo');
  await expect.poll(() => menu.shown?.items.map(({ label }) => label)).toEqual(['Quotation']);
  press(article, 'Enter');
  type(article, 'So.');
  expect(article.markdown).toBe('> So.');
  const { article: other, menu: closed } = open('');
  type(other, 'and/quo');
  expect(closed.shown).toBeUndefined();
});

test('ArticleEditor › makes callouts of lines and quotations, and lines of callouts', async () => {
  const { article, menu } = open('');
  type(article, '/tip');
  await expect.poll(() => menu.shown?.items.map(({ label }) => label)).toEqual(['Callout']);
  press(article, 'Enter');
  type(article, 'So.');
  expect(article.markdown).toBe('> [!NOTE]\n> So.');
  const callout = commands.find(({ label }) => label === 'Callout');
  commandsAtCaret(article.editor)[3]?.change(article.editor.chain(), article.editor).run();
  expect(article.markdown).toBe('> [!WARNING]\n> So.');
  callout?.run(article.editor, dialogs);
  expect(article.markdown).toBe('So.');
  const { article: quotation } = open('> So.');
  callout?.run(quotation.editor, dialogs);
  expect(quotation.markdown).toBe('> [!NOTE]\n> So.');
});

test('ArticleEditor › offers in a table cell only what a cell can hold, and nothing in code or a caption', async () => {
  const { article, menu } = open('| a | b |\n| --- | --- |\n|  | c |');
  caretIn(article, 'c');
  press(article, 'Tab');
  type(article, '/');
  await expect.poll(() => menu.shown?.items.map(({ label }) => label)).toEqual(['Link to a page or post']);
  const possible = commands.filter((command) => isPossible(command, article.editor)).map(({ label }) => label);
  expect(possible).toEqual([
    ...['Bold', 'Italic', 'Link', 'Code', 'Link to a page or post'],
    ...['Move up', 'Move down', 'Image', 'Image library'],
  ]);
  for (const markdown of ['```\nx\n```', '![Door](/a.webp "x")']) {
    const { article: other, menu: closed } = open(markdown);
    other.editor.commands.setTextSelection(1);
    type(other, '/');
    await expect.poll(() => other.markdown).toContain('/x');
    expect(closed.shown).toBeUndefined();
  }
});

test('ArticleEditor › inserts what arrives late at its place, which moves with the text', () => {
  const { article } = open('One two.\n\nThree.');
  article.select(8, 8);
  const image = article.mark(undefined, 'Sending door.png…');
  const second = article.mark(undefined, 'Sending wall.png…');
  type(article, ' And then');
  article.select(0, 3);
  type(article, 'Twenty');
  article.insertImage(image, '/images/a.webp', 'Door');
  article.insertImage(second, '/images/b.webp', 'Wall');
  type(article, '-');
  expect(article.markdown).toBe(
    'Twenty- two. And then\n\n![Door](/images/a.webp)\n\n![Wall](/images/b.webp)\n\nThree.',
  );
});

test('ArticleEditor › puts an image in place of an empty line, with a line to go on in', () => {
  const { article } = open('');
  article.insertImage(article.mark(undefined, ''), '/images/a.webp', '');
  expect(article.editor.state.doc.childCount).toBe(2);
  expect(article.markdown).toBe('![](/images/a.webp)');
});

test('ArticleEditor › pastes words into a line and blocks between lines, with what is typed meanwhile behind them', () => {
  const { article } = open('One two.');
  article.select(4, 7);
  const place = article.mark(undefined, '…');
  type(article, ' six');
  article.insert(place, '**four** five');
  expect(article.markdown).toBe('One **four** five six.');
  caretAtEnd(article);
  article.insert(article.mark(undefined, '…'), '## Hours\n\n- nine');
  expect(article.markdown).toContain('- nine');
});

test('ArticleEditor › keeps a paste whose place has been deleted', () => {
  const { article } = open('One.\n\nTwo.');
  const place = article.mark(undefined, '…');
  article.editor.commands.clearContent();
  article.insert(place, 'Pasted.');
  expect(article.markdown).toContain('Pasted.');
});

test('ArticleEditor › maps the caret to the Markdown and back', () => {
  const text = '# Head\n\nSee __the__\n[menu](https://a.ie/menu) and so on.\n\n- one\n- two\n';
  const { article } = open(text);
  for (const word of ['ead', 'he__', 'enu]', 'nd so', 'o on', 'wo']) {
    const at = text.indexOf(word);
    article.select(at, at);
    expect(article.caret, word).toBe(at);
  }
});

test('ArticleEditor › shows another text, whose untouched blocks keep their bytes, and undoes it', () => {
  const { article, onChange } = open('One __two__.\n\nThree.');
  article.load('One __two__.\n\nThree four.');
  expect(onChange).not.toHaveBeenCalled();
  caretAtEnd(article);
  type(article, '!');
  expect(article.markdown).toBe('One __two__.\n\nThree four.!');
  article.editor.commands.undo();
  article.editor.commands.undo();
  expect(article.editor.getText()).toContain('Three.');
});

test('ArticleEditor › requests no image from another site', () => {
  const { article } = open('![x](https://a.ie/x.png)\n\n![y](/images/y.webp)');
  expect([...article.editor.view.dom.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)).toEqual([
    '/images/y.webp',
  ]);
});
