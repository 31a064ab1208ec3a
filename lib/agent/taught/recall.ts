import { escapeText } from 'entities';
import { LRUCache } from 'lru-cache';
import { type AnswerSite, openSite } from '@/lib/reader/answers/answer';
import { readAnswerPage } from '@/lib/reader/answers/site/answer-page';
import { recallWords } from './same-words';

/** An open question with the answer that the owner typed. */
export type TaughtAnswer = { question: string; answer: string };

/** One site each, so that the words of one question are not mistaken for those of another. */
const sites = new LRUCache<string, AnswerSite>({ max: 2_000 });

/** The site of a taught answer, indexed once. */
function siteOf({ question, answer }: TaughtAnswer): AnswerSite {
  const html = `<h2>${escapeText(question.replace(/[?.! ]*$/, '?'))}</h2><p>${escapeText(answer)}</p>`;
  const known = sites.get(html);
  if (known) return known;
  const page = readAnswerPage(`<html lang="en"><body>${html}</body></html>`, 'https://taught.invalid/');
  const site = openSite(page ? [page] : []);
  sites.set(html, site);
  return site;
}

/** What the owner has taught that answers a question, in its words or in others; undefined if nothing does. The latest counts. */
export const recall = (taught: readonly TaughtAnswer[], question: string): string | undefined =>
  (recallWords(taught, question) ?? taught.findLast((one) => siteOf(one).ask(question).tier === 'answer'))?.answer;
