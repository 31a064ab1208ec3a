import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openGate } from '@/lib/agent/prove/gate';
import { judge as judgeBy } from '@/lib/agent/prove/proved-answer';
import { linesOf } from '@/lib/agent/prove/site-lines';
import { businessTypes } from '@/lib/industries';
import { openSite } from '@/lib/reader/answers/answer';
import { answerSiteOf } from '../../../support/answer-sites';
import { casesOf, corruptions, faithfulKinds, namesOf } from '../../../support/gate-sentences';
import { heldOutCorruptions, heldOutFaithful } from '../../../support/gate-sentences-held-out';
import { harbour, pageAt } from '../../reader/answers/site';

const sites = [...businessTypes.map((type) => [type, answerSiteOf(type)] as const), ['guesthouse', harbour()] as const];
const gates = new Map<string, ReturnType<typeof openGate>>(
  sites.map(([name, site]) => [name, openGate(linesOf(site.index.units), namesOf(site))]),
);

const attacks = z.object({
  business: z.string(),
  lines: z.array(z.object({ text: z.string(), heading: z.string().optional() })),
  lies: z.array(z.string()),
  truths: z.array(z.string()),
});

const websites = z.object({
  kind: z.string(),
  /** The path and the body of the page that the sentences are about, and the body of its home page. */
  url: z.string(),
  html: z.string(),
  also: z.string().optional(),
  lies: z.array(z.string()),
  truths: z.array(z.string()),
});

const share = (part: number, whole: number): string =>
  `${part} of ${whole} (${(part / Math.max(1, whole)).toFixed(3)})`;

/** Prints a figure of this proof: the runner hides the console of tests that pass. */
const print = (line: string): void => void process.stdout.write(`gate › ${line}\n`);

/** Every so many sentences of each website, and those of them that pass. */
function judge(
  kinds: Parameters<typeof casesOf>[1],
  seed: number,
  every: number,
  base: Parameters<typeof casesOf>[3] = {},
) {
  const cases = sites.flatMap(([name, site], at) =>
    casesOf(site, kinds, seed + at, base)
      .filter((_, place) => place % every === at % every)
      .map((one) => ({ ...one, passes: gates.get(name)?.judge(one.text).passes ?? false })),
  );
  return { cases, passed: cases.filter(({ passes }) => passes) };
}

describe('the proof of the gate', () => {
  test('lets no corrupted sentence through, and at least .80 of the faithful ones', () => {
    const faithful = judge(faithfulKinds, 7, 5);
    const corrupted = judge(corruptions, 70, 2, faithfulKinds);
    print(`faithful passed ${share(faithful.passed.length, faithful.cases.length)}, bar .80`);
    print(`corrupted passed ${share(corrupted.passed.length, corrupted.cases.length)}, bar 0`);
    expect(faithful.cases.length).toBeGreaterThanOrEqual(300);
    expect(corrupted.cases.length).toBeGreaterThanOrEqual(300);
    expect(corrupted.passed).toEqual([]);
    expect(faithful.passed.length / faithful.cases.length).toBeGreaterThanOrEqual(0.8);
  });

  test('is as strict with sentences corrupted in ways it was not written against', () => {
    const faithful = judge(heldOutFaithful, 1_007, 3);
    const corrupted = judge(heldOutCorruptions, 1_070, 4, { ...faithfulKinds, ...heldOutFaithful });
    print(`held out: faithful passed ${share(faithful.passed.length, faithful.cases.length)}, bar .80`);
    print(`held out: corrupted passed ${share(corrupted.passed.length, corrupted.cases.length)}, bar .02`);
    expect(faithful.cases.length).toBeGreaterThanOrEqual(300);
    expect(corrupted.cases.length).toBeGreaterThanOrEqual(300);
    expect(faithful.passed.length / faithful.cases.length).toBeGreaterThanOrEqual(0.8);
    expect(corrupted.passed.length / corrupted.cases.length).toBeLessThanOrEqual(0.02);
  });

  test('refuses every lie and passes most true sentences among those that were written by hand', () => {
    const file = fileURLToPath(new URL('../../../fixtures/gate/by-hand.json', import.meta.url));
    const rows = z
      .array(z.tuple([z.string(), z.string(), z.string(), z.boolean()]))
      .parse(JSON.parse(readFileSync(file, 'utf8')));
    const judged = rows.map(([site, question, text, isTrue]) => ({
      text,
      isTrue,
      passes: gates.get(site)?.judge(text, question).passes,
    }));
    const [yes, no] = [true, false].map((isTrue) => judged.filter((row) => row.isTrue === isTrue)) as [
      typeof judged,
      typeof judged,
    ];
    const passed = yes.filter(({ passes }) => passes);
    print(`by hand: true passed ${share(passed.length, yes.length)}`);
    expect(no.filter(({ passes }) => passes)).toEqual([]);
    expect(passed.length / yes.length).toBeGreaterThanOrEqual(0.7);
  });

  test('proves by the pieces of a website: its cards, rows, answers and lists', () => {
    const file = fileURLToPath(new URL('../../../fixtures/gate/pieces.json', import.meta.url));
    const judged = z
      .array(websites)
      .parse(JSON.parse(readFileSync(file, 'utf8')))
      .map(({ kind, url, html, also, lies, truths }) => {
        const site = openSite([pageAt(url, html), ...(also === undefined ? [] : [pageAt('/', also)])]);
        const passes = (text: string) => judgeBy(site, text).passes;
        return { truths, passed: truths.filter(passes), lies: lies.filter(passes).map((lie) => [kind, lie]) };
      });
    const [truths, passed] = [judged.flatMap((one) => one.truths), judged.flatMap((one) => one.passed)];
    print(`pieces: true passed ${share(passed.length, truths.length)}, bar .85`);
    expect(judged.flatMap(({ lies }) => lies)).toEqual([]);
    expect(passed.length / truths.length).toBeGreaterThanOrEqual(0.85);
  });

  test('withstands attackers who know the website', () => {
    const file = fileURLToPath(new URL('../../../fixtures/gate/attacks.json', import.meta.url));
    const judged = z
      .array(attacks)
      .parse(JSON.parse(readFileSync(file, 'utf8')))
      .map(({ business, lines, lies, truths }) => {
        const gate = openGate(lines, [business]);
        const passes = (text: string) => gate.judge(text).passes;
        return { lies: lies.filter(passes), truths, passed: truths.filter(passes) };
      });
    const [truths, passed] = [judged.flatMap((one) => one.truths), judged.flatMap((one) => one.passed)];
    print(`attacks: true passed ${share(passed.length, truths.length)}`);
    expect(judged.flatMap(({ lies }) => lies)).toEqual([]);
    expect(passed.length / truths.length).toBeGreaterThanOrEqual(0.8);
  });
});
