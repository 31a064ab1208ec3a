import { describe, expect, it, test } from 'vitest';
import { type EvidenceLine, zonesOf } from '@/lib/agent/prove/evidence';
import { failureOf, rules } from '@/lib/agent/prove/prove';
import { touchedParts } from '@/lib/agent/prove/rules-of-limits';
import { partsOf, sentencesIn, statementOf } from '@/lib/agent/prove/statement';
import { meaningOf } from '@/lib/agent/prove/words';
import { readLexicon } from '@/lib/reader/lexicon/lexicon';

/** For each rule a line, a sentence that this rule refuses, and one that no rule does. */
const cases: Record<keyof typeof rules, [line: string | EvidenceLine, lie: string, truth: string]> = {
  unsaidStem: ['We sell bread.', 'We sell milk.', 'We sell bread.'],
  polarity: ['We do not repair phones.', 'We repair phones.', 'We do not repair phones.'],
  unsaidCharge: ['There is wifi in all rooms.', 'Wifi is charged in all rooms.', 'There is wifi in all rooms.'],
  otherFact: ['Single room €60', 'A single room is €65.', 'A single room is €60.'],
  addedLimit: ['Dogs are welcome.', 'Only dogs are welcome.', 'Dogs are welcome.'],
  otherOwner: [
    { text: 'Open daily 9am to 5pm', heading: 'Castle', of: ['Nearby', 'Castle'] },
    'We are open daily 9am to 5pm.',
    'The castle is open daily 9am to 5pm.',
  ],
  droppedLimit: ['Most of our wines are organic.', 'Our wines are organic.', 'Most of our wines are organic.'],
  droppedCondition: ['Breakfast is free with every room.', 'Breakfast is free.', 'Breakfast is free with every room.'],
  droppedCardLimit: [
    { text: '€6', heading: 'Morning swim', limits: ['for members'] },
    'The morning swim is €6.',
    'The morning swim is €6 for members.',
  ],
  droppedColumn: [
    { text: 'Double | €85 | €110', label: 'Room | Low season | High season' },
    'A double is €85.',
    'A double is €85 in low season.',
  ],
  droppedSeason: [
    'Office hours July and August: Monday to Saturday 10am to 6pm',
    'The office is open Monday to Saturday 10am to 6pm.',
    'In July and August the office is open Monday to Saturday 10am to 6pm.',
  ],
  otherPrice: [{ text: 'Deposit €5', heading: 'Towel' }, 'A towel is €5.', 'The deposit for a towel is €5.'],
  otherParts: ['We sell tyres, repair bicycles and hire canoes.', 'We sell canoes.', 'We hire canoes.'],
  partOfSum: ['Check-up and X-ray €60', 'An X-ray is €60.', 'A check-up and an X-ray are €60.'],
  otherOrder: ['Our dogs chase cats.', 'Cats chase dogs.', 'Our dogs chase cats.'],
  partOfName: [
    'Our workshop is in Riverside Business Park.',
    'Our workshop is in Riverside Park.',
    'Our workshop is in Riverside Business Park.',
  ],
  partOfLabel: ['Vice President: Mary Walshe', 'The president is Mary Walshe.', 'The vice president is Mary Walshe.'],
  otherDirection: ['The bus runs from Galway.', 'The bus runs to Galway.', 'The bus runs from Galway.'],
  otherPlace: ['We deliver in Galway.', 'We are in Galway.', 'We deliver in Galway.'],
  otherChoice: [
    'Served with egg or pineapple.',
    'It is served with egg and pineapple.',
    'It is served with egg or pineapple.',
  ],
  otherPronoun: ['You book the test.', 'We book the test.', 'You book the test.'],
  otherSubject: ['The castle is open all year.', 'We are open all year.', 'The castle is open all year.'],
  otherAudience: [
    { text: 'Steak €12', heading: 'Children’s menu' },
    'Steak is €12.',
    'Steak on the children’s menu is €12.',
  ],
};

const claimOf = (sentence: string) => statementOf(sentencesIn(sentence).flatMap(partsOf));
const question = new Set<string>();

describe('rules of the gate', () => {
  it.each(Object.keys(rules) as (keyof typeof rules)[])('%s refuses its lie, and no rule its truth', (name) => {
    const [line, lie, truth] = cases[name];
    const zones = zonesOf([typeof line === 'string' ? { text: line } : line]);
    const refusals = zones.map((zone) =>
      rules[name](claimOf(lie), zone, { question, touched: touchedParts(claimOf(lie), zone) }),
    );
    expect(refusals.some((failure) => failure !== undefined)).toBe(true);
    expect(zones.filter((zone) => !failureOf(claimOf(lie), zone, { question }))).toEqual([]);
    expect(zones.some((zone) => !failureOf(claimOf(truth), zone, { question }))).toBe(true);
  });
});

describe('word groups of the gate', () => {
  const { groups } = readLexicon('gate') as { groups: Record<string, string[][]> };

  test.each(Object.entries(groups))('%s have every word in one group', (_, lists) => {
    const words = lists.flat();
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  test('words that are equal have one meaning, and others another', () => {
    const meanings = (groups.equals ?? []).map((group) => new Set(group.map(meaningOf)));
    expect(meanings.filter(({ size }) => size !== 1)).toEqual([]);
    expect(new Set(meanings.map(([meaning]) => meaning)).size).toBe(meanings.length);
  });
});
