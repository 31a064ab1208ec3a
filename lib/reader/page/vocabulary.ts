import type { Element } from 'domhandler';
import { memoize } from '@/lib/text/memoize';
import { pageWords, wordList } from '../lexicon/lexicon';

/** Words in class names and ids for boilerplate: `strong` ones indicate it anywhere, `weak` ones (`menu`) need further evidence. */
export type Suspicion = 'strong' | 'weak' | null;

const STRONG = new Set(wordList('vocabulary', 'strong'));

const WEAK = new Set(wordList('vocabulary', 'weak'));

/** Pairs of words that indicate more together. */
const STRONG_PAIRS = pageWords('vocabulary', 'strongPairs');

const BODY_WORDS = pageWords('vocabulary', 'bodyWords');

/** Labels of what a page has to press or to share with, and of its pictures. */
const CONTROLS = pageWords('vocabulary', 'controls');

/** Whether a line is such a label alone, or has no words. */
export const isControlLabel = (text: string): boolean =>
  /^[^\p{L}\p{N}_]*$/u.test(text) || CONTROLS.begins(text, /^[\s.:!…>»→]*$/);

const INTRODUCTION_WORDS = pageWords('vocabulary', 'introductionWords');

const OTHER_CONTENT = pageWords('vocabulary', 'otherContent');

/** Whether boilerplate can be longer than the text it accompanies: comments, footers, other articles. */
export function namesOtherContent(words: string): boolean {
  return OTHER_CONTENT.test(words);
}

/** Whether a part can be nearly all the text of a page and still not be its content. */
export function namesReaction(words: string): boolean {
  return /\b(?:comments?|disqus|footer|cookies?|consent)\b/.test(words);
}

/** Whether class or id indicate what is between headline and text: standfirst, author, date. */
export function namesIntroduction(words: string): boolean {
  return words !== '' && INTRODUCTION_WORDS.test(words);
}

/** The lower-case words of a class or id: `relatedPosts_box` becomes `related posts box`. */
function splitWords(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** What the words in an element's class and id say about it being boilerplate. */
export interface ElementNames {
  words: string;
  suspicion: Suspicion;
}

const namesOf = memoize((name): ElementNames => {
  const words = splitWords(name);
  return { words, suspicion: judge(words) };
});

/** Reads class and id of an element, at most 300 characters. */
export const readNames = ({ attribs: { class: className = '', id } }: Element): ElementNames =>
  namesOf((id ? `${className} ${id}` : className).slice(0, 300));

function judge(words: string): Suspicion {
  let found: Suspicion = null;
  for (const word of words.split(' ')) {
    if (STRONG.has(word)) return 'strong';
    if (WEAK.has(word)) found = 'weak';
  }
  return STRONG_PAIRS.test(words) ? 'strong' : found;
}

/** Whether class or id indicate the body of an article. */
export function namesBody(words: string): boolean {
  return words !== '' && BODY_WORDS.test(words);
}
