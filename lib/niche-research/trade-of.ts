import { type BusinessType, businessTypes } from '@/lib/industries';
import { patternOf } from '@/lib/reader/lexicon/phrases';
import { foldAccents } from '@/lib/text/fold-accents';
import { words } from './word-lists';

const ENDINGS = ['', 's', "'s", 'es'];
const tradeOfName = new Map(
  businessTypes.flatMap((trade) =>
    words.trades[trade].names.flatMap((name) => ENDINGS.map((ending) => [`${name}${ending}`, trade] as const)),
  ),
);
const NAME = patternOf([...tradeOfName.keys()]);

/** Separators after the name of a trade: what follows says for whom, where, or what else. */
const BREAK = /[,;/&+|()]|\b(?:and|or|for|in|near|around|at|to|with|of|from|by|who|that)\b/;

const plain = (text: string) => foldAccents(text).replaceAll('’', "'");
const tradeCalled = (name: string) => tradeOfName.get(name.replaceAll(/[\s-]+/g, ' ')) ?? 'general';

/** The trade of a niche, or 'general': the last that is named ("dental negligence solicitor"), before "for" and the like. */
export function tradeOf(niche: string): BusinessType {
  const text = plain(niche);
  let trade: BusinessType = 'general';
  let end = -1;
  for (const match of NAME.places(text)) {
    if (end !== -1 && BREAK.test(text.slice(end, match.index))) break;
    trade = tradeCalled(text.slice(match.index, match.end));
    end = match.end;
  }
  return trade;
}

/** How many words in a text name a trade. */
export const countTradeNames = (text: string, trade: BusinessType): number =>
  NAME.matches(plain(text)).filter((name) => tradeCalled(name) === trade).length;
