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
  caretAtEnd(article);
  press(article, 'Tab');
  type(article, 'e');
  expect(article.markdown).toBe('| a | b |\n| --- | --- |\n| c | d |\n| e | |');
  press(article, 'Escape');
  type(article, 'After.');
  expect(article.markdown).toBe('| a | b |\n| --- | --- |\n| c | d |\n| e | |\n\nAfter.');
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
  const { article, menu } = open('| a | b |\n| --- | --- |\n| c |  |');
  caretAtEnd(article);
  type(article, '/');
  await expect.poll(() => menu.shown?.items.map(({ label }) => label)).toEqual(['Link to a page or post']);
  const possible = commands.filter((command) => isPossible(command, article.editor)).map(({ label }) => label);
  expect(possible).toEqual(['Bold', 'Italic', 'Link', 'Code', 'Link to a page or post', 'Image', 'Image library']);
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
