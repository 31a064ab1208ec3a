import { describe, expect, test } from 'vitest';
import { summarizeHours } from '@/lib/reader/facts/stated/hours-summary';
import { readMarkupHours } from '@/lib/reader/facts/stated/markup-hours';

const WORKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const of = (dayOfWeek: unknown, opens?: string | null, closes?: string | null, dates = {}) => ({
  dayOfWeek,
  opens,
  closes,
  ...dates,
});
const hoursIn = (values: Record<string, unknown>) =>
  readMarkupHours([{ types: ['Store'], values }] as Parameters<typeof readMarkupHours>[0]).map(({ days }) =>
    summarizeHours(days),
  );

describe('readMarkupHours', () => {
  test.each([
    [[of(WORKDAYS, '9:00 AM', '5:00 PM')], 'Mon–Fri 09:00–17:00'],
    [[of(WORKDAYS, '8.30am', '6pm'), of('Saturday', '10 a.m.', '1 p.m.')], 'Mon–Fri 08:30–18:00; Sat 10:00–13:00'],
    [[of(WORKDAYS, '12:00 PM', '12:00 AM')], 'Mon–Fri 12:00–24:00'],
    [[of(WORKDAYS, '09:00:00+00:00', '17:00:00Z')], 'Mon–Fri 09:00–17:00'],
    [[of(['Friday', 'Saturday'], '18:00', '02:00')], 'Fri–Sat 18:00–02:00'],
    [
      [of(WORKDAYS, '09:00', '17:00'), of(['Saturday', 'Sunday'], '00:00', '00:00')],
      'Mon–Fri 09:00–17:00; Sat–Sun closed',
    ],
    [[of(WORKDAYS, '09:00', '17:00'), of('Sunday')], 'Mon–Fri 09:00–17:00; Sun closed'],
    [[of(['https://schema.org/Monday', 'schema:Tuesday'], '00:00', '23:59')], 'Mon–Tue 24 hours'],
    [
      [of('Mo,Tu,We', '09:00', '17:00'), of({ name: 'Thursday' }, '09:00', '13:00')],
      'Mon–Wed 09:00–17:00; Thu 09:00–13:00',
    ],
    [[of(WORKDAYS, '09:00', '17:00'), of('Saturday', '10:00', '26:00')], 'Mon–Fri 09:00–17:00'],
    [[of(WORKDAYS, '09:00', '17:00'), of('Saturday', 'nine-ish', '13:00')], 'Mon–Fri 09:00–17:00'],
    [[of(WORKDAYS, '09:00', '17:00'), of('PublicHolidays', '10:00', '12:00')], 'Mon–Fri 09:00–17:00'],
    [[of(WORKDAYS, '09:00', '17:00', { validFrom: '', validThrough: null })], 'Mon–Fri 09:00–17:00'],
    [[of(WORKDAYS, '10:00', '16:00', { validThrough: '2026-12-31' })], undefined],
    [
      [of(WORKDAYS, '09:00', '17:00'), of('Thursday', '09:00', '13:00', { validFrom: '2026-12-24' })],
      'Mon–Fri 09:00–17:00',
    ],
  ])('reads the specification %j', (openingHoursSpecification, summary) => {
    expect(hoursIn({ openingHoursSpecification })[0]).toBe(summary);
  });

  test.each([
    [['Mo-Th 16:30-02:30', 'Fr-Sa 14:00-03:00'], 'Mon–Thu 16:30–02:30; Fri–Sat 14:00–03:00'],
    [['Mo-Fr 9:00 AM-5:00 PM', 'Su Closed'], 'Mon–Fri 09:00–17:00; Sun closed'],
    [['Mo-Fr 09:00-12:30, 13:30-17:00', 'Sa,Su off'], 'Mon–Fri 09:00–12:30 and 13:30–17:00; Sat–Sun closed'],
    ['Mo-Su 00:00-24:00', 'Mon–Sun 24 hours'],
    ['Mo 19:00-22:00', 'Mon 19:00–22:00'],
    ['Mo-Fr 09:00-17:00, sometimes later', undefined],
    [['Mo-Fr 09:00-17:00', 'first Sa 10:00-12:00'], 'Mon–Fri 09:00–17:00'],
  ])('reads the text %j', (openingHours, summary) => {
    expect(hoursIn({ openingHours })[0]).toBe(summary);
  });
});
