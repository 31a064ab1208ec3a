import { describe, expect, it } from 'vitest';
import { openSite } from '@/lib/answers/answer';
import { parseQuestion } from '@/lib/answers/concepts';
import { fittedWeights } from '@/lib/answers/confidence';
import { mayAnswer } from '@/lib/answers/may-answer';
import { rankUnits } from '@/lib/answers/rank';
import { pageAt } from './site';

/** Whether the best line of a page may be called an answer, whatever the confidence in it. */
function bestMayAnswer(text: string, body: string): boolean | undefined {
  const { index } = openSite([pageAt('/', `<h1>Acme</h1>${body}`)]);
  const question = parseQuestion(text, index);
  const [best] = rankUnits(question, index, fittedWeights.rank);
  return best && mayAnswer(question, best);
}

describe('mayAnswer', () => {
  it.each([
    [
      'a long line with the words of an open question',
      'What loyalty program do you have?',
      '<p>No need to drive back and forth to the other side of town and sit in traffic for hours: relax, and take advantage of our loyalty program.</p>',
    ],
    ['a line with one word of an open question', 'What qualifications do you have?', '<p>We like qualifications.</p>'],
    [
      'the field of a form',
      'How do I reserve a table?',
      '<h2>Reserve a table</h2><p>Contact number</p><p>Your visiting date</p>',
    ],
    ['an interval of something else', 'How often does the ferry go?', '<p>An eagle flies over the ferry each day.</p>'],
    ['how something is done', 'How do visitors get a permit?', '<p>There are parking permits for visitors.</p>'],
    ['an instalment', 'How much does a wedding cost?', '<p>Wedding: the final balance of £1000 a month before.</p>'],
  ])('refuses %s', (_, question, body) => {
    expect(bestMayAnswer(question, body)).toBe(false);
  });

  it.each([
    [
      'a short line with the words of an open question',
      'What star rating do you have?',
      '<p>We earned the 4 star rating.</p>',
    ],
    ['an interval', 'How often does the ferry sail?', '<p>The ferry will sail every 20 minutes.</p>'],
    ['an instruction', 'How do I reserve a table?', '<p>To reserve a table, ring 053 912 3456.</p>'],
    ['a price', 'How much does a wedding cost?', '<p>Wedding: from £1000.</p>'],
  ])('accepts %s', (_, question, body) => {
    expect(bestMayAnswer(question, body)).toBe(true);
  });
});
