import { fold, stemsOf } from '../../text/tokens';
import { askedDay } from '../question/asked-day';
import { daysIn } from '../question/days';
import { isSubject } from '../question/lexicon';
import { hasMoney } from '../question/patterns';
import { type Quote, quoteOf } from '../quotes/quotes';
import type { SiteIndex } from '../site/site-index';
import type { Unit } from '../site/units';
import { minutesOf } from './closed-at';

const MAX_LENGTH = 120;
/** In minutes; nobody means an hour before it who writes no `am`. */
const EARLIEST = 6 * 60;
const MIDNIGHT = 24 * 60;
const CLOCK = '\\d{1,2}(?:[:.]\\d\\d)? ?(?:[ap]\\.?m\\b)?|noon|midday|midnight';
/** `0–3yrs` are no times. */
const FROM_TO = new RegExp(
  `\\b(${CLOCK}) ?(?:-|–|—|to|until|till) ?(${CLOCK})(?! ?(?:yrs?|years?|months?)\\b|[a-z\\d])`,
  'g',
);
const BOUND = new RegExp(`\\b(from|until|till|before|at) (${CLOCK})`);
/** Words before times that name nothing. */
const SERVING = new Set(stemsOf('menu orders every until till'));

type Window = readonly [from: number, until: number];
const minutes = (clock: string): number[] =>
  clock === 'midnight' ? [MIDNIGHT] : minutesOf(clock.replaceAll('.m', 'm')).filter((at) => at >= EARLIEST);

/** The times of a day that a line states, each as it may be meant: `9 to 11.30am`, `until 2pm`, `last orders at 9`. */
function windowsIn(text: string): Window[] {
  const ranges = [...text.matchAll(FROM_TO)].flatMap(([, from = '', until = '']) => {
    const spans = minutes(from).flatMap((start) =>
      minutes(until).flatMap((end): Window[] => (end > start ? [[start, end]] : [])),
    );
    const shortest = Math.min(...spans.map(([start, end]) => end - start));
    return spans.filter(([start, end]) => end - start === shortest);
  });
  if (ranges.length > 0) return ranges;
  const [, side, clock = ''] = BOUND.exec(text) ?? [];
  if (side === undefined || (side === 'at' && !/\blast\b/.test(text))) return [];
  return minutes(clock).map((at): Window => (side === 'from' ? [at, MIDNIGHT] : [EARLIEST, at]));
}

/** What a line with times is about: what stands before them, or else `above` it. */
function subjectOf({ text, label, headings }: Unit): { stems: string[]; above?: string } {
  const namedIn = (said: string) =>
    stemsOf(said).filter((stem) => isSubject(stem) && !SERVING.has(stem) && daysIn(stem).size === 0);
  const own = namedIn(fold(text).split(/\d|\bnoon\b|\bmidday\b/)[0] ?? '');
  if (own.length > 0) return { stems: own };
  const above = [label, headings.at(-1)].find((said) => said !== undefined && namedIn(said).length > 0);
  return { stems: namedIn(above ?? ''), above };
}

/** The line by which a website says that what is asked for is not served at that time of a day; undefined where that is left open. */
export function notServedAt(
  index: SiteIndex,
  asked: string,
  { day, time, now }: { day: string; time: string; now: Date },
): Quote | undefined {
  const moments = minutesOf(time).filter((at) => at >= EARLIEST);
  const wanted = new Set(stemsOf(asked));
  const weekday = askedDay(day, now)?.weekday;
  const stated = index.own.flatMap(({ unit }) => {
    if (unit.text.length > MAX_LENGTH || hasMoney(unit.text)) return [];
    const days = daysIn(`${unit.text} ${unit.label ?? ''}`);
    const windows = days.size > 0 && !(weekday !== undefined && days.has(weekday)) ? [] : windowsIn(fold(unit.text));
    const { stems, above } = subjectOf(unit);
    const isWanted = stems.length > 0 && stems.every((stem) => wanted.has(stem));
    return isWanted && windows.length > 0 ? [{ unit, windows, above }] : [];
  });
  const isServed = stated.some(({ windows }) =>
    windows.some(([from, until]) => moments.some((at) => at >= from && at < until)),
  );
  const [first] = stated;
  const quote = first && moments.length > 0 && !isServed && quoteOf(first.unit, index);
  return quote ? { ...quote, label: first.above } : undefined;
}
