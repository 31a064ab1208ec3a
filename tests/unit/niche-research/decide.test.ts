import { describe, expect, test } from 'vitest';
import { decide, informationIn, pageSigns, passageSigns, WEIGHTS } from '@/lib/niche-research/decide';
import type { SourcePage } from '@/lib/niche-research/research-sink';
import { topicOf } from '@/lib/niche-research/topic';

const rule =
  'A boiler must be serviced every year. If the installer is not registered, the insurance may refuse to pay within the first two years.';
const boast = 'Our friendly experts offer an excellent service! We are passionate about the quality of each boiler!';
const introduction =
  'In this guide, we look at how often a boiler is serviced. Read on to find out what you need to know below.';
const page: SourcePage = {
  source: 'https://a.ie/plumbing',
  kind: 'company',
  isListed: false,
  title: 'Boilers',
  passages: [{ heading: 'When?', content: rule }],
};
const ofPage = pageSigns(page, topicOf({ niche: 'plumber', trade: 'plumber' }));
const scoreOf = (heading: string, content: string) => decide({ ...ofPage, ...passageSigns({ heading, content }, 1) });

test('signs › are those that have weights, from 0 to 1', () => {
  const signs = { ...ofPage, ...passageSigns({ heading: 'When?', content: rule }, 0.5) };
  expect(Object.keys(signs).sort()).toEqual(Object.keys(WEIGHTS).sort());
  for (const sign of Object.values(signs)) expect(sign === 0 || (sign > 0 && sign <= 1)).toBe(true);
});

test('decide › takes a passage with 0.36 of the points that all good signs are worth', () => {
  const none = Object.fromEntries(Object.keys(WEIGHTS).map((sign) => [sign, 0])) as typeof ofPage &
    ReturnType<typeof passageSigns>;
  const points = Object.values(WEIGHTS).reduce<number>((sum, weight) => sum + Math.max(0, weight), 0);
  const withPoints = (share: number) => decide({ ...none, law: (share * points) / WEIGHTS.law });
  expect([withPoints(0.35), withPoints(0.37)]).toEqual([undefined, expect.closeTo(0.37)]);
});

test('pageSigns › a page is in its own voice from one word in twenty in the first person on', () => {
  const voiceOf = (words: number) =>
    pageSigns(
      { ...page, passages: [{ heading: '', content: `We ${'word '.repeat(words - 1)}`.trim() }] },
      topicOf({ niche: 'plumber', trade: 'plumber' }),
    ).ownVoice;
  expect([voiceOf(18), voiceOf(20), voiceOf(25)]).toEqual([1, 1, expect.closeTo(0.8)]);
});

test('decide › takes a rule, all the more under a question, and neither a boast nor an introduction', () => {
  expect(scoreOf('Boilers', rule)).toBeGreaterThan(0);
  expect(scoreOf('How often is a boiler serviced?', rule)).toBeGreaterThan(scoreOf('Boilers', rule) ?? 1);
  expect([boast, introduction].map((text) => scoreOf('', text))).toEqual([undefined, undefined]);
});

describe('informationIn', () => {
  test.each([
    ['A boiler is serviced every year. The installer leaves a written record.', 1],
    ['"I have it seen to once in each of our winters," the owner says. The installer leaves a written record.', 1],
    ['A boiler is serviced every year', 0],
    ['A boiler is serviced every year.', 0.5],
    ['A boiler is serviced every year. We leave a written record.', 0],
    ['A boiler is serviced every year. The service is £85.', 0],
    ['Limits apply to turnover. They are £90,000 and €42,500.', 1],
    ['Dr. Byrne has fitted crowns for thirty years. Patients travel far to see her.', 0],
    ['A body that aches deserves better. Book a session to find out more.', 0],
    ['Ann trained in Cork. She has worked at the clinic since she came home.', 0],
    ['The installer signs the record. He or she also leaves a copy of it.', 1],
    ['Boiler servicing, repairs and installation for homes', 0],
    ['A boiler is serviced every year. Ring 01 555 0134 to arrange it.', 0],
  ])('%s › %s', (text, expected) => {
    expect(informationIn(text)).toBe(expected);
  });
});
