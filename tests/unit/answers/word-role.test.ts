import { describe, expect, it } from 'vitest';
import { openSite } from '@/lib/answers/answer';
import { parseQuestion } from '@/lib/answers/concepts';
import { isOnlyMentioned } from '@/lib/answers/word-role';
import { pageAt } from './site';

describe('isOnlyMentioned', () => {
  it.each([
    ['in the name of the business', 'Visit Harbour School of Music.', true],
    ['elsewhere too', 'Harbour School of Music works with each school.', false],
    ['in the name of a company', 'Run by Old School Services Ltd', true],
    ['in a comparison', 'Lessons at home instead of school', true],
    ['in a statement', 'We come to your school', false],
  ])('finds a word %s', (_, line, expected) => {
    const { index } = openSite([pageAt('/', `<h1>Since 2012</h1><p>${line}</p>`)]);
    const question = { ...parseQuestion('Do you do schools?', index), siteName: 'Harbour School of Music' };
    const unit = index.units.find(({ text }) => text === line);
    expect(unit && isOnlyMentioned(question, unit)).toBe(expected);
  });
});
