import { memoizeByObject } from '@/lib/text/memoize';
import { hasPhone } from '../question/patterns';
import { type Quote, quoteOf } from '../quotes/quotes';
import { OTHER_HOURS } from '../site/foreign-hours';
import type { SiteIndex } from '../site/site-index';
import type { Unit } from '../site/units';

const AT_ANY_TIME = /\bemergenc|\b24 ?(?:hours|\/ ?7)|\bat any time\b/i;
export const isOfTrouble = (text: string): boolean => OTHER_HOURS.test(text) || AT_ANY_TIME.test(text);
/** `Ring 111` */
const SHORT_NUMBER =
  /\b(?:ring|call|dial|phone|contact)\b[^.\d]{0,40}\b[1-9]\d\d\b(?![\d.,:]\d| ?(?:hours?|minutes|days|miles|km)\b)/i;
/** In lines: who it is, and on the next one the number. */
const MAX_LINES = 3;

/** The lines up to a number that belong to it: its sentence, and those before it in its paragraph. */
function linesTo(unit: Unit, { units }: SiteIndex): Unit[] {
  const before = units.slice(Math.max(0, unit.id - MAX_LINES + 1), unit.id);
  const belongs = before.filter(({ page, block }) => page === unit.page && block === unit.block);
  const from = belongs.findIndex(({ text }) => isOfTrouble(text));
  return [...(from < 0 ? [] : belongs.slice(from)), unit];
}

/** Whom a website says to ring in an emergency or out of hours, with the number; none without. */
export const findOutOfHours = memoizeByObject((index: SiteIndex): readonly Quote[] => {
  for (const { unit } of index.own) {
    if (unit.kind === 'heading' || !(hasPhone(unit.text) || SHORT_NUMBER.test(unit.text))) continue;
    const lines = linesTo(unit, index);
    const said = `${unit.headings.at(-1) ?? ''} ${unit.label ?? ''} ${lines.map(({ text }) => text).join(' ')}`;
    if (isOfTrouble(said)) return lines.flatMap((line) => quoteOf(line, index) ?? []);
  }
  return [];
});
