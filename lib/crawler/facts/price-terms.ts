import { type Element, isTag } from 'domhandler';
import { rememberOf } from '../remember';
import type { FactLine } from './page-lines';
import { findAmounts } from './price-amounts';
import { isCertain, isDetail, isDuration, isVariant, namesItem, tidyName } from './price-names';

const elementOf = (line: FactLine | undefined): Element | undefined => {
  const element = line?.block.region.element;
  return element && isTag(element) ? element : undefined;
};

/** Whether every term of a list has one description. */
const hasPairs = rememberOf((list: Element): boolean => {
  const names = list.children.filter(isTag).map(({ name }) => name);
  return names.every((name, at) => name !== 'dd' || names[at - 1] === 'dt');
});

/** The term that a line describes, in a list that has one description for each: "Moscow Mule" above "Vodka, lime, ginger beer €8". */
export function termOf(lines: readonly FactLine[], at: number): string | undefined {
  const [above, line] = [lines[at - 1], lines[at]];
  const list = elementOf(line)?.parent;
  if (elementOf(line)?.name !== 'dd' || elementOf(above)?.name !== 'dt' || !above || !list || !isTag(list))
    return undefined;
  const term = tidyName(above.text);
  const isItem = namesItem(term) && isCertain(term) && !isDetail(term) && !isVariant(term) && !isDuration(term);
  return isItem && !/\?$/.test(term) && findAmounts(above.text).length === 0 && hasPairs(list) ? term : undefined;
}
