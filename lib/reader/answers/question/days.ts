import { separateDays } from '../../text/tokens';

const DAY_NAMES = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const DAY = '(mon|tue|wed|thu|fri|sat|sun)(?:s|rs?|nes|ur)?(?:days?)?\\.?';
const DAY_OR_RANGE = new RegExp(`\\b${DAY}(?![a-z])(?:\\s?(?:-|–|—|to|until|through)\\s?${DAY}(?![a-z]))?`, 'gi');

/** The days of the week in a text, with ranges expanded: 0 is Monday. */
export function daysIn(text: string): Set<number> {
  const days = new Set<number>();
  for (const [, first = '', last] of separateDays(text).matchAll(DAY_OR_RANGE)) {
    const from = DAY_NAMES.indexOf(first.toLowerCase());
    const to = last === undefined ? from : DAY_NAMES.indexOf(last.toLowerCase());
    for (let day = from; ; day = (day + 1) % 7) {
      days.add(day);
      if (day === to) break;
    }
  }
  if (/\bdaily\b|\b(?:every day|7 days|seven days)\b|\b24\/7\b/i.test(text))
    for (let day = 0; day < 7; day += 1) days.add(day);
  if (/\bweekdays?\b/i.test(text)) for (let day = 0; day < 5; day += 1) days.add(day);
  if (/\bweekends?\b/i.test(text)) days.add(5).add(6);
  return days;
}

/** Words of a sentence that are written like a day: `he sat in the sun`, `practise daily`. */
const NO_DAY = /\b(?:sat|sun|wed|mon|daily|Daily|(?:7|seven) days(?! a week)|within (?:7|seven) days)\b/g;

/** True for the name of a day, but not for `daily` and the like. */
export const namesDay = (text: string): boolean =>
  new RegExp(`\\b${DAY}(?![a-z])`, 'i').test(separateDays(text).replace(NO_DAY, ' '));
