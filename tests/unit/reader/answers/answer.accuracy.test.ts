import { expect, test } from 'vitest';
import { type BusinessType, businessTypes } from '@/lib/industries';
import { openSite } from '@/lib/reader/answers/answer';
import { readAnswerPage } from '@/lib/reader/answers/site/answer-page';
import { type Asked, askAll, type Score, scoreOf } from '../../../../bench/answer-sets';
import { heldOut, pagesOf } from '../../../fixtures/sites/pages';
import { questions } from '../../../fixtures/sites/questions';

const siteOf = (type: BusinessType) =>
  openSite(pagesOf(type).flatMap(({ html, url }) => readAnswerPage(html, url) ?? []));

const types = businessTypes.filter((type) => questions[type] !== undefined);

const asked = new Map<BusinessType, Asked[]>(
  types.map((type) => [
    type,
    askAll(siteOf(type), { site: type, questions: (questions[type] ?? []).map(([text, golds]) => [text, [...golds]]) }),
  ]),
);
const half = (isHeldOut: boolean) =>
  types.filter((type) => heldOut.has(type) === isHeldOut).flatMap((type) => asked.get(type) ?? []);

test('answers › are right, and given to most questions that the sites answer', () => {
  const [development, unseen] = [scoreOf(half(false)), scoreOf(half(true))];
  const figures = ({ precision, coverage }: Score) => `${precision.toFixed(2)} right, ${coverage.toFixed(2)} answered`;
  process.stdout.write(
    `Answers: ${figures(development)}; held out: ${figures(unseen)}; gap ${(development.precision - unseen.precision).toFixed(2)}\n`,
  );
  const all = scoreOf([...asked.values()].flat());
  expect(all.precision).toBeGreaterThanOrEqual(0.92);
  expect(all.refusal).toBeGreaterThanOrEqual(0.94);
  expect(all.coverage).toBeGreaterThanOrEqual(0.7);
  expect(all.withNearest).toBeGreaterThanOrEqual(0.9);
});
