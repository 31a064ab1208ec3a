import type { Reply } from '../reply-type';
import type { Step } from '../turn';
import type { Chosen } from './chosen-lines';

const areOfSame = (own: Reply, { quotes }: Chosen): boolean =>
  own.quotes.some(({ text, url }) => quotes.some((quote) => quote.text === text && quote.url === url));

/** The website's own answer, or silence where only what comes nearest was found and a model found nothing either. */
const withoutNearest = (own: Reply): Reply =>
  own.tier !== 'nearest' || own.isLikely ? own : { ...own, tier: 'silent', quotes: [], warnings: [] };

/**
 * Answers with the lines that a model chose: with its sentences, as far as the gate proves them, and with its yes or no where one line says
 * it. What the website states as a fact stays, as does an answer of the rules where the model copied no words of its lines and they share none
 * with the question.
 */
export const chosen: Step = async (turn, next) => {
  const lines = turn.chosen;
  const own = await next();
  if (!lines) return own;
  const isEmpty = lines.quotes.length === 0 && lines.said === undefined;
  if (isEmpty) return withoutNearest(own);
  const { isRead, said, ...shown } = lines;
  const { understood = turn.said.text } = own;
  if (said !== undefined) return { tier: 'answer', isTaught: true, ...shown, said, understood };
  const isKept = own.tier === 'answer' && (!isRead || (own.fact !== undefined && areOfSame(own, lines)));
  if (isKept) return own;
  return { tier: 'answer', ...shown, understood };
};
