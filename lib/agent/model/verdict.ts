import { daysIn } from '@/lib/reader/answers/question/days';
import { contentWords, stemOf, stemsOf } from '@/lib/reader/text/tokens';
import { asWords } from '../phrases';

const CLOSED =
  /^(?:is|are|am|was|were|do|does|did|can|could|may|will|would|has|have|should|must|isn['’]?t|aren['’]?t|don['’]?t|doesn['’]?t|can['’]?t)\b/i;
/** A question of two parts has no one verdict. */
const OF_TWO = / (?:or|and|but) /;
const NEGATION = / (?:no|not|t|never|none|nor|neither|without|closed|cannot|unable|unfortunately|excluded|except) /;
/** What limits a statement: neither yes nor no. */
const LIMITS =
  / (?:if|unless|except|excluding|only|but|some|most|many|may|might|usually|normally|sometimes|depends|depending|subject|provided|from|until|till|up to|within|inside|over|under|after|before|between|at least|at most|by arrangement|on request|when|where|while|other|others|limited|selected|certain|extra) /;
const ENOUGH = 0.75;

interface Line {
  text: string;
  heading?: string;
  label?: string;
}

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.:]\d+)?/g) ?? [];

/** Whether each word of a line that stands in front of one that was asked for was asked for too: not `guide dogs` for `dogs`. */
function isUnqualified(text: string, asked: ReadonlySet<string>): boolean {
  const words = asWords(text).trim().split(' ');
  return words.every((word, at) => {
    const next = words[at + 1];
    if (next === undefined || !asked.has(stemOf(next)) || asked.has(stemOf(word))) return true;
    return contentWords(word).length === 0;
  });
}

/**
 * Whether one line says outright that the answer to a question is yes or no: it has three quarters of the question's words, each day and
 * figure that is asked for, the same polarity, and nothing that limits it. Never no by absence. `message` is the question as it was typed,
 * `reading` with what it takes from the one before.
 */
export function provesVerdict(
  verdict: 'yes' | 'no',
  { reading, message }: { reading: string; message: string },
  { text, heading = '', label = '' }: Line,
): boolean {
  const question = `${reading} ${message}`;
  const words = asWords(question);
  if (!CLOSED.test(reading.trim()) || OF_TWO.test(words) || NEGATION.test(words)) return false;
  const said = asWords(text);
  const isNegative = NEGATION.test(said);
  if ((verdict === 'no') !== isNegative || LIMITS.test(said)) return false;
  const asked = [...new Set(contentWords(question).map(stemOf))];
  const ofLine = new Set(stemsOf(text));
  const ofContext = new Set(stemsOf(`${heading} ${label}`));
  const found = asked.filter((stem) => ofLine.has(stem) || ofContext.has(stem)).length;
  if (asked.length === 0 || found / asked.length < ENOUGH || !asked.some((stem) => ofLine.has(stem))) return false;
  const days = daysIn(text);
  return (
    [...daysIn(question)].every((day) => days.has(day)) &&
    numbersIn(question).every((figure) => numbersIn(text).includes(figure)) &&
    isUnqualified(text, new Set(asked))
  );
}
