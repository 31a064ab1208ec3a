import { stemsOf } from '../../text/tokens';
import { isAboutBusiness } from '../question/question';
import { parseQuestion } from '../rank/concepts';
import { matchStrength } from '../rank/overlap';
import type { SiteIndex } from '../site/site-index';
import type { Quote } from './quotes';

/** Whether an answer has one of the words that name something in a text, or a synonym; true for a text that names nothing. */
export function namesAny(
  text: string,
  { quotes, fact = '' }: { quotes: readonly Quote[]; fact?: string },
  index: SiteIndex,
): boolean {
  const { kind, required } = parseQuestion(text, index);
  if (required.length === 0 || isAboutBusiness(kind)) return true;
  const said = quotes.map((quote) => `${quote.heading ?? ''} ${quote.label ?? ''} ${quote.text}`).join(' ') + fact;
  const stems = new Set(stemsOf(said));
  return required.some((concept) => matchStrength(concept, stems) > 0 || concept.topic?.proves.test(said));
}
