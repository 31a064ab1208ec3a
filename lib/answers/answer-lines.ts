import { hasClock, hasDay } from './patterns';
import type { Quote } from './quotes';
import { isReply } from './reply';

const CLOSED = /\bclosed\b/i;
/** `Yes, of course.` needs the sentence after it. */
const SHORT_REPLY = 40;

const isHours = ({ text }: Quote): boolean => hasDay(text) || hasClock(text) || CLOSED.test(text);

/** The lines that answer, without their neighbours: the one that was found, all lines of opening hours, and what follows a `Yes.` */
export function answerLines(quotes: readonly Quote[]): Quote[] {
  const passage = quotes.filter(({ place }) => place === quotes[0]?.place);
  const at = Math.max(
    0,
    passage.findIndex(({ isFocus }) => isFocus),
  );
  const focus = passage[at];
  if (!focus) return [];
  const found = passage.filter(({ isFocus }) => isFocus);
  if (found.length > 1) return found;
  if (isHours(focus)) return passage.filter((quote) => quote === focus || isHours(quote));
  const needsNext = isReply(focus.text) && focus.text.length <= SHORT_REPLY;
  return passage.slice(at, needsNext ? at + 2 : at + 1);
}
