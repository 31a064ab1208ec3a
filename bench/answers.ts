import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Asked, askAll, readSets, readSite, type Score, scoreOf } from './answer-sets';

/**
 * Usage: npm run bench -- answers QUESTIONS... --sites FOLDER [--list]
 * QUESTIONS are JSON files or folders of them; FOLDER/SITE holds the pages of a site as HTML files. `--list` prints each wrong or missing answer.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sites: { type: 'string', default: '' }, list: { type: 'boolean', default: false } },
});
if (positionals.length === 0 || values.sites === '') {
  console.error('Name the questions and the sites: npm run bench -- answers QUESTIONS --sites FOLDER');
  process.exit(2);
}

const figure = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(2));
const print = (name: string, { questions, precision, refusal, coverage, withNearest }: Score): void =>
  console.log(`| ${name} | ${questions} | ${[precision, refusal, coverage, withNearest].map(figure).join(' | ')} |`);

function listMistakes(asked: readonly Asked[]): void {
  for (const { question, isAnswered, tier, isRight, first } of asked) {
    if (isRight || (tier !== 'answer' && !isAnswered)) continue;
    console.log(
      `${tier === 'answer' ? 'WRONG' : 'lost '} ${question} → ${first?.heading ?? ''} > ${first?.text ?? ''}`,
    );
  }
}

console.log('| site | questions | precision | refusal | coverage | with nearest |\n|---|---|---|---|---|---|');
const all = readSets(positionals).flatMap((set) => {
  const folder = join(values.sites, set.site);
  if (!existsSync(folder)) return [];
  const asked = askAll(readSite(folder), set);
  print(set.site, scoreOf(asked));
  if (values.list) listMistakes(asked);
  return asked;
});
print('all', scoreOf(all));
