import { getSchema } from '@tiptap/core';
import type { Node as ProseNode } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { describe, expect, test } from 'vitest';
import { BlockSource } from '@/components/blog-admin/rich-text/block-source';
import { Codec, toBlock, writeBlock } from '@/components/blog-admin/rich-text/codec';
import { articleExtensions, ImageBlock } from '@/components/blog-admin/rich-text/schema';
import { seededRandom } from '../../../../support/seeded-random';

const schema = getSchema([...articleExtensions, ImageBlock]);
const codec = new Codec(schema);

function open(markdown: string) {
  const source = new BlockSource(codec);
  const nodes = source.open(markdown);
  const state = EditorState.create({ doc: schema.topNodeType.create(null, nodes) });
  return { source, nodes, state };
}

const childrenOf = (doc: ProseNode) => Array.from({ length: doc.childCount }, (_, index) => doc.child(index));

/** What is saved after some blocks have been removed, moved or replaced. */
function saveAs(markdown: string, arrange: (nodes: ProseNode[]) => ProseNode[]): string {
  const { source, nodes } = open(markdown);
  const saved = source.save(arrange([...nodes]));
  expect(source.isFaithful(saved), saved).toBe(true);
  return saved;
}

/** The types of the blocks that a text has when it is opened. */
const typesOf = (markdown: string) => open(markdown).nodes.map(({ type }) => type.name);

const paragraph = (text: string) => schema.node('paragraph', {}, [schema.text(text)]);

test.each([
  ['a table', '| Day | Messages |\n|:--|--:|\n| Mon | 11 |\n', ['table']],
  ['a ragged table', '| a | b |\n| - | - |\n| 1 |\n', ['table']],
  ['a table row that is too long', '| a |\n| - |\n| 1 | 2 |\n', ['sourceBlock']],
  ['code in a link', 'See [`fetch`](https://a.ie/) now.\n', ['paragraph']],
  ['bold and link in both orders', '**[a](b)** and [**a**](b)\n', ['paragraph']],
  ['soft breaks', 'One\ntwo\nthree\n', ['paragraph']],
  ['hard breaks of both kinds', 'One  \ntwo\\\nthree\n', ['paragraph']],
  ['a year at the start of a line', '1986\\. A year.\n', ['paragraph']],
  ['code that contains a fence', '````md\n```js\n```\n````\n', ['codeBlock']],
  ['a note box', '> [!NOTE]\n> Text\n', ['blockquote']],
  ['a note box without a text of its own', '> [!TIP]\n> - one\n', ['blockquote']],
  ['a captioned image', '![A door](/images/a.webp "In Ennis")\n', ['image']],
  ['a button', '[Start](/free-trial "button")\n', ['paragraph']],
  ['a video', '[![A tour](/images/a.webp)](https://youtu.be/dQw4w9WgXcQ)\n', ['video']],
  ['another image that is a link', '[![Build](/badge.svg)](https://a.ie/)\n', ['paragraph']],
  ['HTML', '<div>\nx\n</div>\n', ['sourceBlock']],
  ['tasks', '- [x] Done\n- [ ] To do\n', ['taskList']],
  ['a list from 7', '7) seven\n8) eight\n', ['orderedList']],
  ['an indented code block', '    let a\n', ['codeBlock']],
  ['reference links', 'A [b][c] d.\n\n[c]: https://a.ie/ "T"\n', ['paragraph', 'sourceBlock']],
  ['footnotes', 'A[^1].\n\n[^1]: Note\n', ['paragraph', 'sourceBlock']],
  ['a byte order mark', '\ufeff# A\n\nb\n', ['heading', 'paragraph']],
  ['line ends of Windows', '# A\r\n\r\nb\r\n', ['heading', 'paragraph']],
  ['nothing', '', []],
  ['blank lines', '\n\n', []],
])('BlockSource › shows %s as itself and keeps its bytes', (_, markdown, types) => {
  const { source, nodes } = open(markdown);
  expect(nodes.map(({ type }) => type.name)).toEqual(types);
  expect(source.save(nodes)).toBe(markdown);
  expect(source.isFaithful(markdown)).toBe(true);
});

describe('BlockSource › blocks that would run together', () => {
  test('keeps two lists two when what was between them is deleted', () => {
    const saved = saveAs('- a\n- b\n\nBetween.\n\n- c\n', ([first, , last]) => [first, last] as ProseNode[]);
    expect(saved).toBe('- a\n- b\n\n* c\n');
    const numbered = saveAs('1. a\n\nBetween.\n\n1. c\n', ([first, , last]) => [first, last] as ProseNode[]);
    expect(numbered).toBe('1. a\n\n1) c\n');
  });

  test('keeps a paragraph apart from code that was left open at the end', () => {
    const saved = saveAs('```\nlet a', (nodes) => [...nodes, paragraph('After.')]);
    expect(typesOf(saved)).toEqual(['codeBlock', 'paragraph']);
  });

  test('keeps a heading that becomes a paragraph apart from the line below it', () => {
    const saved = saveAs('# A\nb\n', ([, second]) => [paragraph('A'), second] as ProseNode[]);
    expect(saved).toBe('A\n\nb\n');
  });

  test('keeps indented code behind a list code', () => {
    const saved = saveAs(
      '    code\n\nBetween.\n\n- a\n',
      ([code, between, list]) => [list, code, between] as ProseNode[],
    );
    expect(typesOf(saved)).toEqual(['bulletList', 'codeBlock', 'paragraph']);
  });
});

test('BlockSource › keeps the lines and marks of a paragraph in which one word changes', () => {
  const { source, state } = open('One __two__\nthree _four_ five.\n\n\n* six\n');
  const at = state.doc.textBetween(0, state.doc.content.size).indexOf('five') + 1;
  const edited = state.apply(state.tr.insertText('5', at, at + 4));
  expect(source.save(childrenOf(edited.doc))).toBe('One __two__\nthree _four_ 5.\n\n\n* six\n');
});

test('BlockSource › writes new lines with the line ends of the text', () => {
  const { source, nodes } = open('# A\r\n\r\nb\r\n');
  expect(source.save([...nodes, paragraph('c')])).toBe('# A\r\n\r\nb\r\n\r\nc\r\n');
});

test('BlockSource › stores no empty paragraphs, and no spaces at the ends of lines', () => {
  const { source, nodes } = open('a\n');
  const saved = source.save([...nodes, schema.node('paragraph'), paragraph('b ')]);
  expect(saved).toBe('a\n\nb\n');
  expect(source.isFaithful(saved)).toBe(true);
});

test('BlockSource › notices a text that would be read as something else', () => {
  const { source, nodes } = open('a\n\nb\n');
  source.save(nodes);
  expect(source.isFaithful('a\nb\n')).toBe(false);
  expect(source.isFaithful('a\n')).toBe(false);
});

test.each([
  ['1986. A year', '1986\\. A year'],
  ['# not a heading', '\\# not a heading'],
  ['- not a list', '\\- not a list'],
  ['[x]: not-a-definition', '\\[x]: not-a-definition'],
  ['2 * 3 * 4', '2 \\* 3 \\* 4'],
])('writeBlock › escapes “%s”', (text, markdown) => {
  expect(writeBlock(toBlock(paragraph(text)))).toBe(markdown);
});

test('writeBlock › writes bold within a word, around punctuation, and without its outer spaces', () => {
  const bold = schema.mark('bold');
  const line = (...texts: [string, boolean][]) =>
    writeBlock(
      toBlock(
        schema.node(
          'paragraph',
          {},
          texts.map(([text, is]) => schema.text(text, is ? [bold] : [])),
        ),
      ),
    );
  expect(line(['un', false], ['believ', true], ['able', false])).toBe('un**believ**able');
  expect(line(['a', false], [' b ', true], ['c', false])).toBe('a **b** c');
  expect(open(line(['so', false], ['“x”', true], ['y', false])).source.save([])).toBe('');
});

test('BlockSource › keeps every text faithful in random edits, moves and deletions of blocks', () => {
  const random = seededRandom(4);
  const text = [
    '# Head',
    'One\ntwo',
    '- a\n- b',
    '* c',
    '1. d',
    '2) e',
    '> q',
    '> [!NOTE]\n> n',
    '```\nx\n```',
    '    y',
    '---',
    '| a |\n| - |\n| b |',
    '- [x] t',
    '<p>h</p>',
    '![p](/q.webp "c")',
    'Setext\n---',
    '***',
    '[l]: /m',
    'See [l].',
  ].join('\n\n');
  for (let round = 0; round < 20; round += 1) {
    const { source, nodes } = open(text);
    const kept = [...nodes];
    for (let step = 0; step < 4; step += 1) {
      const [from, to] = [random.below(kept.length), random.below(kept.length)];
      const [moved] = kept.splice(from, 1);
      if (moved && random.below(2)) kept.splice(to, 0, moved);
      if (random.below(3) === 0) kept.splice(to, 0, paragraph(`New ${step} *`));
      const saved = source.save(kept);
      expect(source.isFaithful(saved), `round ${round}: ${saved}`).toBe(true);
    }
  }
});
