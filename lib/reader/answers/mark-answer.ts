import { hasClock, hasDay, hasMoney } from './patterns';
import type { Quote } from './quotes';
import { isReply } from './reply';

const CLOSED = /\bclosed\b/i;
/** `Yes, of course.` needs the sentence after it. */
const SHORT_REPLY = 40;

const isHours = ({ text }: Quote): boolean => hasDay(text) || hasClock(text) || CLOSED.test(text);

/** Marks the other lines that belong to the answer: all lines of opening hours, what follows a `Yes.`, and a label's line instead of it. */
export function markAnswer(quotes: readonly Quote[]): Quote[] {
  const passage = quotes.filter(({ place }) => place === quotes[0]?.place);
  const [focus, ...others] = passage.filter(({ isFocus }) => isFocus);
  if (!focus || others.length > 0) return [...quotes];
  const after = passage[passage.indexOf(focus) + 1];
  if (after?.label === focus.text && hasMoney(after.text))
    return quotes.map((quote) => ({ ...quote, isFocus: quote === after || (quote.isFocus && quote !== focus) }));
  const next = isReply(focus.text) && focus.text.length <= SHORT_REPLY ? after : undefined;
  const belongs = (quote: Quote) => quote === next || (isHours(focus) && isHours(quote));
  return quotes.map((quote) => (passage.includes(quote) && belongs(quote) ? { ...quote, isFocus: true } : quote));
}
