import { describe, expect, it } from 'vitest';
import { openSite } from '@/lib/answers/answer';
import { parseQuestion } from '@/lib/answers/concepts';
import { isNamedItem } from '@/lib/answers/listed-item';
import { pageAt } from './site';

/** Whether a question asks for the item, as it is on a page of its own. */
function names(item: string, question: string): boolean | undefined {
  const { index } = openSite([pageAt('/', `<ul><li>${item}</li></ul>`)]);
  const [entry] = index.entries;
  return entry && isNamedItem(parseQuestion(question, index), entry);
}

describe('isNamedItem', () => {
  it.each([
    ['Brick patios', 'Do you build patios?'],
    ['Head gaskets', 'Can you replace a head gasket?'],
  ])('recognizes “%s” in “%s”', (item, question) => {
    expect(names(item, question)).toBe(true);
  });

  it.each([
    ['Phone number', 'Do you repair phones?'],
    ['Boiler installation', 'Do you repair boilers?'],
    ['Patios need care.', 'Do you build patios?'],
    ['Brick patios', 'What patios do you build?'],
  ])('does not take “%s” for the answer to “%s”', (item, question) => {
    expect(names(item, question)).toBe(false);
  });
});
