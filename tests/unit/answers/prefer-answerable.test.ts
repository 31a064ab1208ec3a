import { describe, expect, it } from 'vitest';
import { openSite } from '@/lib/answers/answer';
import { parseQuestion } from '@/lib/answers/concepts';
import { fittedWeights } from '@/lib/answers/confidence';
import { preferAnswerable } from '@/lib/answers/prefer-answerable';
import { rankUnits } from '@/lib/answers/rank';
import { pageAt } from './site';

/** The line that comes first if these lines are ranked in this order, with scores that differ little. */
function firstOf(text: string, lines: readonly string[]): string | undefined {
  const { index } = openSite([pageAt('/', lines.map((line) => `<h3>Acme</h3><p>${line}</p>`).join(''))]);
  const question = parseQuestion(text, index);
  const found = rankUnits(question, index, fittedWeights.rank);
  const ranked = lines.flatMap((line, place) =>
    found.filter(({ entry }) => entry.unit.text === line).map((one) => ({ ...one, score: 5 - place / 10 })),
  );
  expect(ranked).toHaveLength(lines.length);
  return preferAnswerable(question, ranked)[0]?.entry.unit.text;
}

describe('preferAnswerable', () => {
  const general = 'A pass in a manual car entitles you to any car.';
  const own = 'We only have an automatic car and no manual car.';

  it('prefers what the business says of itself to a line about the subject in general', () => {
    expect(firstOf('Do you have a manual car?', [general, own])).toBe(own);
  });

  it('keeps the order where the question is not about the business', () => {
    expect(firstOf('Is a manual car hard to drive?', [general, own])).toBe(general);
  });

  it('prefers a line that says more than the words of the question', () => {
    const more = 'A guarantee of one year is included.';
    expect(firstOf('Is there a guarantee?', ['Our guarantee', more])).toBe(more);
  });

  it.each([
    ['sell', 'Violins and cellos'],
    ['rent', 'Our hands enjoy cellos.'],
  ])('of “Do you %s cellos?” prefers “%s”', (verb, first) => {
    expect(firstOf(`Do you ${verb} cellos?`, ['Our hands enjoy cellos.', 'Violins and cellos'])).toBe(first);
  });

  it('prefers a line that names who has a role', () => {
    const names = 'The director is Mary Lynch.';
    expect(firstOf('Who is the director?', ['As the director said to Ann Lee.', names])).toBe(names);
  });

  it('prefers a line that permits where a permission is asked for', () => {
    const permits = 'Your own kayak is welcome.';
    expect(firstOf('Can I bring my own kayak?', ['Kayak', permits])).toBe(permits);
  });
});
