import { monthNames } from './words';

export const amountOf = (text: string): string => {
  const decimals = /[.,](\d{1,2})$/.exec(text);
  const whole = (decimals ? text.slice(0, decimals.index) : text).replace(/[.,]/g, '');
  return String(Number(`${whole}.${decimals?.[1] ?? '0'}`));
};

const currencies: Readonly<Record<string, string>> = {
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
};
export const currencyOf = (sign: string): string => currencies[sign.toLowerCase()] ?? sign.toUpperCase();

export const dateOf = (day: string | undefined, month: number, year: string | undefined): string =>
  `${year === undefined ? '' : `${year.length === 2 ? `20${year}` : year}-`}${month}${day === undefined ? '' : `-${Number(day)}`}`;
export const monthOf = (name: string): number =>
  monthNames.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3))) + 1;

export const minutesOf = (hours = '', minutes = '0', suffix = '') => ({
  kind: 'time' as const,
  minutes: Number(hours) * 60 + Number(minutes ?? 0),
  meridiem: /^a/i.test(suffix) ? ('am' as const) : /^p/i.test(suffix) ? ('pm' as const) : null,
  hasMinutes: minutes !== undefined,
  is24: /^0|^1[3-9]|^2\d/.test(hours) && suffix === '',
});

/** `HH:MM` of a time that says which half of the day it is in. */
export function clockOf(hours: string, minutes: string | undefined, suffix: string | undefined): string | undefined {
  const half = /^([ap])/i.exec(suffix ?? '')?.[1]?.toLowerCase();
  let hour = Number(hours);
  if (hour > 24 || (half && (hour > 12 || hour === 0))) return undefined;
  if (half === 'p' && hour < 12) hour += 12;
  if (half === 'a' && hour === 12) hour = 0;
  return `${String(hour % 24).padStart(2, '0')}:${minutes ?? '00'}`;
}

/** A word without its apostrophe: `don't` is `do not`, `guest's` is `guest`. */
export function wordsIn(folded: string): string[] {
  if (folded === "can't" || folded === 'cannot') return ['can', 'not'];
  if (folded === "won't") return ['will', 'not'];
  if (/n't$/.test(folded)) return [folded.slice(0, -3), 'not'];
  const [word = '', ending] = folded.split("'");
  return ending === undefined || /^(?:s|re|ve|ll|d|m)$/.test(ending) ? [word] : [folded.replaceAll("'", '')];
}

export function between(from: number, to: number): number[] {
  const days: number[] = [];
  for (let day = from; ; day = (day + 1) % 7) {
    days.push(day);
    if (day === to) return days;
  }
}
