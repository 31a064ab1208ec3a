import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type BusinessType, businessTypes } from '@/lib/industries';
import { type AnswerSite, openSite } from '@/lib/reader/answers/answer';
import { readAnswerPage } from '@/lib/reader/answers/answer-page';
import { type Asked, askAll, type Score, scoreOf } from '../../../../bench/answer-sets';
import { expected } from '../../../fixtures/sites/expected';
import { questions } from '../../../fixtures/sites/questions';

/** The pages of a site as they are stored; those that only a server makes up are left out. */
function siteOf(type: BusinessType): AnswerSite {
  const pages = expected[type].pages.flatMap((path) => {
    const file = ['', 'index.html', '.html', '/index.html'].map((end) => `tests/fixtures/sites/${type}${path}${end}`);
    const html = file.flatMap((name) => {
      try {
        return [readFileSync(name)];
      } catch {
        return [];
      }
    })[0];
    if (!html) return [];
    const isLatin1 = html.toString('utf8').includes('\uFFFD');
    return readAnswerPage(html.toString(isLatin1 ? 'latin1' : 'utf8'), `https://${type}.example${path}`) ?? [];
  });
  return openSite(pages);
}

const types = businessTypes.filter((type) => questions[type] !== undefined);
const digest = (type: string): string => createHash('sha256').update(type).digest('hex');
const shuffled = types.toSorted((a, b) => (digest(a) < digest(b) ? -1 : 1));
/** One half is for mending rules; the other only tells whether they fit websites that nobody had in view. */
const judges = new Set(shuffled.slice(shuffled.length / 2));

const asked = new Map<BusinessType, Asked[]>(
  types.map((type) => [
    type,
    askAll(siteOf(type), { site: type, questions: (questions[type] ?? []).map(([text, golds]) => [text, [...golds]]) }),
  ]),
);
const half = (judge: boolean) =>
  types.filter((type) => judges.has(type) === judge).flatMap((type) => asked.get(type) ?? []);

test('answers › are right, and given to most questions that the sites answer', () => {
  const [open, judge] = [scoreOf(half(false)), scoreOf(half(true))];
  const figures = ({ precision, coverage }: Score) => `${precision.toFixed(2)} right, ${coverage.toFixed(2)} answered`;
  process.stdout.write(
    `Answers: ${figures(open)}; judge: ${figures(judge)}; gap ${(open.precision - judge.precision).toFixed(2)}\n`,
  );
  const all = scoreOf([...asked.values()].flat());
  expect(all.precision).toBeGreaterThanOrEqual(0.92);
  expect(all.refusal).toBeGreaterThanOrEqual(0.94);
  expect(all.coverage).toBeGreaterThanOrEqual(0.7);
  expect(all.withNearest).toBeGreaterThanOrEqual(0.9);
});
