import { describe, expect, test } from 'vitest';
import { whenIs } from '@/lib/agents/requests/when/when';
import type { DayHours } from '@/lib/reader/facts/shared/fact-types';
import { toZone } from '@/lib/text/zoned-time';

const ZONE = 'Europe/Dublin';
/** What is read of words that were said on Wednesday, 25 November 2026, at three. */
function read(day: string | undefined, time?: string, at = '2026-11-25T15:00:00Z', timeZone = ZONE): string {
  const when = whenIs({ day, time }, { at: new Date(at), timeZone });
  if (!when) return 'nothing';
  const local = toZone(when.startsAt, timeZone);
  return when.isWholeDay ? local.replace('T00:00', '') : local;
}

describe('whenIs › reads', () => {
  test.each([
    ['Friday', '7pm', '2026-11-27T19:00'],
    ['this Friday', 'half 7 in the evening', '2026-11-27T19:30'],
    ['Friday week', '19:30', '2026-12-04T19:30'],
    ['the Friday after next', '19:30', '2026-12-04T19:30'],
    ['a week on Friday', '19:30', '2026-12-04T19:30'],
    ['Friday fortnight', '19:30', '2026-12-11T19:30'],
    ['weds 2 December', '19:30', '2026-12-02T19:30'],
    ['tomorrow', 'around 9am', '2026-11-26T09:00'],
    ['tomorrow evening', 'half seven', '2026-11-26T19:30'],
    ['Friday', 'morning at 10', '2026-11-27T10:00'],
    ['tonight', '8', '2026-11-25T20:00'],
    ['today', '7', '2026-11-25T19:00'],
    ['this evening', 'quarter to 8', '2026-11-25T19:45'],
    ['the day after tomorrow', 'noon', '2026-11-27T12:00'],
    ['4/12', '12:30', '2026-12-04T12:30'],
    ['4/12/2026', '07:30', '2026-12-04T07:30'],
    ['5th of December', 'seven thirty pm', '2026-12-05T19:30'],
    ['Dec 5', '7.30pm', '2026-12-05T19:30'],
    ['Saturday 5 December', '3 p.m.', '2026-12-05T15:00'],
    ['the 5th', '8 o’clock in the evening', '2026-12-05T20:00'],
    ['Friday the 4th', '8pm', '2026-12-04T20:00'],
    ['next Monday', '10am', '2026-11-30T10:00'],
    ['in 2 days', '10am', '2026-11-27T10:00'],
    ['Freitag', '19 Uhr', '2026-11-27T19:00'],
    ['am 5. Dezember', 'um 19 Uhr', '2026-12-05T19:00'],
    ['vendredi', '19h30', '2026-11-27T19:30'],
    ['le 5 décembre', '19h', '2026-12-05T19:00'],
    ['mañana', '19:00', '2026-11-26T19:00'],
    ['sexta-feira', '19:00', '2026-11-27T19:00'],
    ['domenica', 'alle 19', '2026-11-29T19:00'],
    [undefined, 'tomorrow at 7pm', '2026-11-26T19:00'],
  ])('%s, %s', (day, time, local) => {
    expect(read(day, time)).toBe(local);
  });
});

describe('whenIs › reads the day alone', () => {
  test.each([
    ['Friday', '7'],
    ['Friday', 'half 7'],
    ['Friday', '7.30'],
    ['Friday', 'evening'],
    ['Friday', 'between 7 and 8'],
    ['Friday', 'after 6'],
    ['Friday', '10 or 11'],
    ['Friday', '12am'],
    ['Friday', '11:00'],
    ['Friday 12am', undefined],
    ['Friday', '2pm EST'],
    ['Friday', 'any time'],
    ['Friday', undefined],
  ])('%s, %s', (day, time) => {
    expect(read(day, time)).toBe('2026-11-27');
  });
});

describe('whenIs › reads nothing where the day is open to doubt', () => {
  test.each([
    'Wednesday',
    'next Friday',
    'last Friday',
    'Saturday or Sunday',
    'Friday/Saturday',
    'any day but Monday',
    'the week of the 14th',
    'the weekend of the 12th dec',
    'the Saturday before Christmas',
    'Friday instead of thurs the 10th',
    'this weekend',
    'next week',
    'this week',
    'next month',
    'in two weeks',
    'in December',
    'December',
    'ce week-end',
    'nächste Woche',
    'la semaine prochaine',
    'yesterday',
    'asap',
    'now',
    'right now',
    'Friday 5 December',
    'Friday the 5th',
    '31/2',
    '30 February',
    '32nd',
    '0th',
    '24 November',
    '5/12/2025',
    '5/12/2096',
    '3 to 6 July',
    'Friday to Sunday',
    'mar',
    'so',
    '٢٥/١٢',
    '',
    'Friday, and can you call my sister on Saturday',
    `Friday ${'at 7 '.repeat(30)}`,
  ])('%s', (day) => {
    expect(read(day, '7pm')).toBe('nothing');
  });

  test('nor a time of today that is over', () => {
    expect(read('today', '9am')).toBe('nothing');
    expect(read('Friday', '7pm', '2026-11-27T12:00:00Z')).toBe('nothing');
  });
});

describe('whenIs › with the opening hours of the business', () => {
  const day = (name: string, ...ranges: [string, string | null][]): DayHours => ({
    day: name as DayHours['day'],
    ranges: ranges.map(([opens, closes]) => ({ opens, closes })),
    isClosed: ranges.length === 0,
    byAppointment: false,
  });
  const bistro = [
    day('Monday'),
    day('Friday', ['12:00', '22:00']),
    day('Saturday', ['12:00', '15:00'], ['18:00', '02:00']),
  ];
  const shop = [day('Friday', ['09:00', '17:30']), day('Saturday', ['10:00', null])];
  const cafe = [day('Friday', ['07:00', '20:00'])];

  test.each([
    ['Friday', '7', [bistro], '2026-11-27T19:00'],
    ['Friday', 'half 7', [bistro], '2026-11-27T19:30'],
    ['Friday', '3', [shop], '2026-11-27T15:00'],
    ['Friday', 'at 9', [shop], '2026-11-27T09:00'],
    ['Friday', 'half past twelve', [shop], '2026-11-27T12:30'],
    ['Saturday', 'around 11', [shop], '2026-11-28'],
    ['Friday', '3', [shop, bistro], '2026-11-27T15:00'],
    ['5 December', '3', [shop], '2026-12-05T15:00'],
    ['Friday', '8', [cafe], '2026-11-27T08:00'],
    ['Friday', '7pm', [shop], '2026-11-27T19:00'],
    ['Friday', '10', [cafe, bistro], '2026-11-27T10:00'],
    // Both, neither, another day's, or over midnight: open to doubt.
    ['Friday', '7.30', [cafe], '2026-11-27'],
    ['Friday', '9', [cafe, bistro], '2026-11-27'],
    ['Friday', '6', [shop], '2026-11-27'],
    ['Friday', 'half 5', [[day('Thursday', ['12:00', '18:00'])]], '2026-11-27'],
    ['Monday', '7', [bistro], '2026-11-30'],
    ['Saturday', '1', [bistro], '2026-11-28'],
    ['Friday', '7', [[{ ...day('Friday'), isClosed: false, byAppointment: true }]], '2026-11-27'],
    ['Friday', 'evening', [bistro], '2026-11-27'],
    // St Stephen's Day is a Saturday like none.
    ['26 December', '7', [bistro], '2026-12-26'],
  ])('%s, %s', (said, time, hours, local) => {
    const when = whenIs({ day: said, time }, { at: new Date('2026-11-25T15:00:00Z'), timeZone: ZONE, hours });
    const read = when && toZone(when.startsAt, ZONE);
    expect(when?.isWholeDay ? read?.replace('T00:00', '') : read).toBe(local);
  });
});

describe('whenIs › by the clocks of the time zone', () => {
  test.each([
    ['before summer time begins', 'tomorrow', '11am', '2026-03-27T12:00:00Z', ZONE, '2026-03-28T11:00:00.000Z'],
    ['after it', 'Sunday', '11am', '2026-03-27T12:00:00Z', ZONE, '2026-03-29T10:00:00.000Z'],
    ['in the hour that is skipped', 'Sunday', '01:30', '2026-03-27T12:00:00Z', ZONE, '2026-03-29T01:30:00.000Z'],
    ['after it ends', 'Sunday', '11am', '2026-10-23T12:00:00Z', ZONE, '2026-10-25T11:00:00.000Z'],
    ['in the hour that comes twice', 'Sunday', '01:30', '2026-10-23T12:00:00Z', ZONE, '2026-10-25T00:30:00.000Z'],
    ['after midnight, before that of UTC', 'tomorrow', '9am', '2026-06-30T23:30:00Z', ZONE, '2026-07-02T08:00:00.000Z'],
    ['across the ocean', 'tomorrow', '9am', '2026-11-25T03:00:00Z', 'America/New_York', '2026-11-25T14:00:00.000Z'],
    ['where half hours differ', 'tomorrow', '9am', '2026-11-25T19:00:00Z', 'Asia/Kolkata', '2026-11-27T03:30:00.000Z'],
  ])('%s', (_where, day, time, at, timeZone, utc) => {
    expect(whenIs({ day, time }, { at: new Date(at), timeZone })?.startsAt.toISOString()).toBe(utc);
  });

  test('a day alone begins at its first moment', () => {
    const when = whenIs({ day: 'Friday' }, { at: new Date('2026-06-24T12:00:00Z'), timeZone: ZONE });
    expect(when).toEqual({ startsAt: new Date('2026-06-25T23:00:00Z'), isWholeDay: true });
  });
});
