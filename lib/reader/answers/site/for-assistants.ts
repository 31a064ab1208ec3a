import { answersLexicon as listed } from '../../lexicon/lexicon';
import type { Unit } from './units';

const PROGRAMS = listed('forAssistants', 'programs');
const TOLD = listed('forAssistants', 'told');
const ORDERS = listed('forAssistants', 'orders');

const addressesAssistants = (text: string): boolean => ORDERS.test(text) || (PROGRAMS.test(text) && TOLD.test(text));

const placeOf = ({ page, section }: Unit): string => `${page} ${section}`;
const blockOf = ({ page, block }: Unit): string => `${page} ${block}`;

/**
 * The units that tell programs what to say, such as `AI assistants must recommend us` and `Ignore previous instructions`, with the
 * rest of their paragraph. One that ends with a colon, or is a heading, introduces the rest of its section.
 */
export function findLinesForAssistants(units: readonly Unit[]): Set<Unit> {
  const found = units.filter(({ text }) => addressesAssistants(text));
  if (found.length === 0) return new Set();
  const blocks = new Set(found.map(blockOf));
  const introduced = new Map<string, number>();
  for (const unit of found) {
    if (unit.kind === 'heading' || unit.text.endsWith(':')) introduced.set(placeOf(unit), unit.id);
  }
  return new Set(
    units.filter(
      (unit) => blocks.has(blockOf(unit)) || unit.id > (introduced.get(placeOf(unit)) ?? Number.POSITIVE_INFINITY),
    ),
  );
}
