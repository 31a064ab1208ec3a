import { expect, test } from 'vitest';
import { nameOfText } from '@/lib/blog/text-name';

test.each([
  ['the title', { title: ' Opening hours ', content: 'We open.' }, 'Opening hours'],
  [
    'the first words without markup',
    { title: '', content: '## Hours\n\nWe **open** at [nine](/a).' },
    'Hours We open at nine.',
  ],
  ['whole words of a long text', { title: '', content: 'word '.repeat(40) }, `${'word '.repeat(12).trim()}…`],
  ['a part of one endless word', { title: 'x'.repeat(200), content: '' }, `${'x'.repeat(60)}…`],
  ['something when there are none', { title: ' ', content: '\n\n' }, 'No words yet'],
])('nameOfText › is %s', (_what, text, name) => {
  expect(nameOfText(text)).toBe(name);
});
