import { expect, test } from 'vitest';
import { type BusinessType, businessTypes } from '@/lib/industries';
import { collectFacts } from '@/lib/reader/facts/collect-facts';
import { readPage } from '@/lib/reader/read-page';
import { expected } from '../../../../fixtures/sites/expected';
import { type FoundOnSite, found } from '../../../../fixtures/sites/found';
import { heldOut, pagesOf } from '../../../../fixtures/sites/pages';

const facts = new Map(
  businessTypes.map((type) => [
    type,
    collectFacts(pagesOf(type).map(({ html, url }) => ({ ...readPage(html, url), url }))),
  ]),
);

/** The lines that are found on a site, each with its heading. */
function linesOf(type: BusinessType): FoundOnSite {
  const { prices = [], services = [], people = [], questions = [] } = facts.get(type) ?? {};
  return {
    prices: prices.map(({ text }) => text),
    services: services.map(({ text }) => text),
    people: people.map(({ name }) => name),
    questions: questions.map(({ question }) => question),
  };
}

const kinds = ['prices', 'services', 'people', 'questions'] as const;

/** What is wrong and what is missed; a line is right if it has the words of one that the site has. */
function mistakesOf(type: BusinessType) {
  const lines = linesOf(type);
  return kinds.map((kind) => ({
    kind,
    count: lines[kind].length,
    wrong: lines[kind].filter((line) => !found[type][kind].some((words) => line.includes(words))),
    missed: found[type][kind].filter((words) => !lines[kind].some((line) => line.includes(words))),
  }));
}

type Score = { precision: number; recall: number };

function scoreOf(types: readonly BusinessType[]): Score {
  const all = types.flatMap(mistakesOf);
  const sum = (count: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + count(one), 0);
  const [count, wrong, missed] = [
    sum((one) => one.count),
    sum((one) => one.wrong.length),
    sum((one) => one.missed.length),
  ];
  return { precision: 1 - wrong / count, recall: (count - wrong) / (count - wrong + missed) };
}

test('stated facts › are those of the business', () => {
  for (const type of businessTypes) {
    const { business, phones = [], emails = [] } = facts.get(type) ?? {};
    const digits = expected[type].phone.replaceAll(/\D/g, '').slice(-7);
    expect([type, business?.name]).toEqual([type, expected[type].name]);
    expect(phones.map(({ number }) => number.slice(-7))).toContain(digits);
    if (expected[type].email) expect(emails.map(({ email }) => email)).toEqual([expected[type].email]);
  }
});

const half = (isHeldOut: boolean) => scoreOf(businessTypes.filter((type) => heldOut.has(type) === isHeldOut));

test('found facts › are right, and most of those that the sites have', () => {
  const [development, unseen] = [half(false), half(true)];
  const figures = ({ precision, recall }: Score) => `${precision.toFixed(2)} right, ${recall.toFixed(2)} found`;
  process.stdout.write(
    `Found: ${figures(development)}; held out: ${figures(unseen)}; gap ${(development.precision - unseen.precision).toFixed(2)}\n`,
  );
  const all = scoreOf(businessTypes);
  expect(all.precision).toBeGreaterThanOrEqual(0.95);
  expect(all.recall).toBeGreaterThanOrEqual(0.68);
});
