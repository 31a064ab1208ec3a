import type { AnswerSite } from '@/lib/reader/answers/answer';
import type { Answer } from '@/lib/reader/answers/stated/answer-type';
import type { Reply } from '../reply-type';
import type { Readings } from '../understand/understand';

const ranks: Record<Answer['tier'], number> = { answer: 2, nearest: 1, silent: 0 };

/** The best answer of a website to a question that may be meant in several ways; the first of equal ones. */
export function answerReadings(site: AnswerSite, { sure, guessed }: Readings): Reply {
  const found = bestOf(site, sure);
  if (found.tier === 'answer') return found;
  const guess = bestOf(site, guessed);
  return guess.tier === 'answer' ? guess : found;
}

function bestOf(site: AnswerSite, readings: readonly string[]): Reply & Answer {
  let best: (Reply & Answer) | undefined;
  for (const understood of readings) {
    const answer = site.ask(understood);
    if (best && ranks[answer.tier] <= ranks[best.tier]) continue;
    best = { ...answer, understood };
    if (answer.tier === 'answer') break;
  }
  return best ?? { tier: 'silent', quotes: [], warnings: [] };
}
