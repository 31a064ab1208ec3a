import { type BusinessType, businessTypes } from '@/lib/industries';
import { foldAccents } from '@/lib/text/fold-accents';
import { phrasePattern, words } from './word-lists';

const tradeOfName = new Map(
  businessTypes.flatMap((trade) => words.trades[trade].names.map((name) => [name, trade] as const)),
);
const NAME = phrasePattern([...tradeOfName.keys()], "(?:'?s|es)?");

/** Separators after the name of a trade: what follows says for whom, where, or what else. */
const BREAK = /[,;/&+|()]|\b(?:and|or|for|in|near|around|at|to|with|of|from|by|who|that)\b/;

const plain = (text: string) => foldAccents(text).replaceAll('’', "'");
const tradeIn = (match: RegExpMatchArray) => tradeOfName.get((match[1] ?? '').replaceAll(/[\s-]+/g, ' ')) ?? 'general';

/**
 * The trade that a niche belongs to, 'general' when none is recognised. In "dental negligence solicitor" the last word names
 * the trade, in "accountant for restaurants" the words before "for".
 */
export function tradeOf(niche: string): BusinessType {
  const text = plain(niche);
  let trade: BusinessType = 'general';
  let end = -1;
  for (const match of text.matchAll(NAME)) {
    if (end !== -1 && BREAK.test(text.slice(end, match.index))) break;
    trade = tradeIn(match);
    end = match.index + match[0].length;
  }
  return trade;
}

/** How many words in a text name a trade. */
export const countTradeNames = (text: string, trade: BusinessType): number =>
  [...plain(text).matchAll(NAME)].filter((match) => tradeIn(match) === trade).length;
