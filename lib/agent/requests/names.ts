import { lexicon } from '../lexicon';
import { asWords, countWords, hasPhrase, phrasesOf, without } from '../phrases';
import { asks, clausesOf, saysLittle, tells } from '../understand/sentence';
import { isEnglishWord, isProperName } from '../understand/spelling';
import { detailIn, NUMBER_ALONE } from './details';
import { addressIn, CONTACT_MARK, withoutContacts } from './reach';

/** What goes before a name: `it's for Murphy`. */
const NAME_BEFORE =
  /^(?:(?:hi|hello|yes|ok|sure|and|so)[,.! ]+)*(?:(?:my|the) name(?:['’]s| is)|name(?: is|:)|i['’]m|i am|this is|it['’]?s|it is|under|for|put it under|call me|in the name of)\s+/i;
const NAME_INSIDE =
  /(?:(?<!\b(?:his|her|its|their|dog|cat)(?:['’]?s)? )\bname(?: is|['’]s| of|:)|\bunder(?: the name)?)\s+(\p{L}[\p{L}'’ -]{1,40})/iu;
/** `I am Mary Byrne and …`, `it's Aoife from …`: what follows may be a name. */
const INTRODUCES = /(?<=^|[\s,.!;–-])(?:i['’]?m|i am|this is|it['’]?s|it is)\s+/giu;
const NAMED = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*\.?){0,3}(?=$|[,.!;\n]| (?:and|from|here|of|at|with|in|\d))/u;
const NAMED_SMALL = /^\p{Ll}[\p{L}-]+ \p{Ll}[\p{L}'’-]+(?=$|[,.!;\n]| (?:and|from|here|at)\b)/u;
/** `Donal Ryan here` */
const SPEAKING =
  /(?<=^|[\s,.!])(?!(?:Hi|Hello|Hey|Good|Yes) )(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}),? (?:here|speaking)\b/u;
/** Words for where somebody is from. */
const OF_COUNTRY = /(?:ish|lsh|ese|ian|can|man|ch|ic)$/;
const MAX_NAME_WORDS = 4;
const NAME = /^\p{L}[\p{L}'’. -]*$/u;
const CAPITALS = /^\p{Lu}[\p{L}'’-]*\.?(?: \p{Lu}[\p{L}'’-]*\.?)*$/u;
const LAST_CAPITALS = /(?<= )\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}$/u;
const CONTRACTION = /['’](?:s|m|re|ve|ll|d|t)\b/i;

/** Words of a sentence that is no name. */
const english = new Set(lexicon.english);
const asked = new Set(lexicon.questionWords);
const small = phrasesOf('fillers', 'agreements', 'greetings', 'thanks', 'goodbyes', 'refusals', 'vagueTimes');

/** Whether a word is one of English and no name, such as `right`. */
const isPlainWord = (word: string): boolean => isEnglishWord(word) && !isProperName(word);

/** Whether a text may be a name: letters, and no words of other sentences. */
function mayBeName(name: string, isAsked: boolean, isBeside: boolean): boolean {
  const words = asWords(name);
  const list = words.trim().split(' ');
  if (!NAME.test(name) || list.length > MAX_NAME_WORDS || CONTRACTION.test(name)) return false;
  if (hasPhrase(words, 'notInNames') || countWords(without(words, small)) === 0) return false;
  // `Rhys Price`
  if (CAPITALS.test(name) && isAsked) return true;
  // `Brown case` and `nobody cleaned up` are none.
  if (!isBeside && list.length > 1 && (tells(name) || list.every(isEnglishWord))) return false;
  // `Right. Aoife 087 …`
  if (!CAPITALS.test(name) && list.every(isPlainWord)) return false;
  // `The Murphys`
  const isKnown = list.some(
    (word, at) => english.has(word) && !(at === 0 && word === 'the' && /^\S+ \p{Lu}/u.test(name)),
  );
  return !isKnown && ((CAPITALS.test(name) && list.length > 1) || !list.some((word) => asked.has(word)));
}

/** The name of somebody who introduces themselves, in whatever else they say. */
function introducedIn(text: string): string | undefined {
  const speaking = SPEAKING.exec(text)?.[1];
  const rests = [...text.matchAll(INTRODUCES)].map(({ 0: lead, index }) => text.slice(index + lead.length));
  const named = rests.flatMap((rest) => NAMED.exec(rest)?.[0] ?? NAMED_SMALL.exec(rest)?.[0] ?? []);
  return [...(speaking ? [speaking] : []), ...named].find((name) => {
    const words = asWords(name).trim().split(' ');
    const isSingle = words.length === 1 && (OF_COUNTRY.test(words[0] ?? '') || detailIn('day', name) !== undefined);
    const mayBe = (word: string) =>
      !(isEnglishWord(word) || asked.has(word)) || (isProperName(word) && CAPITALS.test(name));
    return !CONTRACTION.test(name) && !isSingle && words.every(mayBe);
  });
}

/** `Thanks, Niamh Walsh` below a message. */
function signatureIn(text: string): string | undefined {
  const [last = '', before = ''] = clausesOf(text).reverse();
  return CAPITALS.test(last) && saysLittle(before) && mayBeName(last, false, true) ? last : undefined;
}

/** @param isAsked a name is asked for: it needs no capitals */
export function nameIn(text: string, isAsked: boolean, isOpen: boolean): string | undefined {
  const inside = NAME_INSIDE.exec(text)?.[1]
    ?.split(/\s+(?:and|for|at|on|please)\b|,/i)[0]
    ?.trim();
  const isCommon = inside !== undefined && !CAPITALS.test(inside) && inside.toLowerCase().split(' ').every(isPlainWord);
  // `Smoke from under my bonnet` names nobody.
  if (inside && !isCommon) return inside;
  const introduced = isAsked ? undefined : (introducedIn(text) ?? signatureIn(text));
  if (introduced !== undefined) return introduced;
  if (asks(text)) return undefined;
  const contacts = withoutContacts(text);
  const address = addressIn(contacts);
  const words = address ? contacts.replace(address, CONTACT_MARK) : contacts;
  const isBeside = words !== text.trim();
  if (!isAsked && !isBeside && !isOpen) return undefined;
  const bare = words.replace(NAME_BEFORE, '');
  // `It's black` describes something.
  if (bare !== words && /^it/i.test(words) && !/^\p{Lu}/u.test(bare)) return undefined;
  const parts = bare
    .replace(/\b(?:please|thanks|thank you|cheers)\W{0,10}$/i, '')
    .split(/[,|\n]|\. /)
    .map((part) => part.replace(/[\s.:;!–-]{1,10}$/, '').trim())
    .filter(Boolean)
    // `Her mam Gráinne 085 …`
    .flatMap((part) => [part, ...(isBeside && !CAPITALS.test(part) ? (LAST_CAPITALS.exec(part) ?? []) : [])]);
  const likeness = (part: string) =>
    (CAPITALS.test(part) ? 2 : 0) - (asWords(part).trim().split(' ').every(isPlainWord) ? 1 : 0);
  const inOrder = parts.toSorted((one, other) => likeness(other) - likeness(one));
  return (isBeside ? inOrder : parts).find((name) => {
    const at = parts.indexOf(name);
    if (NUMBER_ALONE.test(name) || detailIn('day', name) || detailIn('time', name)) return false;
    // `Grand, Denis Walsh, 086 777 8889`
    if (at > 0 && !CAPITALS.test(name)) return false;
    return mayBeName(name, isAsked, isBeside) && (isAsked || isBeside || CAPITALS.test(name));
  });
}
