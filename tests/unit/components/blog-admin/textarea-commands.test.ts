import { describe, expect, test } from 'vitest';
import {
  block,
  codeBlock,
  continueBlock,
  type Edit,
  indentLines,
  link,
  pasteUrl,
  rule,
  type Selected,
  table,
  toggleCode,
  toggleHeading,
  toggleLines,
  toggleWrap,
} from '@/components/blog-admin/textarea-commands';

/** Reads "a «b» c", where b is selected, or "a¦b" with a caret. */
function read(text: string): Selected {
  if (text.includes('¦')) {
    const start = text.indexOf('¦');
    return { value: text.replace('¦', ''), start, end: start };
  }
  const start = text.indexOf('«');
  return { value: text.replace('«', '').replace('»', ''), start, end: text.indexOf('»') - 1 };
}

/** Makes an edit and writes the result like the input. */
function make(text: string, edit: (selected: Selected) => Edit | undefined): string | undefined {
  const selected = read(text);
  const made = edit(selected);
  if (!made) return undefined;
  const value = selected.value.slice(0, made.from) + made.text + selected.value.slice(made.to);
  if (made.start === made.end) return `${value.slice(0, made.start)}¦${value.slice(made.start)}`;
  return `${value.slice(0, made.start)}«${value.slice(made.start, made.end)}»${value.slice(made.end)}`;
}

const bold = (selected: Selected) => toggleWrap(selected, '**', 'bold');

describe('toggleWrap', () => {
  test.each([
    ['say «hello»', 'say **«hello»**'],
    ['say **«hello»**', 'say «hello»'],
    ['say «**hello**»', 'say «hello»'],
    ['say ¦', 'say **«bold»**'],
    ['say« hello »now', 'say **«hello»** now'],
  ])('turns %j into %j', (before, after) => expect(make(before, bold)).toBe(after));
});

describe('toggleCode', () => {
  test('makes one line inline code, and several lines a code block', () => {
    expect(make('«a»', toggleCode)).toBe('`«a»`');
    expect(make('x\n\n«a\nb»', toggleCode)).toBe('x\n\n```\n«a\nb»\n```\n\n');
  });
});

describe('toggleLines', () => {
  test.each([
    ['«one\ntwo»', 'bullet', '- one\n- two'],
    ['«- one\n- two»', 'bullet', 'one\ntwo'],
    ['«- one\n- two»', 'number', '1. one\n2. two'],
    ['o¦ne', 'quote', '> one'],
  ] as const)('%j as %s', (before, kind, after) =>
    expect(make(before, (selected) => toggleLines(selected, kind))?.replaceAll(/[«»¦]/g, '')).toBe(after),
  );
});

test('toggleHeading changes the level, and makes a heading of the same level text again', () => {
  expect(make('¦Title', (selected) => toggleHeading(selected, 2))).toBe('## ¦Title');
  expect(make('### ¦Title', (selected) => toggleHeading(selected, 2))).toBe('## ¦Title');
  expect(make('## ¦Title', (selected) => toggleHeading(selected, 2))).toBe('¦Title');
});

describe('continueBlock', () => {
  test.each([
    ['- one¦', '- one\n- ¦'],
    ['9. nine¦', '9. nine\n10. ¦'],
    ['- [x] done¦', '- [x] done\n- [ ] ¦'],
    ['> said¦', '> said\n> ¦'],
    ['- one\n- ¦', '- one\n¦'],
    ['- one\n  - ¦', '- one\n- ¦'],
    ['one¦', undefined],
    ['- «one»', undefined],
  ])('Enter at %j leads to %j', (before, after) => expect(make(before, continueBlock)).toBe(after));
});

test('indentLines nests an item below the one before it, by the width of that marker, and back', () => {
  expect(make('1. a\n2. ¦b', (selected) => indentLines(selected, 'in'))).toBe('1. a\n   2. ¦b');
  expect(make('- a\n- ¦b', (selected) => indentLines(selected, 'in'))).toBe('- a\n  - ¦b');
  expect(make('- a\n  - ¦b', (selected) => indentLines(selected, 'out'))).toBe('- a\n- ¦b');
});

test('codeBlock, table and rule stand between empty lines', () => {
  expect(make('a¦', codeBlock)).toBe('a\n\n```\n«code»\n```\n\n');
  expect(make('a¦\n\nb', table)).toBe('a\n\n| «Column» | Column |\n| --- | --- |\n| Cell | Cell |\n\nb');
  expect(make('a\n\n¦b', rule)).toBe('a\n\n---\n\n¦b');
});

test('block › puts blocks that follow each other between single empty lines', () => {
  const picture = (selected: Parameters<typeof block>[0]) => block(selected, '![a](b)');
  expect(make(make('x¦', picture) ?? '', picture)).toBe('x\n\n![a](b)\n\n![a](b)\n\n¦');
});

test('link › selects the URL to type for a text, and the text to type for a URL', () => {
  expect(make('see «here»', link)).toBe('see [here](«https://»)');
  expect(make('see «https://a.ie»', link)).toBe('see [«text»](https://a.ie)');
});

describe('pasteUrl', () => {
  const paste = (before: string, url: string) => make(before, (selected) => pasteUrl(selected, url));

  test('links the selected text', () => {
    expect(paste('see «our menu» today', ' https://a.ie/menu ')).toBe('see [our menu](https://a.ie/menu)¦ today');
    expect(paste('«a»', 'https://a.ie/x_(y)')).toBe('[a](https://a.ie/x_%28y%29)¦');
  });

  test('leaves other pastes alone', () => {
    expect(paste('see ¦', 'https://a.ie')).toBeUndefined();
    expect(paste('«a»', 'not a url')).toBeUndefined();
    expect(paste('«a»', 'javascript:alert(1)')).toBeUndefined();
    expect(paste('«https://a.ie»', 'https://b.ie')).toBeUndefined();
  });
});
