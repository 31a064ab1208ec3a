import type { AnswerSite } from '@/lib/reader/answers/answer';
import { namesMost } from '@/lib/reader/answers/quotes/names-most';
import type { Answer } from '@/lib/reader/answers/stated/answer-type';
import type { Reply } from '../reply-type';
import type { Readings } from '../understand/understand';

const ranks: Record<Answer['tier'], number> = { answer: 2, nearest: 1, silent: 0 };

const SILENT: Answer = { tier: 'silent', quotes: [], warnings: [] };

/** The best answer of a website to a question that may be meant in several ways; the first of equal ones. */
export function answerReadings(site: AnswerSite, { sure, guessed, named = '' }: Readings): Reply {
  const found = bestOf(site, sure, named);
  if (found.tier === 'answer') return found;
  const guess = bestOf(site, guessed, named);
  return guess.tier === 'answer' ? guess : found;
}

function bestOf(site: AnswerSite, readings: readonly string[], named: string): Reply & Answer {
  let best: (Reply & Answer) | undefined;
  for (const understood of readings) {
    const found = site.ask(understood);
    // The price of the haircut is none of `and the toner?`
    const answer = namesMost(named, found, site.index) ? found : SILENT;
    if (best && ranks[answer.tier] <= ranks[best.tier]) continue;
    best = { ...answer, understood };
    if (answer.tier === 'answer') break;
  }
  return best ?? SILENT;
}
