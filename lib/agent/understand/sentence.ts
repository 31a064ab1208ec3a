import { afterPhrase, asWords, countWords, hasPhrase, phrasesOf, without } from '../phrases';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** The closed classes of English words by which a sentence shows its form, as `asWords` has them. */
const PRONOUNS = setOf(
  'i we you they he she it its there that this somebody someone anybody anyone everybody everyone nobody',
);
const PEOPLE = setOf('i we you they he she somebody someone anybody anyone everybody everyone');
const DETERMINERS = setOf('a an the my our his her their your any all both one two some these those no');
const POSSESSIVES = setOf('my our his her their');
const A_CLAUSE = 4;
const AUXILIARIES = setOf('is are was were do does did can could will would should may have has isn aren don doesn');
/** What has its subject behind it wherever it stands: `are there`, unlike `did that`. */
const INVERTING = setOf('is are can could does will would');
const QUESTION_WORDS = setOf('what how where which who whose why when');
/** `When we came in` and `where he works` state. */
const RELATIVES = setOf('when where');
const AMOUNTS = setOf('much many long far late early old big soon often time day kind sort size');
/** What stands after a subject in a statement. */
const VERBS = setOf(
  's m re ve ll d t looks sounds seems is are am was were has have had will would can could do does did don didn doesn won isn wasn never only just need needs',
);
const PAST_WORDS = setOf(
  'was were had did didn went came got left took been said saw ate gave lost forgot never last ago yesterday',
);
const PARTICLES = setOf('out off up down over away back into me us him them');
/** Words that continue a question: `what do I do to register`. */
const CONTINUING = setOf('to with about for in on at first next when before after and');
const WONDERING = setOf('know wonder wondering sure check checking ask asking see tell me say remember');
/** In the rest of a question `is grand` has no subject. */
const AGREEABLE = phrasesOf('fillers', 'agreements');
const beginnings = phrasesOf('leadIns', 'fillers', 'greetings');
const small = phrasesOf('fillers', 'greetings', 'thanks', 'goodbyes', 'tails', 'agreements');

/** The words of a sentence without the small ones before it. */
function wordsAfterStart(text: string): string[] {
  let rest = asWords(text);
  for (let after = afterPhrase(rest, beginnings); after?.trim(); after = afterPhrase(rest, beginnings)) {
    // In `there are steps`, the first word is no filler.
    if (PRONOUNS.has(rest.slice(0, -after.length).trim())) break;
    rest = after;
  }
  return rest.trim().split(' ');
}

/** The clauses of a text: what stands between full stops, commas and dashes. */
export const clausesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…;])\s+|\n+|,(?!\d)\s*|\s+[-–—]+\s*|[–—]+|:\s+/u)
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));

/** Whether a question goes on like this after its first word: `do you`, `is your number`, `desserts do you have`. */
const asksWith = ([next = '', after = '', third = '', fourth = '']: readonly string[]): boolean =>
  ((AUXILIARIES.has(next) || next === 's') && (PEOPLE.has(after) || DETERMINERS.has(after))) ||
  (AUXILIARIES.has(after) && PEOPLE.has(third)) ||
  (AUXILIARIES.has(third) && PEOPLE.has(fourth));

/** Whether a question begins at a word: `how much`, `can you`, `what do`. */
function beginsQuestion(words: readonly string[], at: number): boolean {
  const [before, word = '', next = ''] = [words[at - 1] ?? '', words[at], words[at + 1]];
  if ((word === 'how' || word === 'what') && AMOUNTS.has(next)) return true;
  if (QUESTION_WORDS.has(word)) return at === 0 ? AUXILIARIES.has(next) : asksWith(words.slice(at + 1));
  if (!AUXILIARIES.has(word) || PRONOUNS.has(before) || before === 'to' || before === 'not') return false;
  return PEOPLE.has(next) || (INVERTING.has(word) && (next === 'it' || next === 'there'));
}

function asksFirst([word = '', next = '', after = '']: readonly string[]): boolean {
  if (QUESTION_WORDS.has(word))
    return (
      !(RELATIVES.has(word) && (PEOPLE.has(next) || DETERMINERS.has(next))) && !(word === 'what' && /^an?$/.test(next))
    );
  if (word === 'any' || word === 'anything') return next !== '' && !/^(?:day|time|of|thing|is|will)$/.test(next);
  if (!AUXILIARIES.has(word) || next === '') return false;
  // `May 5th`, `have a nice day`, `don't know`.
  if (word === 'may' || word === 'have' || word === 'has' || next === 't') return PEOPLE.has(next) || PEOPLE.has(after);
  if (PRONOUNS.has(next) || DETERMINERS.has(next)) return !(word === 'do' && !PEOPLE.has(next));
  // `Do kids pay less`
  if (/^(?:do|can|could|will|would|should)$/.test(word) && /[^s]s$/.test(next) && after !== '') return true;
  return (word === 'is' || word === 'are' || word === 'does') && !AGREEABLE.includes(next);
}

/** Where the question of `my wife wants to know if you have cots` begins; 0 without one. */
const wondersAt = (words: readonly string[]): number =>
  words.findIndex((word, at) => word === 'whether' || (word === 'if' && WONDERING.has(words[at - 1] ?? ''))) + 1;

const OF_ME = setOf('me my us our i we');
/** `Ye open on Wednesday`, `you do gluten free`: a question without its auxiliary, and no report of what was done. */
const isElliptical = ([word = '', next = '', ...rest]: readonly string[]): boolean =>
  (word === 'ye' || word === 'you') &&
  next !== '' &&
  !VERBS.has(next) &&
  !PAST_WORDS.has(next) &&
  !next.endsWith('ed') &&
  !rest.some((one) => OF_ME.has(one));

function asksAlone(clause: string): boolean {
  const words = asWords(clause).trim().split(' ');
  if (isElliptical(words)) return true;
  if (asksFirst(words) || asksFirst(wordsAfterStart(clause)) || wondersAt(words) > 0) return true;
  return words.some((_, at) => beginsQuestion(words, at));
}

/** Whether a text has the form of a question anywhere in it. */
export const asks = (text: string): boolean => text.includes('?') || clausesOf(text).some(asksAlone);

/** Whether a text is nothing but words of courtesy and agreement, such as `haha ok`. */
export const saysLittle = (text: string): boolean =>
  asWords(text).trim() !== '' && countWords(without(asWords(text), small)) === 0;

/** `scratched my door`, unlike `used cars`. */
const isPastVerb = (word: string, next: string): boolean =>
  PAST_WORDS.has(word) ||
  (word.length > 4 && word.endsWith('ed') && [PRONOUNS, DETERMINERS, PARTICLES].some((set) => set.has(next)));

/** `Took an hour`, `the girl burnt my ear`, `the crown you put in fell out`: a statement by what stands around its verb. */
function isReport(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  if (words.length < A_CLAUSE) return false;
  if (/^(?:took|left|got|came|gave|lost)$/.test(first)) return true;
  return words.some((word, at) => {
    const [before = '', earlier] = [words[at - 1], words[at - 2]];
    if (at < 2 || earlier === 'to' || second === 'for' || second === 'to') return false;
    if (OF_ME.has(word) && !/^(?:i|we)$/.test(word))
      return !/^(?:for|to|with|of|about|from|in|at|and|by)$/.test(before);
    return DETERMINERS.has(first) && PEOPLE.has(word) && at < words.length - 2 && !AUXILIARIES.has(before);
  });
}

/** Whether the verb of a statement stands behind a subject. */
function hasStatement(words: readonly string[]): boolean {
  const [first = '', second] = words;
  if (isReport(words)) return true;
  // `One of us drives`, `my sister drove past`: what is looked for seldom begins so.
  if (words.length >= A_CLAUSE && (POSSESSIVES.has(first) || (second === 'of' && DETERMINERS.has(first)))) return true;
  return words.some((word, at) => {
    const before = words[at - 1] ?? '';
    if (at === 0 || !(VERBS.has(word) || isPastVerb(word, words[at + 1] ?? ''))) return false;
    if (PRONOUNS.has(before)) return true;
    // `my dad's 84`, `the puppy has`, `one of us is`
    const from = words.slice(Math.max(0, at - 4), at - 1);
    return from.some((one) => DETERMINERS.has(one)) || (at === 1 && word !== 's');
  });
}

/** Whether a sentence states something, and neither asks nor wishes. */
export function tells(text: string): boolean {
  const words = asWords(text);
  if (asks(text) || hasPhrase(words, 'wishes', 'callings')) return false;
  const list = wordsAfterStart(text);
  if (/^ ?what an? /.test(words)) return true;
  return (
    (PRONOUNS.has(list[0] ?? '') && list.length > 2) || hasStatement(list) || hasStatement(words.trim().split(' '))
  );
}

/** Whether a sentence speaks of what has been. */
export const isPast = (text: string): boolean =>
  asWords(text)
    .trim()
    .split(' ')
    .some((word, at, words) => isPastVerb(word, words[at + 1] ?? ''));

/**
 * The parts of a sentence that may be its question, likeliest first: from the form of a question on, and each clause that asks. So
 * `my aunt sent me, what time do you open` is `what time do you open`, whatever comes before it.
 */
export function questionsWithin(text: string): string[] {
  const clauses = clausesOf(text).filter((clause) => clause.endsWith('?') || asksAlone(clause));
  const parts = clauses.reverse().flatMap((clause) => {
    const tokens = [...clause.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu)];
    const words = tokens.flatMap(({ 0: token, index }) =>
      asWords(token)
        .trim()
        .split(' ')
        .map((word) => ({ word, index })),
    );
    const list = words.map(({ word }) => word);
    const wonders = wondersAt(list) - 1;
    // `What do I do with it` begins with its first word, `when we were there do you` does not.
    const isWhole = QUESTION_WORDS.has(list[0] ?? '') && !(RELATIVES.has(list[0] ?? '') && PEOPLE.has(list[1] ?? ''));
    const at =
      wonders > 0 || isWhole ? wonders : list.findIndex((_, index) => index > 0 && beginsQuestion(list, index));
    return at > 0 ? [clause.slice(words[at]?.index), clause] : [clause];
  });
  return parts.filter((part) => part !== text && countWords(asWords(part)) > 1).slice(0, 3);
}

/** `He's after collapsing` is what has just happened: `he has collapsed`, as far as the words for danger go. */
export const inPerfect = (words: string): string =>
  words.replace(AFTER, (_, verb: string) => `has ${PARTICIPLES[verb] ?? `${verb}ed`}`);
const AFTER = /(?<= )(?:(?:i|s|re|are|am|m) )?after (?:just )?(\p{L}+)ing\b/gu;
const PARTICIPLES: Partial<Record<string, string>> = { fall: 'fallen', be: 'been' };

const helps = phrasesOf('askingsOfHelp');
/** `Should I make him sick`: all of it asks. */
const advice = phrasesOf('askingsOfAdvice');
/** Where the words begin in which somebody asks what to do, and what is left of them: `What do I do, my dog is choking`. */
function helpIn(words: string): { at: number; rest: string } | undefined {
  const found = [...helps, ...advice].find((phrase) => words.includes(` ${phrase} `));
  if (found === undefined) return undefined;
  const at = words.indexOf(` ${found} `);
  return { at, rest: words.slice(0, at) + (advice.includes(found) ? '' : words.slice(at + found.length + 1)) };
}

/** Whether somebody asks what they are to do. */
export const asksForHelp = (text: string): boolean => helpIn(asWords(text)) !== undefined;

/** What a text reports besides what it asks: `My dog is choking, what do I do` that the dog is choking. */
export function reportIn(text: string): string {
  if (!asks(text)) return text;
  const parts = clausesOf(text).map((clause) => {
    const { at, rest } = helpIn(asWords(clause)) ?? { at: 1, rest: clause };
    // `What do I do to register` goes on, and `if my dog eats` supposes.
    const [next = ''] = at === 0 ? rest.trim().split(' ') : [];
    return next === 'if' ? (isPast(rest) ? rest : '') : CONTINUING.has(next) ? '' : rest.trim();
  });
  return apart(parts.filter(Boolean).join(', ')).given;
}

/** What a text tells and what it asks: `0851239876 and can you wrap it` gives a number, and asks. */
export function apart(text: string): { given: string; asked: string } {
  const parts = clausesOf(text).flatMap((clause) => {
    const question = asks(clause) ? (questionsWithin(clause)[0] ?? clause) : '';
    const at = question === '' ? -1 : clause.indexOf(question);
    return at > 0 ? [clause.slice(0, at).replace(/\W+(?:and\W+)?$/i, ''), question] : [clause];
  });
  const asked = parts.filter(asks);
  return { given: parts.filter((part) => !asked.includes(part)).join(', '), asked: asked.join(' ') };
}
