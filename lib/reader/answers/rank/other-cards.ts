import { memoizeByObject } from '@/lib/text/memoize';
import { stemsOf } from '../../text/tokens';
import { isSubject } from '../question/lexicon';
import type { SiteIndex } from '../site/site-index';
import type { Unit } from '../site/units';

/** A card that only its heading names, such as `The Mohune` in a list of rooms. */
interface NamedCard {
  card: string;
  /** Its page and the headings above it. */
  list: string;
  /** The stems of its heading; none if other lines have them too. */
  name: readonly string[];
}

const cardOf = ({ page, card }: Unit): string | undefined => (card === undefined ? undefined : `${page} ${card}`);

const findCards = memoizeByObject(({ entries }: SiteIndex): readonly NamedCard[] => {
  const places = new Map<string, Set<string | undefined>>();
  for (const { unit, stemSet } of entries)
    for (const stem of stemSet) places.set(stem, (places.get(stem) ?? new Set()).add(cardOf(unit)));
  return entries.flatMap(({ unit, stems }): NamedCard[] => {
    const card = cardOf(unit);
    if (unit.kind !== 'heading' || card === undefined) return [];
    const name = stems.filter(isSubject);
    const isTelling = name.every((stem) => places.get(stem)?.size === 1);
    return [{ card, list: `${unit.page} ${unit.headings.join('\n')}`, name: isTelling ? name : [] }];
  });
});

/** Whether a line is of a neighbour, where a question names one card of a list: what the next room has says nothing of this one. */
export function ofOtherCards(question: string, index: SiteIndex): (unit: Unit) => boolean {
  const asked = new Set(stemsOf(question));
  const cards = findCards(index);
  const [named, ...more] = cards.filter(({ name }) => name.length > 0 && name.every((stem) => asked.has(stem)));
  if (!named || more.length > 0) return () => false;
  const others = new Set(
    cards.filter(({ card, list }) => list === named.list && card !== named.card).map(({ card }) => card),
  );
  return (unit) => others.has(cardOf(unit) ?? '');
}
