import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { answerFrom } from '@/lib/answers/answer';
import { fittedWeights, type Tier, type Weights } from '@/lib/answers/confidence';
import { answerThresholds, cardsOf, fitWeights, type Judged, stages } from './answer-fit';
import { type Case, casesOf, isRight, readSets, readSite } from './answer-sets';

/**
 * Usage: npm run bench:answers -- QUESTIONS... --sites FOLDER [--sites FOLDER] [--fit STAGE]... [--list] [--fitted]
 * QUESTIONS are JSON files or folders of them; the folder of a site holds its pages as HTML files. The sites are divided into
 * five folds; each is answered with weights fitted on the other folds (`--fitted`: with the weights as they are, for sites that nothing was fitted on).
 * `--fit` writes the weights of a stage that all of them give (`rank`, `nearest`, `answer`); without one, all stages are fitted and nothing is written.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sites: { type: 'string', multiple: true, default: [] },
    fit: { type: 'string', multiple: true, default: [] },
    fitted: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
if (positionals.length === 0 || values.sites.length === 0) {
  console.error('Name the questions and the sites: npm run bench:answers -- bench/answer-questions --sites FOLDER');
  process.exit(2);
}

interface Row {
  kase: Case;
  kind: Tier;
  hit: boolean;
  ms: number;
  confidence: number;
  first: string;
}

function ask(kase: Case, weights: Weights): Row {
  const start = performance.now();
  const { tier: kind, quotes, confidence } = answerFrom(kase.index, kase.question.text, { weights });
  const ms = performance.now() - start;
  const shown = quotes.length > 0 ? quotes : cardsOf(kase, weights.rank)[0]?.quotes;
  const focus = shown?.find((quote) => quote.isFocus);
  const first = `${focus?.heading ?? ''} > ${focus?.label ?? ''} > ${focus?.text ?? ''}`.slice(0, 130);
  return { kase, kind, hit: isRight(kase.golds, quotes), ms, confidence, first };
}

const share = (part: number, whole: number): string => (whole === 0 ? '  – ' : (part / whole).toFixed(2));

function report(name: string, rows: Row[]): void {
  const asked = rows.filter(({ kase }) => !kase.isTrap);
  const traps = rows.filter(({ kase }) => kase.isTrap);
  const answers = asked.filter(({ kind }) => kind === 'answer');
  const able = asked.filter(({ kase }) => kase.golds.length > 0);
  const unable = asked.filter(({ kase }) => kase.golds.length === 0);
  const times = rows.map(({ ms }) => ms).sort((a, b) => a - b);
  const cells = [
    asked.length,
    share(answers.filter(({ hit }) => hit).length, answers.length),
    share(unable.filter(({ kind }) => kind !== 'answer').length, unable.length),
    share(able.filter(({ kind, hit }) => kind === 'answer' && hit).length, able.length),
    share(able.filter(({ kind, hit }) => kind !== 'silent' && hit).length, able.length),
    share(traps.filter(({ kind }) => kind === 'silent').length, traps.length),
    (times[Math.floor(times.length * 0.95)] ?? 0).toFixed(0),
  ];
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}

function listMistakes(rows: Row[]): void {
  for (const { kase, kind, hit, confidence, first } of rows) {
    const able = kase.golds.length > 0;
    const mark =
      kind === 'answer'
        ? hit
          ? ''
          : 'WRONG '
        : able
          ? hit
            ? kind === 'nearest'
              ? 'near'
              : 'LOST '
            : kind === 'silent'
              ? 'lost'
              : 'miss'
          : kase.isTrap && kind !== 'silent'
            ? 'TRAP '
            : '';
    if (mark)
      console.log(
        `${mark.padEnd(6)} ${kase.site.padEnd(10)} ${kase.question.kind.padEnd(8)} ${confidence.toFixed(2)} ${kase.question.text} → ${first}`,
      );
  }
}

const chosen = stages.filter((stage) => values.fit.includes(stage));
if (chosen.length < values.fit.length) {
  console.error(`Choose what to fit among ${stages.join(', ')}.`);
  process.exit(2);
}
const sets = readSets(positionals);
const names = sets.map(({ site }) => site).filter((site) => site !== '*');
const repeated = names.find((site, at) => names.indexOf(site) !== at);
if (repeated !== undefined) {
  // Each copy could be in another fold, and the weights would be judged by a site that they have seen.
  console.error(`There are two sets of questions for ${repeated}: name each folder once.`);
  process.exit(2);
}
const FOLDS = 5;
const cases: Case[] = [];
let count = 0;
for (const { site, questions, unseen } of sets.filter((set) => set.site !== '*')) {
  const index = readSite(values.sites, site);
  if (!index) {
    console.error(`No pages of ${site}: left out.`);
    continue;
  }
  const fold = count % FOLDS;
  count += 1;
  cases.push(...casesOf({ site, questions, unseen }, site, index, fold));
  for (const traps of sets.filter((set) => set.site === '*')) cases.push(...casesOf(traps, site, index, fold));
}

const sites = [...new Set(cases.map(({ site }) => site))];
console.log(
  '| site | questions | precision | refusal | coverage | with nearest | traps silent | p95 ms |\n|---|---|---|---|---|---|---|---|',
);
const weightsWithout = new Map<number, Weights>();
function weightsFor(fold: number): Weights {
  if (values.fitted) return fittedWeights;
  const weights =
    weightsWithout.get(fold) ??
    fitWeights(
      cases.filter((kase) => kase.fold !== fold),
      fittedWeights,
      chosen.length > 0 ? chosen : stages,
    );
  weightsWithout.set(fold, weights);
  return weights;
}
const all = sites.flatMap((site) => {
  const rows = cases.filter((kase) => kase.site === site).map((kase) => ask(kase, weightsFor(kase.fold)));
  report(site, rows);
  return rows;
});
report('all', all);
for (const kind of [...new Set(all.map(({ kase }) => kase.question.kind))].sort()) {
  report(
    `kind ${kind}`,
    all.filter(({ kase }) => kase.question.kind === kind && !kase.isTrap),
  );
}
if (values.list) listMistakes(all);
if (chosen.length > 0) {
  const { answer, ...weights } = fitWeights(cases, fittedWeights, chosen);
  if (chosen.includes('answer'))
    Object.assign(weights.thresholds, answerThresholds(all.filter(({ kase }) => kase.isUnseen).map(judge)));
  const write = (name: string, text: string) =>
    writeFileSync(new URL(`../lib/answers/${name}.json`, import.meta.url), `${text}\n`);
  write('weights', JSON.stringify(weights, null, 2));
  const trees = answer.trees.map((tree) => `    ${JSON.stringify(tree)}`).join(',\n');
  write('answer-model', `{\n  "base": ${answer.base},\n  "trees": [\n${trees}\n  ]\n}`);
  console.log('\nWrote lib/answers/weights.json and answer-model.json.');
}

/** The most probable answer to a question, without a threshold, by weights that have not seen the site. */
function judge({ kase }: Row): Judged {
  const weights = weightsFor(kase.fold);
  const always = { ...weights, thresholds: { ...weights.thresholds, answer: 0, answerByKind: {} } };
  const { confidence, quotes } = answerFrom(kase.index, kase.question.text, { weights: always });
  return { kind: kase.question.kind, confidence, isRight: isRight(kase.golds, quotes) };
}
