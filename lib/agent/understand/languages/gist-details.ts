import { dayIn, onDay } from './gist-days';
import { has, isNumber, type Reading } from './reading';
import type { Item } from './vocabulary';

type Details = Partial<Record<'day' | 'time' | 'people' | 'nights' | 'name', string>>;

const PARTS = ['morning', 'noon', 'afternoon', 'evening'] as const;
const AFTER_NOON: readonly string[] = ['afternoon', 'evening'];

/** An hour of a clock of 24 where the part of the day tells it. */
function hourOf(hour: string, part: string | undefined): string {
  const number = Number(hour);
  if (part !== undefined && AFTER_NOON.includes(part) && number < 12) return `${number + 12}:00`;
  if (part === 'morning' || number > 12) return `${number}:00`;
  return hour;
}

function timeIn(reading: Reading, missing: string | undefined): string | undefined {
  const part = PARTS.find((one) => reading.says(one));
  const partItem = part && reading.find(part);
  const clock = reading.find('clock');
  const { items } = reading;
  const at = items.findIndex(
    (item, place) =>
      isNumber(item) &&
      Number(item.value) <= 24 &&
      !reading.isUsed(item) &&
      !has(items[place + 1], 'persons', 'nights') &&
      !has(item, 'counted') &&
      (missing === 'time' ||
        has(items[place + 1], 'oclock', 'halfPast', ...PARTS) ||
        has(items[place - 1], 'halfTo', 'halfPast') ||
        (has(items[place - 1], 'at') && !isCounted(reading, place))),
  );
  const number = clock ?? items[at];
  if (!number) {
    reading.use(partItem);
    return part;
  }
  const around = [items[at - 1], items[at + 1], items[at + 2]].filter((one) =>
    has(one, 'oclock', 'halfTo', 'halfPast'),
  );
  reading.use(number, partItem, ...(clock ? [] : around));
  if (!clock) {
    const hour = hourOf(number.value, part);
    if (around.some((one) => has(one, 'halfTo'))) return `${Number.parseInt(hour, 10) - 1}:30`;
    return around.some((one) => has(one, 'halfPast')) ? `${Number.parseInt(hour, 10)}:30` : hour;
  }
  const [hour = '', minutes = ''] = number.value.split(':');
  return `${part && AFTER_NOON.includes(part) && Number(hour) < 12 ? Number(hour) + 12 : hour}:${minutes}`;
}

/** In `stolik na 4` nothing else says when: `na` stands before a time and before people. */
function isCounted(reading: Reading, place: number): boolean {
  const { items } = reading;
  if (!has(items[place - 1], 'for')) return false;
  const others = items.map((item, at) => ({ item, next: items[at + 1] })).filter((_, at) => at !== place);
  const hasTime = others.some(({ item, next }) => has(item, 'clock') || has(next, 'oclock'));
  const hasPeople = others.some(({ item, next }) => has(item, 'counted') || (isNumber(item) && has(next, 'persons')));
  return hasTime || !hasPeople;
}

function peopleIn(reading: Reading, missing: string | undefined): string | undefined {
  const { items } = reading;
  const isOnly = missing === 'people' && items.filter(isNumber).length === 1;
  const at = items.findIndex(
    (item, place) =>
      isNumber(item) &&
      !reading.isUsed(item) &&
      (isOnly ||
        has(items[place + 1], 'persons') ||
        has(item, 'counted') ||
        (has(items[place - 1], 'for') && !has(items[place + 1], 'nights', 'oclock', 'noun') && item.value !== '1')),
  );
  const number = items[at];
  // `2 adultes et 2 enfants`
  const children = items.findIndex((item, place) => isNumber(item) && items[place + 1]?.value === CHILDREN);
  const young = has(items[at + 1], 'adults') ? items[children] : undefined;
  reading.use(number, young, ...[items[at + 1], items[children + 1]].filter((noun) => isCount(noun)));
  const count = Number(number?.value ?? 0) + (young && young !== number ? Number(young.value) : 0);
  return count > 0 ? String(count) : undefined;
}

const CHILDREN = 'children';
const isCount = (noun: Item | undefined): boolean => has(noun, 'persons') || noun?.value === CHILDREN;

function nightsIn(reading: Reading): string | undefined {
  const { items } = reading;
  const at = items.findIndex(
    (item, place) => isNumber(item) && !reading.isUsed(item) && has(items[place + 1], 'nights'),
  );
  const number = items[at];
  if (!number) return undefined;
  reading.use(number, items[at + 1]);
  return `${number.value} ${number.value === '1' ? 'night' : 'nights'}`;
}

const CAPITAL = /^\p{Lu}/u;
const MAX_NAME_WORDS = 3;

/** The unknown words from an item on that follow each other, as a name. */
function nameFrom(reading: Reading, at: number, isMarked: boolean): string | undefined {
  const words: Item[] = [];
  for (const item of reading.items.slice(at, at + MAX_NAME_WORDS)) {
    const before = words.at(-1);
    const isApart = before !== undefined && /[^\s'’-]/.test(reading.text.slice(before.end, item.start));
    const isName = CAPITAL.test(reading.written(item)) || (item.meanings.size === 0 && (isMarked || words.length > 0));
    if (isApart || !isName || has(item, 'number', 'clock')) break;
    words.push(item);
  }
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return undefined;
  reading.use(...words);
  return reading.text.slice(first.start, last.end);
}

/** A name after words that say so; of a sentence that answers the question for it, its unknown words. */
function nameIn(reading: Reading, missing: string | undefined, isBesideContact: boolean): string | undefined {
  const { items } = reading;
  const lead = items.findIndex(
    (item, at) => has(item, 'name') && CAPITAL.test(items[at + 1] ? reading.written(items[at + 1] as Item) : ''),
  );
  if (lead >= 0) {
    reading.use(items[lead]);
    return nameFrom(reading, lead + 1, true);
  }
  if (missing !== 'name' && !isBesideContact) return undefined;
  // Beside a number, only the whole of the text is a name.
  const isBare = items.every((item) => item.meanings.size === 0 || has(item, 'thanks', 'greeting', 'agreed'));
  const first = items.findIndex(
    (item) =>
      item.meanings.size === 0 &&
      (isBare || (missing === 'name' && CAPITAL.test(reading.written(item)) && item.start > 0)),
  );
  return first < 0 ? undefined : nameFrom(reading, first, isBare);
}

/** The details of a sentence; what they explain is used up. */
export const readDetails = (
  reading: Reading,
  { missing, now }: { missing?: string; now: Date },
  hasContact: boolean,
  numeric: readonly string[],
): Details => {
  const nights = nightsIn(reading);
  const day = dayIn(reading, now, numeric);
  const time = timeIn(reading, missing);
  return { day, nights, time, people: peopleIn(reading, missing), name: nameIn(reading, missing, hasContact) };
};

/** The details as an English sentence would have them. */
export function sayDetails({ day, time, people, nights, name }: Details, contacts: readonly string[]): string {
  const when =
    day === 'today' && time === 'evening' ? 'tonight' : [day && onDay(day), atTime(time)].filter(Boolean).join(' ');
  return [when, nights && `for ${nights}`, people && `for ${people} people`, name && `my name is ${name}`, ...contacts]
    .filter(Boolean)
    .join(', ');
}

const atTime = (time: string | undefined) =>
  time && (time === 'noon' ? 'at noon' : /^\d/.test(time) ? `at ${time}` : `in the ${time}`);
