import type { Zone } from './evidence';
import type { Context, Failure } from './failure';
import { droppedColumn, noSubject, otherFact, otherPrice, partOfSum } from './rules-of-facts';
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
  otherDirection,
  otherOrder,
  otherPlace,
  otherPronoun,
  otherSubject,
  partOfName,
  polarity,
  unsaidStem,
} from './rules-of-words';
import type { Statement } from './statement';

/** Why a zone does not prove a claim; undefined if it does. */
export function failureOf(claim: Statement, zone: Zone, context: Context): Failure | undefined {
  const failure = unsaidStem(claim, zone) ?? polarity(claim, zone);
  if (failure) return failure;
  const { stems, facts } = claim;
  const own = zone.stems;
  const touched = touchedParts(claim, zone);
  return (
    otherFact(claim, facts, zone) ??
    addedLimit(claim, zone) ??
    otherOwner(claim, zone, context) ??
    noSubject(stems, facts, zone, context) ??
    droppedLimit(claim, zone, touched) ??
    droppedCondition(claim, zone, touched) ??
    droppedCardLimit(claim, zone) ??
    droppedColumn(claim, zone, context) ??
    otherPrice(stems, facts, zone, context) ??
    otherParts(stems, facts, zone, touched) ??
    partOfSum(stems, facts, zone, context) ??
    otherOrder(claim, zone) ??
    partOfName(stems, own) ??
    otherDirection(stems, own, zone) ??
    otherPlace(stems, facts, own, zone) ??
    otherPronoun(claim, zone) ??
    otherSubject(stems, zone, context) ??
    otherAudience(claim, stems, zone, context)
  );
}
