import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type AnswerSite, openSite } from '@/lib/reader/answers/answer';
import type { Quote } from '@/lib/reader/answers/quotes/quotes';
import type { Tier } from '@/lib/reader/answers/rank/decide';
import { readAnswerPage } from '@/lib/reader/answers/site/answer-page';
import { fold } from '@/lib/reader/text/tokens';

/** The questions of one site, each with the texts of which a right quote holds one; none where the site does not say. */
export interface QuestionSet {
  site: string;
  questions: [question: string, golds: string[]][];
}

/** A question with the reply to it, and whether the quotes hold the expected fact. */
export interface Asked {
  question: string;
  isAnswered: boolean;
  tier: Tier;
  isRight: boolean;
  first?: Quote;
}

const list = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? list(path) : [path];
  });

/** Question sets in files, or in the folders that hold them. */
export function readSets(paths: readonly string[]): QuestionSet[] {
  const files = paths.flatMap((path) => (statSync(path).isDirectory() ? list(path) : [path]));
  return files.filter((file) => file.endsWith('.json')).map((file) => JSON.parse(readFileSync(file, 'utf8')));
}

/** A site that is stored as files: `index.html` is the folder's own address. */
export function readSite(folder: string): AnswerSite {
  const pages = list(folder).flatMap((file) => {
    if (!/\.html?$/.test(basename(file))) return [];
    const path = relative(folder, file).replace(/index\.html$/, '');
    return readAnswerPage(readFileSync(file, 'utf8'), `https://${basename(folder)}.test/${path}`) ?? [];
  });
  return openSite(pages);
}

function holds(gold: string, { heading, label, text }: Quote): boolean {
  const parts = gold.split('&&').map(fold);
  const all = fold(`${heading ?? ''} ${label ?? ''} ${text}`);
  return parts.every((part) => all.includes(part)) && parts.some((part) => fold(text).includes(part));
}

/** Asks a site the questions of its set. */
export const askAll = (site: AnswerSite, { questions }: QuestionSet): Asked[] =>
  questions.map(([question, golds]) => {
    const { tier, quotes } = site.ask(question);
    return {
      question,
      isAnswered: golds.length > 0,
      tier,
      isRight: golds.some((gold) => quotes.some((quote) => holds(gold, quote))),
      first: quotes.find(({ isFocus }) => isFocus),
    };
  });

/** How well questions were answered: shares from 0 to 1, NaN where there is nothing to count. */
export interface Score {
  questions: number;
  /** Of the answers, those that are right. */
  precision: number;
  /** Of the questions that the site does not answer, those that get no answer. */
  refusal: number;
  /** Of the questions that the site answers, those that are answered. */
  coverage: number;
  /** The same, with the tier `nearest`. */
  withNearest: number;
}

const share = (part: readonly unknown[], whole: readonly unknown[]): number => part.length / whole.length;

/** Counts right and wrong answers. */
export function scoreOf(asked: readonly Asked[]): Score {
  const answers = asked.filter(({ tier }) => tier === 'answer');
  const able = asked.filter(({ isAnswered }) => isAnswered);
  const unable = asked.filter(({ isAnswered }) => !isAnswered);
  const right = able.filter(({ tier, isRight }) => tier !== 'silent' && isRight);
  return {
    questions: asked.length,
    precision: share(
      answers.filter(({ isRight }) => isRight),
      answers,
    ),
    refusal: share(
      unable.filter(({ tier }) => tier !== 'answer'),
      unable,
    ),
    coverage: share(
      right.filter(({ tier }) => tier === 'answer'),
      able,
    ),
    withNearest: share(right, able),
  };
}
