import { hasClock, hasDay } from './patterns';
import type { Quote } from './quotes';
import { isReply } from './reply';

const CLOSED = /\bclosed\b/i;
/** `Yes, of course.` needs the sentence after it. */
const SHORT_REPLY = 40;

const isHours = ({ text }: Quote): boolean => hasDay(text) || hasClock(text) || CLOSED.test(text);

/** Marks the other lines that belong to the answer: all lines of opening hours, and what follows a `Yes.` */
export function markAnswer(quotes: readonly Quote[]): Quote[] {
  const passage = quotes.filter(({ place }) => place === quotes[0]?.place);
  const found = passage.filter(({ isFocus }) => isFocus);
  const [focus] = found;
  if (!focus || found.length > 1) return [...quotes];
  const next =
    isReply(focus.text) && focus.text.length <= SHORT_REPLY ? passage[passage.indexOf(focus) + 1] : undefined;
  const belongs = (quote: Quote) => quote === next || (isHours(focus) && isHours(quote));
  return quotes.map((quote) => (passage.includes(quote) && belongs(quote) ? { ...quote, isFocus: true } : quote));
}
