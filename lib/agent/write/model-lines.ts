import type { AnswerSite } from '@/lib/reader/answers/answer';
import { findName } from '@/lib/reader/answers/stated/business-name';
import { ownLines } from '../prove/proved-answer';
import type { ModelRequest } from './write-sentences';

/** The maximum number of lines sent to the model. */
const MAX_LINES = 60;

/** What a model is shown of a website: all lines of a small one, otherwise those around the best passages. */
export function modelLines(
  site: AnswerSite,
  question: string,
  language?: string,
): Pick<ModelRequest, 'business' | 'lines'> {
  const best = site.choices(question, MAX_LINES).flat();
  // Our own pages describe the work of other trades, so they answer only their own topics.
  const all = site.areChoicesAll ? [] : ownLines(site);
  // Words of another language find nothing: such a question is answered from the lines with figures.
  const figures = language ? all.filter(({ text }) => /\d/.test(text)) : [];
  const lines = all.length <= MAX_LINES ? all : [...figures, ...best];
  return {
    business: findName(site.index)?.value,
    lines: lines.slice(0, MAX_LINES).map(({ text, heading, label }) => ({ text, heading, label })),
  };
}
