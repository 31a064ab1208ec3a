import type { FactLine } from './page-lines';
import { isCertain, namesItem, tidyName } from './price-names';
import { termOf } from './price-terms';

/** An entry of a menu that ends in a number such as prices are: "Burrata 9", "Fried squid ..... 9.50". */
const ENTRY =
  /^(?<name>.*\p{L}[^\d.]*?)(?:\s*(?:[.…·_]{2,}|[|–—-]+)\s*|\s+)(?<price>\d{1,3}(?:[.,](?:\d|\d[059]))?)$/su;
const MENU =
  /\b(?:menus?|starters|mains|main courses|entr[ée]es|desserts|drinks|wines?|cocktails|lunch|dinner|breakfast|brunch|appetizers)\b/i;
const MAX_ENTRY = 120;
const MIN_ENTRIES = 8;
/** Of the lines of a menu, at least this part are entries; the others describe them. */
const MIN_SHARE = 0.3;

/** An entry of a menu: what it is, and what it costs in a currency that the menu does not name. */
export type MenuEntry = { line: FactLine; text: string; item: string; price: string; amount: number; isFrom: false };

function readEntry(line: FactLine, at: number, lines: readonly FactLine[]): MenuEntry[] {
  const { text } = line;
  const { name = '', price = '' } = (text.length <= MAX_ENTRY && ENTRY.exec(text)?.groups) || {};
  const item = termOf(lines, at) ?? tidyName(name);
  const amount = Number(price.replace(',', '.'));
  const isEntry = amount >= 1 && namesItem(item) && isCertain(item) && !/\sx$/i.test(item);
  return isEntry ? [{ line, text, item, price, amount, isFrom: false }] : [];
}

/** The entries of a page that is a menu by its title or a heading, and by its lines. Numbers that only count, such as those of steps, are none. */
export function readMenu(lines: readonly FactLine[], title: string): MenuEntry[] {
  const content = lines.filter(({ place, isQuoted }) => place === 'content' && !isQuoted);
  if (!MENU.test(title) && !content.some(({ kind, text }) => kind === 'heading' && MENU.test(text))) return [];
  const entries = content.flatMap(readEntry);
  const counted = entries.filter(({ amount }, at) => amount === (entries[at - 1]?.amount ?? 0) + 1);
  const items = new Set(entries.map(({ item }) => item));
  const isMenu = entries.length >= Math.max(MIN_ENTRIES, content.length * MIN_SHARE) && items.size === entries.length;
  return isMenu && counted.length * 2 < entries.length ? entries : [];
}
