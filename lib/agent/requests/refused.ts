import { feelingOfWord } from '../understand/turn-features';
import { daysNamed, isSameDay, rangeIn } from './details';

/** What ends what is said of a day. */
const BOUNDARY = /[,.;!?\n–—]|\b(?:and|so|then)\b/gi;
const NOT = "(?:not|cannot|\\p{L}+n['’]t|(?:ca|wo|do|does|is)nt)";
/** `Can't do Tuesday`, `instead of Tuesday`, unlike `can't come until Tuesday` and `why not Tuesday`. */
const BEFORE = new RegExp(
  `(?<!\\bwhy )\\b(?:${NOT}|instead of|rather than|except|any\\p{L}*(?: day)? (?:but|bar))(?: (?!until|till?|before|mind|forget|but\\b)\\p{L}+){0,3} $`,
  'iu',
);
/** `Tuesday is no good`, `Tuesday morning won't suit`, unlike `Tuesday is no problem`. */
const AFTER = new RegExp(
  `^(?: (?:at|is|was|i|we|really|just|morning|afternoon|\\d\\S*)|['’]s)* (?:no (?:good|use|go)|${NOT}(?! (?:be |too |an? )*(?:bad|problem|matter|before|after|till|until|later|sure)))\\b`,
  'iu',
);
const BY_PERSON = / (?:i|we) /i;
/** `Is awkward` */
const IS = /^(?:['’]s| is| was| looks)(?: (?!not?\b)\p{L}+)? (\p{L}+)\s*$/iu;
const IF = /\b(?:if|unless)\b/i;

/** Which days a text says no to, and what it says besides. */
export interface Refusal {
  days: readonly string[];
  rest: string;
}

/**
 * Reads which days a text says no to. Where it names the day that is `noted` and another one, the other one is meant. A condition, such as
 * `if Tuesday doesn't suit`, refuses nothing.
 */
export function refusalIn(text: string, noted?: string): Refusal {
  const named = daysNamed(text);
  const ends = [...text.matchAll(BOUNDARY)].map(({ index }) => index);
  let start = 0;
  const mentions = named.map(({ said, index }, at) => {
    const [end, next] = [index + said.length, named[at + 1]?.index ?? text.length];
    const to = Math.min(next, ...ends.filter((one) => one >= end), text.length);
    const from = Math.max(start, ...ends.filter((one) => one < index).map((one) => one + 1));
    const [before, after] = [text.slice(from, index), text.slice(end, to)];
    const not = IF.test(before) ? null : BEFORE.exec(before);
    const isOwn = IF.test(before) ? undefined : saysNo(after, to === next && next < text.length);
    start = isOwn ? to : end;
    const isFollowed = named[at + 1] !== undefined && to < next;
    if (isOwn) return { said, from: index, to, isRefused: true };
    return { said, from: not ? from + not.index : index, to: not && !isFollowed ? end : to, isRefused: not !== null };
  });
  const others = mentions.filter(({ isRefused, said }) => !isRefused && !(noted && isSameDay(said, noted)));
  const isOther = noted !== undefined && others.length > 0 && rangeIn(text) === undefined;
  const refused = mentions.filter(({ isRefused, said }) => isRefused || (isOther && isSameDay(said, noted)));
  const rest = refused.reduceRight((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text);
  return { days: refused.map(({ said }) => said), rest };
}

/** Whether what stands behind a day says no to it, not to another one that follows. */
function saysNo(after: string, isFollowed: boolean): boolean {
  const said = AFTER.exec(after)?.[0];
  if (said === undefined) return feelingOfWord((IS.exec(after)?.[1] ?? '').toLowerCase()) < 0;
  const isOfNext = isFollowed && (BY_PERSON.test(`${said} `) || /^ ?(?:on |the )?$/i.test(after.slice(said.length)));
  return !isOfNext || /\bno (?:good|use|go)$/i.test(said);
}
