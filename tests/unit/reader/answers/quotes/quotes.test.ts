import { describe, expect, it } from 'vitest';
import { openSite } from '@/lib/reader/answers/answer';
import { answerLines } from '@/lib/reader/answers/quotes/answer-lines';
import { textOf } from '../../pages';
import { pageAt } from '../site';

const quoted = (question: string, body: string) => openSite([pageAt('/', `<h1>Acme</h1>${body}`)]).ask(question).quotes;

describe('quotes of an answer', () => {
  it('are from at most three passages', () => {
    const sections = ['north', 'south', 'east', 'west', 'top'].map(
      (side) => `<h2>The ${side}</h2><p>There is parking at the ${side} gate.</p>`,
    );
    expect(new Set(quoted('Is there parking?', sections.join('')).map(({ place }) => place)).size).toBe(3);
  });

  it('are of passages that say nearly as much as the best', () => {
    const lines = [
      'There is parking for coaches.',
      'Behind the house there is parking for coaches of all sizes.',
      'There is parking in the street.',
    ];
    const sections = lines.map((line, at) => `<h2>Part ${at}</h2><p>${line}</p>`);
    const texts = quoted('Is there parking for coaches?', sections.join('')).map(({ text }) => text);
    expect(lines.map((line) => texts.includes(line))).toEqual([true, true, false]);
  });

  it.each([
    ['seven short lines', 'Tart', 12, 7],
    ['three long lines', textOf(150), 6, 3],
  ])('are of a list at most %s', (_, line, count, shown) => {
    const items = Array.from({ length: count }, (_, at) => `<li>${line} ${at}</li>`);
    expect(quoted('What desserts do you have?', `<h2>Desserts</h2><ul>${items.join('')}</ul>`)).toHaveLength(shown);
  });

  it('are a short section as a whole, and of a long one the lines alike', () => {
    const isWhole = (length: number) => {
      const section = `<h2>Find us</h2><p>There is parking.</p><ul><li>${textOf(length)}</li></ul>`;
      return quoted('Is there parking?', section).some(({ text }) => text === textOf(length));
    };
    expect([isWhole(370), isWhole(480)]).toEqual([true, false]);
  });

  it.each([
    ['Our home made desserts this week', ['Apple tart']],
    ['Our home made desserts of this week', ['Our home made desserts of this week']],
  ])('are the list below a short heading: %s', (heading, lines) => {
    const quotes = quoted('What desserts do you have?', `<h2>${heading}</h2><ul><li>Apple tart</li></ul>`);
    expect(answerLines(quotes).map(({ text }) => text)).toEqual(lines);
  });
});
