import { expect, test } from 'vitest';
import { countNames, coverageOf, isAbout, isPageAbout, namesAll, topicOf } from '@/lib/niche-research/topic';
import { tradeOf } from '@/lib/niche-research/trade-of';

const topic = (niche: string) => topicOf({ niche, trade: tradeOf(niche) });

test.each([
  ['plumber in Galway', 'plumber'],
  ['bathroom fitter', undefined],
  ['hairdressing salon', 'hair-salon'],
  ['divorce solicitor', undefined],
  ['tattoo studio', undefined],
])('topicOf › the trade of "%s" as a whole is %s', (niche, trade) => {
  expect(topic(niche).trade).toBe(trade);
});

test('topicOf › is what somebody works at', () => {
  expect(coverageOf('Nails and their gel', topic('nail technician'))).toBe(1);
  expect(coverageOf('Nails and their gel', topic('nail bar'))).toBe(0.5);
  expect(coverageOf('A contractor calls', topic('contractor'))).toBe(1);
});

test('countNames › counts words of the same family, and those of a whole trade', () => {
  expect(countNames('A pharmacist works in a pharmacy.', topic('pharmacy'))).toBe(2);
  expect(countNames('The boiler leaks, and so do the drains.', topic('plumber'))).toBe(2);
  expect(countNames('The boiler leaks, and so do the drains.', topic('bathroom fitter'))).toBe(0);
});

test.each([
  ['names the only word twice', 'vet', 'Pets', 'The vet writes a note, and a vet signs it.', true],
  ['names the only word twice in 200 words', 'vet', 'Pets', `Ask the vet, the vet. ${'word '.repeat(190)}`, true],
  ['names the only word twice in 250 words', 'vet', 'Pets', `Ask the vet, the vet. ${'word '.repeat(245)}`, false],
  ['names a trade twice in 400 words', 'plumber', 'Home', `A boiler, a radiator. ${'word '.repeat(390)}`, true],
  ['names a trade twice in 500 words', 'plumber', 'Home', `A boiler, a radiator. ${'word '.repeat(490)}`, false],
  ['names the only word once', 'vet', 'Pets', 'Ask the vet for a note.', false],
  ['has the only word in its title', 'vet', 'Vets', 'Ask for a note.', true],
  ['keeps naming the whole trade', 'plumber', 'Home', 'A boiler heats the radiators.', true],
  ['names another part of the trade', 'divorce solicitor', 'Law', 'A solicitor reads the will.', false],
  ['names it in another trade', 'gym membership', 'Unions', 'Membership is free. Membership ends.', false],
  ['names it in its trade', 'gym membership', 'Gyms', 'Membership of a gym ends. Membership is free.', true],
  ['has two words of the niche', 'flat roof repairs', 'Roofs', 'A roof that is flat holds water.', true],
  ['has both words, apart', 'self storage', 'Banks', 'Do it for your self. Storage costs.', true],
  ['has both words, far apart', 'self storage', 'Banks', 'Your self, and a battery with much storage.', false],
  ['has one of three', 'flat roof repairs', 'Floors', 'A floor that is flat holds no water.', false],
  ['has none', 'vet', 'Law', 'A solicitor reads the will.', false],
])('isPageAbout › a page that %s', (_what, niche, name, text, expected) => {
  expect(isPageAbout({ name, text }, topic(niche))).toBe(expected);
});

test.each([
  ['flat roofs', 'A ladder is tied.', 'Roofs', true],
  ['flat roofs', 'A flat roof holds water.', 'Homes', true],
  ['flat roofs', 'A flat surface holds water.', 'Homes', false],
  ['plumber', 'A boiler is drained.', 'Homes', true],
  ['plumber', 'A ladder is tied.', 'Homes', false],
])('isAbout › "%s": %s (%s)', (niche, passage, name, expected) => {
  expect(isAbout(passage, name, topic(niche))).toBe(expected);
});

test('namesAll › is for topics of several words', () => {
  expect(namesAll('A thatcher lays water reed.', topic('reed thatcher'))).toBe(true);
  expect(namesAll('A thatcher lays straw.', topic('reed thatcher'))).toBe(false);
  expect(namesAll('Ask the vet.', topic('vet'))).toBe(false);
});
