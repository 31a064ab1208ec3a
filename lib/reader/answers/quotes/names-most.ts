import { stemsOf } from '../../text/tokens';
import { isAboutBusiness } from '../question/question';
import { type Concept, parseQuestion } from '../rank/concepts';
import { matchStrength } from '../rank/overlap';
import type { SiteIndex } from '../site/site-index';
import type { Quote } from './quotes';

/** `Free Wi-Fi` is not gluten free. */
const MOST = 0.6;
const weigh = (concepts: readonly Concept[]): number => concepts.reduce((sum, { weight }) => sum + weight, 0);

/** Whether an answer has most of the words that name something in a text, or synonyms; true for a text that names nothing. */
export function namesMost(
  text: string,
  { quotes, fact = '' }: { quotes: readonly Quote[]; fact?: string },
  index: SiteIndex,
): boolean {
  const { kind, required } = parseQuestion(text, index);
  if (required.length === 0 || isAboutBusiness(kind)) return true;
  const said = quotes.map((quote) => `${quote.heading ?? ''} ${quote.label ?? ''} ${quote.text}`).join(' ') + fact;
  const stems = new Set(stemsOf(said));
  const found = required.filter((concept) => matchStrength(concept, stems) > 0 || concept.topic?.proves.test(said));
  return weigh(found) >= weigh(required) * MOST;
}
