import { describe, expect, it } from 'vitest';
import { holidayOn, irishDay } from '@/lib/reader/answers/question/bank-holidays';
import { todaysHours } from '@/lib/reader/answers/stated/today';
import type { DayHours } from '@/lib/reader/facts/shared/fact-types';

describe('holidayOn', () => {
  // As the Government of Ireland lists them.
  it.each([
    ['2026-02-02', 'St Brigid’s Day'],
    ['2030-02-01', 'St Brigid’s Day'],
    ['2026-03-17', 'St Patrick’s Day'],
    ['2026-04-03', 'Good Friday'],
    ['2026-04-06', 'Easter Monday'],
    ['2026-05-04', 'the May bank holiday'],
    ['2026-10-26', 'the October bank holiday'],
    ['2027-08-02', 'the August bank holiday'],
    ['2028-12-26', 'St Stephen’s Day'],
    ['2026-11-26', undefined],
    ['2030-02-04', undefined],
    ['2027-05-10', undefined],
  ])('%s is %s', (day, name) => {
    expect(holidayOn(day)).toBe(name);
  });

  it('knows the day in Ireland, also shortly after midnight', () => {
    expect(irishDay(new Date('2026-07-01T23:30:00Z'))).toBe('2026-07-02');
  });
});

describe('todaysHours', () => {
  const hours = (day: DayHours['day'], more: Partial<DayHours> = {}): DayHours => ({
    day,
    ranges: [],
    isClosed: false,
    byAppointment: false,
    ...more,
  });
  const week = [
    hours('Thursday', {
      ranges: [
        { opens: '09:00', closes: '12:30' },
        { opens: '14:00', closes: null },
      ],
    }),
    hours('Friday', { isClosed: true }),
  ];

  it('states the hours of the day of the week', () => {
    expect(todaysHours(week, new Date('2026-11-26T10:00:00Z'))).toBe('Thursday: 9am to 12.30pm and from 2pm');
    expect(todaysHours(week, new Date('2026-11-27T10:00:00Z'))).toBe('Friday: closed');
  });

  it('states nothing on a day that the website leaves out, or on a holiday', () => {
    expect(todaysHours(week, new Date('2026-11-28T10:00:00Z'))).toBeUndefined();
    expect(todaysHours(week, new Date('2026-04-03T10:00:00Z'))).toBeUndefined();
  });
});
