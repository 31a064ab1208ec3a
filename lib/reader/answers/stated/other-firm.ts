import { memoizeByObject } from '@/lib/text/memoize';
import { wordList } from '../../lexicon/lexicon';
import { fold, stemsOf } from '../../text/tokens';
import { daysIn } from '../question/days';
import type { QuestionKind } from '../question/question';
import type { ParsedQuestion } from '../rank/concepts';
import { contactsOf } from '../site/foreign-hours';
import type { IndexedUnit, SiteIndex } from '../site/site-index';
import { findName } from './business-name';
import { findCounters, namedIn } from './counters';
import { isOfTrouble } from './out-of-hours';

const KINDS: ReadonlySet<QuestionKind> = new Set(['hours', 'phone', 'email', 'where', 'price']);
/** Capitalized words side by side: `Vets Now`, `VETS NOW BOURNEMOUTH`. */
const RUN = /\p{Lu}[\p{L}'’&-]*(?: \p{Lu}[\p{L}'’&-]*)+/gu;
const MIN_WORDS = 2;
/** Words of headings above hours, and of questions about them. */
const GENERAL = new Set([...wordList('counters', 'general'), ...wordList('hoursAnswer', 'plain')]);
const ADDRESSES_US = /\by(?:ou|e|our|ous)\b/;

/** `Vets Now's hours` has the words of `VETS NOW`. */
const plainOf = (text: string): string =>
  ` ${
    fold(text)
      .replace(/'s\b/g, '')
      .match(/[\p{L}\d&'-]+/gu)
      ?.join(' ') ?? ''
  } `;

const blockOf = ({ unit: { page, block } }: IndexedUnit): string => `${page} ${block}`;
/** True for a line that is about others, gives a number that is not the business's own, or says who helps in an emergency. */
const isOfOthers = ({ unit: { text }, aboutOthers }: IndexedUnit, { owner }: SiteIndex): boolean =>
  aboutOthers || contactsOf(text).some((contact) => !owner.ownsContact(contact)) || isOfTrouble(text);

/** The names of other firms on a website, folded, each with the beginnings of it that people say: `vets now bournemouth`, `vets now`. */
const otherNames = memoizeByObject((index: SiteIndex): readonly string[] => {
  const own = plainOf(index.facts.business?.name ?? '');
  const found = new Set<string>();
  const others = new Set(index.entries.filter((entry) => isOfOthers(entry, index)).map(blockOf));
  for (const entry of index.entries) {
    const { text } = entry.unit;
    if (entry.isReview || !/\p{Ll}/u.test(text) || !others.has(blockOf(entry))) continue;
    for (const [run] of text.matchAll(RUN)) {
      const words = plainOf(run).trim().split(' ');
      for (let count = MIN_WORDS; count <= words.length; count += 1) {
        const name = words.slice(0, count).join(' ');
        const isGeneral = GENERAL.has(words[0] ?? '') || words.slice(0, count).every((word) => GENERAL.has(word));
        if (!isGeneral && daysIn(name).size === 0 && !own.includes(` ${name} `)) found.add(name);
      }
    }
  }
  return [...found].sort((a, b) => b.length - a.length);
});

/** The paragraphs about another firm that a question about hours, contact or prices names: the business's own hours are no answer to it. */
export function linesOfOther({ text, kind }: ParsedQuestion, index: SiteIndex): SiteIndex | undefined {
  const asked = plainOf(text);
  if (!KINDS.has(kind) || ADDRESSES_US.test(asked) || namedIn(findCounters(index), text).length > 0) return undefined;
  // `Are the vets now open` is about the business.
  const own = new Set(stemsOf(findName(index)?.value ?? ''));
  const isAmbiguous = (name: string) => stemsOf(name).every((stem) => own.has(stem)) && asked.includes(` the ${name} `);
  const name = otherNames(index).find((one) => asked.includes(` ${one} `) && !isAmbiguous(one));
  if (name === undefined) return undefined;
  // A link or a heading alone says nothing about it.
  const names = ({ unit: { text: said, headings, label, kind: shape, linked } }: IndexedUnit) =>
    shape !== 'heading' && !linked && plainOf(`${headings.at(-1) ?? ''} ${label ?? ''} ${said}`).includes(` ${name} `);
  // From its name on, to the end of the paragraph.
  const begun = new Set<string>();
  const entries = index.entries.filter((entry) => {
    if (names(entry)) begun.add(blockOf(entry));
    return begun.has(blockOf(entry));
  });
  return { ...index, entries };
}
