import type { Zone } from './evidence';
import type { Context, Failure } from './failure';
import { droppedColumn, droppedSeason, otherFact, otherPrice, partOfSum } from './rules-of-facts';
import {
  addedLimit,
  droppedCardLimit,
  droppedCondition,
  droppedLimit,
  otherAudience,
  otherOwner,
  otherParts,
  touchedParts,
} from './rules-of-limits';
import {
  otherChoice,
  otherDirection,
  otherOrder,
  otherPlace,
  otherPronoun,
  otherSubject,
  partOfLabel,
  partOfName,
  polarity,
  unsaidCharge,
  unsaidStem,
} from './rules-of-words';
import type { Statement } from './statement';

/** Why a zone does not prove a claim; undefined if a rule has nothing against it. */
type Rule = (claim: Statement, zone: Zone, context: Context) => Failure | undefined;

/** The rules of the gate: what none of them refuses is proved. The first that refuses gives the reason. */
export const rules = {
  unsaidStem,
  polarity,
  unsaidCharge,
  otherFact,
  addedLimit,
  otherOwner,
  droppedLimit,
  droppedCondition,
  droppedCardLimit,
  droppedColumn,
  droppedSeason,
  otherPrice,
  otherParts,
  partOfSum,
  otherOrder,
  partOfName,
  partOfLabel,
  otherDirection,
  otherPlace,
  otherChoice,
  otherPronoun,
  otherSubject,
  otherAudience,
} satisfies Readonly<Record<string, Rule>>;

/** Most zones say other words, which these two see. */
const { unsaidStem: first, polarity: second, ...others } = rules;
const rest: readonly Rule[] = Object.values(others);

/** Why a zone does not prove a claim; undefined if it does. */
export function failureOf(claim: Statement, zone: Zone, { question }: Pick<Context, 'question'>): Failure | undefined {
  const failure = first(claim, zone) ?? second(claim, zone);
  if (failure) return failure;
  const context = { question, touched: touchedParts(claim, zone) };
  for (const rule of rest) {
    const found = rule(claim, zone, context);
    if (found) return found;
  }
  return undefined;
}
