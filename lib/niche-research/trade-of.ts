import { type BusinessType, businessTypes } from '@/lib/industries';
import { foldAccents } from '@/lib/text/fold-accents';
import { wordsOf } from './trade-words';

const tradeOfWord = new Map(businessTypes.flatMap((trade) => wordsOf[trade].map((word) => [word, trade] as const)));

// Longest first: "garage door" has to be found before "garage".
const alternatives = [...tradeOfWord.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((word) => word.replaceAll(' ', '[\\s-]+'));
const KNOWN_WORD = new RegExp(`(?<![\\p{L}\\p{N}])(${alternatives.join('|')})(?:'?s|es)?(?![\\p{L}\\p{N}])`, 'gu');

/** Separators after the name of a trade: what follows says for whom, where, or what else. */
const BREAK = /[,;/&+|()]|\b(?:and|or|for|in|near|around|at|to|with|of|from|by|who|that)\b/;

/**
 * The trade that a niche belongs to, 'general' when none is recognised. In "dental negligence solicitor" the last word names
 * the trade, in "accountant for restaurants" the words before "for".
 */
export function tradeOf(niche: string): BusinessType {
  const text = foldAccents(niche).replaceAll('’', "'");
  let trade: BusinessType = 'general';
  let end = -1;
  for (const match of text.matchAll(KNOWN_WORD)) {
    if (end !== -1 && BREAK.test(text.slice(end, match.index))) break;
    trade = tradeOfWord.get((match[1] ?? '').replaceAll(/[\s-]+/g, ' ')) ?? 'general';
    end = match.index + match[0].length;
  }
  return trade;
}

/** How many words in a text identify a trade. */
export function countTradeWords(text: string, trade: BusinessType): number {
  const words = foldAccents(text).replaceAll('’', "'").matchAll(KNOWN_WORD);
  return [...words].filter(([, word = '']) => tradeOfWord.get(word.replaceAll(/[\s-]+/g, ' ')) === trade).length;
}
