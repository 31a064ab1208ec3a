import { asWords, hasPhrase } from '../phrases';
import { asks, clausesOf, tells } from '../understand/sentence';
import { isBare } from './bare';
import { detailIn, mentionsDetail } from './details';

/** Where a sentence goes on with another one: `I finish at 5 so could I come then`. */
const CONJUNCTION = / (?=(?:so|and|but|because) )/;
const TO_COME = / (?:ll|will|d|would|can|could) /;
const OF_A_THING = /^(?:the|my|our|his|her|their) /i;
const IT_IS_NOW = /^it\W?s (?!at|for|on)/i;

const countsPeople = (part: string): boolean => detailIn('people', part) !== undefined;

/** The sentences of a text, also those that a conjunction begins. */
function sentencesOf(text: string): string[] {
  const parts: string[] = [];
  for (const clause of clausesOf(text))
    for (const [at, part] of clause.split(CONJUNCTION).entries())
      parts.push(at === 0 || asks(part) || tells(part) || countsPeople(part) ? part : `${parts.pop()} ${part}`);
  return parts;
}

/** The sentences of a text that only tell how things stand, where others wish for something: their hours are no appointment’s. */
export function situationsIn(text: string): string[] {
  const parts = sentencesOf(text);
  const told = parts.filter((part) => {
    const [day = '', time = ''] = [detailIn('day', part), detailIn('time', part)];
    const isStated = (tells(part) || OF_A_THING.test(part)) && !TO_COME.test(asWords(part)) && !countsPeople(part);
    return isStated && (IT_IS_NOW.test(part) || !isBare(part.replace(day, ' ').replace(time, ' ')));
  });
  const isWished = parts.some(
    (part) => !told.includes(part) && (asks(part) || hasPhrase(asWords(part), 'wishes') || mentionsDetail(part)),
  );
  return isWished ? told : [];
}
