import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { openSite } from '@/lib/answers/answer';
import { readAnswerPage } from '@/lib/answers/answer-page';
import { type ParsedQuestion, parseQuestion } from '@/lib/answers/concepts';
import { type Features, featuresOf } from '@/lib/answers/features';
import { preferAnswerable } from '@/lib/answers/prefer-answerable';
import type { Quote } from '@/lib/answers/quotes';
import { type Candidate, preferOwnWords } from '@/lib/answers/rank';
import type { IndexedUnit, SiteIndex } from '@/lib/answers/site-index';
import { fold } from '@/lib/answers/text';

/** A question with the texts of which a right quote holds one; none where the site does not say. */
export type Asked = [question: string, golds: string[]];

/** The questions of one site; `*` for questions that every site should be silent on. */
export interface QuestionSet {
  site: string;
  /** No rule was written with these answers in view. */
  unseen?: boolean;
  questions: Asked[];
}

/** A unit of a site with its signs for one question, and whether it holds the expected fact. */
export interface Labelled {
  entry: IndexedUnit;
  features: Features;
  isRight: boolean;
}

export interface Case {
  site: string;
  /** Sites of a fold are judged by weights fitted on the other folds. */
  fold: number;
  question: ParsedQuestion;
  golds: string[];
  index: SiteIndex;
  candidates: Labelled[];
  isTrap: boolean;
  isUnseen: boolean;
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

/** The pages of a site that is stored as files: `index.html` is the folder's own address. */
export function readSite(folders: readonly string[], site: string): SiteIndex | null {
  const folder = folders
    .map((one) => join(one, site))
    .find((one) => statSync(one, { throwIfNoEntry: false })?.isDirectory());
  if (!folder) return null;
  const pages = list(folder).flatMap((file) => {
    if (!/\.html?$/.test(basename(file))) return [];
    const path = relative(folder, file).replace(/index\.html$/, '');
    return readAnswerPage(readFileSync(file, 'utf8'), `https://${site}.test/${path}`) ?? [];
  });
  return openSite(pages).index;
}

const holds = (golds: readonly string[], heading: string, text: string): boolean =>
  golds.some((gold) => {
    const parts = gold.split('&&').map(fold);
    const all = fold(`${heading} ${text}`);
    return parts.every((part) => all.includes(part)) && parts.some((part) => fold(text).includes(part));
  });

/** True when one of the quotes holds the expected fact. */
export const isRight = (golds: readonly string[], quotes: readonly Quote[]): boolean =>
  quotes.some(({ heading, label, text }) => holds(golds, `${heading ?? ''} ${label ?? ''}`, text));

const MAX_CANDIDATES = 60;

/** The candidates worth learning from: those that share most with the question. */
const likely = (candidates: Labelled[]): Labelled[] =>
  candidates.sort((a, b) => worth(b.features) - worth(a.features)).slice(0, MAX_CANDIDATES);

const worth = ({ coverage, ownCoverage, matched, matchedEvidence, questionSimilarity, ownFact }: Features): number =>
  coverage + ownCoverage + matched + matchedEvidence + questionSimilarity + ownFact;

/** All questions of a site with the candidates for their answers. */
export function casesOf(set: QuestionSet, site: string, index: SiteIndex, fold: number): Case[] {
  return set.questions.map(([text, golds]) => {
    const question = parseQuestion(text, index);
    const candidates = index.entries.flatMap((entry): Labelled[] => {
      const features = featuresOf(question, entry, index);
      if (!features) return [];
      const { headings, label, question: asked } = entry.unit;
      const heading = `${asked ?? headings.at(-1) ?? ''} ${label ?? ''}`;
      return [{ entry, features, isRight: golds.length > 0 && holds(golds, heading, entry.unit.text) }];
    });
    return {
      site,
      fold,
      question,
      golds,
      index,
      candidates: likely(candidates),
      isTrap: set.site === '*',
      isUnseen: set.unseen === true,
    };
  });
}

/** The candidates of a case as the engine ranks them. */
export function ranked({ candidates, question }: Case, scoreOf: (features: Features) => number): readonly Candidate[] {
  const scored = candidates.map(({ entry, features }) => ({ entry, features, score: scoreOf(features) }));
  return preferAnswerable(
    question,
    preferOwnWords(scored, question).sort((a, b) => b.score - a.score),
  );
}
