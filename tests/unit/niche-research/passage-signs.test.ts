import { expect, test } from 'vitest';
import { pageSignsOf, passageSignsOf, usefulnessOf } from '@/lib/niche-research/passage-signs';
import weights from '@/lib/niche-research/passage-weights.json' with { type: 'json' };
import type { SourcePage } from '@/lib/niche-research/research-sink';
import { topicOf } from '@/lib/niche-research/topic';

const topic = topicOf({ niche: 'plumber', trade: 'plumber' });
const rule =
  'A boiler must be serviced every year. If the installer is not registered, the insurance may refuse to pay within the first two years.';
const boast = 'Our friendly experts offer an excellent service! We are passionate about the quality of each boiler!';
const page: SourcePage = {
  source: 'https://a.ie/plumbing',
  kind: 'company',
  isListed: false,
  title: 'Boilers',
  passages: [
    { heading: 'When?', content: rule },
    { heading: '', content: boast },
  ],
};

test('the signs of passages and pages are those that have weights, from 0 to 1', () => {
  const signs = { ...pageSignsOf(page, topic), ...passageSignsOf({ heading: 'When?', content: rule }, 0.5) };
  expect(['bias', ...Object.keys(signs)].sort()).toEqual(Object.keys(weights).sort());
  for (const sign of Object.values(signs)) expect(sign).toBeGreaterThanOrEqual(0);
  for (const sign of Object.values(signs)) expect(sign).toBeLessThanOrEqual(1);
});

test('passageSignsOf › tells a rule and a boast by their words', () => {
  const [ofRule, ofBoast] = [rule, boast].map((content) => passageSignsOf({ heading: '', content }, 0.5));
  expect(ofRule).toMatchObject({ firstPerson: 0, praise: 0, exclamation: 0, ends: 1, informs: 1 });
  expect(ofRule?.law).toBeGreaterThan(0);
  expect(ofRule?.condition).toBeGreaterThan(0);
  expect(ofBoast).toMatchObject({ law: 0, condition: 0, exclamation: 1, informs: 0 });
  expect(ofBoast?.praise).toBe(1);
});

const usefulness = (heading: string, content: string) => usefulnessOf(passageSignsOf({ heading, content }, 0.5));

test('usefulnessOf › rules are more useful than boasts, and answers than other texts', () => {
  expect(usefulness('', rule)).toBeGreaterThan(usefulness('', boast));
  expect(usefulness('How often is a boiler serviced?', rule)).toBeGreaterThan(usefulness('Boilers', rule));
});

test('usefulnessOf › what introduces a page is less useful than what it says', () => {
  const introduction =
    'In this guide, we look at how often a boiler is serviced. Read on to find out what you need to know below.';
  expect(usefulness('', introduction)).toBeLessThan(usefulness('', rule));
});
