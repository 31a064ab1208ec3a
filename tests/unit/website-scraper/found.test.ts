import { expect, test } from 'vitest';
import { collectFacts } from '@/lib/reader/facts/collect-facts';
import { factRows } from '@/lib/website-scraper/fact-rows';
import { applyChecks, lineOf, rateFacts } from '@/lib/website-scraper/found';

const none = collectFacts([]);
const sources = (url: string) => [{ url, text: 'words' }];
const TEAM = 'https://barber.ie/team';
const person = (name: string, url: string) => ({ name, role: 'Barber', sources: sources(url) });

test('rateFacts › is sure of a person that a second page states, or whom a page lists with others', () => {
  const [one, two, three] = ['Aoife Walsh', 'Tom Daly', 'Niamh Roche'].map((name) => person(name, TEAM));
  const alone = person('Pat Kelly', 'https://barber.ie/');
  const twice = {
    ...alone,
    name: 'Una Kelly',
    sources: [...sources('https://barber.ie/'), ...sources('https://barber.ie/x')],
  };
  const people = [one, two, three, alone, twice].flatMap((fact) => fact ?? []);
  expect(rateFacts({ ...none, people }).people.map(({ confidence }) => confidence)).toEqual([
    'sure',
    'sure',
    'sure',
    'looks like',
    'sure',
  ]);
});

test('applyChecks › takes name and role, question and answer from the lines of a correction', () => {
  const aoife = person('Aoife Walsh', TEAM);
  const parking = { question: 'Can I park?', answer: 'Yes.', sources: sources(TEAM) };
  const facts = applyChecks({ ...none, people: [aoife], questions: [parking] }, [
    { ...lineOf('people', aoife), verdict: 'corrected', correction: 'Aoife Daly\nMaster barber' },
    { ...lineOf('questions', parking), verdict: 'corrected', correction: 'Can I park?\nBehind the shop.\nIt’s free.' },
  ]);
  expect(factRows(facts).map(({ value, checked }) => [value, checked])).toEqual([
    ['Aoife Daly, Master barber', 'corrected'],
    ['Can I park? Behind the shop.\nIt’s free.', 'corrected'],
  ]);
});

test('applyChecks › keeps a line that differs from one that is not ours by its page', () => {
  const line = (text: string, url: string) => ({
    text,
    heading: 'Prices',
    confidence: 'sure' as const,
    sources: sources(url),
  });
  const old = line('Men’s cut €20', 'https://barber.ie/old');
  const prices = [line('Men’s cut €25', 'https://barber.ie/prices'), line('Men’s cut €22', 'https://barber.ie/old')];
  const checks = [{ ...lineOf('prices', old), verdict: 'not_ours' as const, correction: '' }];
  expect(applyChecks({ ...none, prices }, checks).prices.map(({ text }) => text)).toEqual(['Men’s cut €25']);
});
