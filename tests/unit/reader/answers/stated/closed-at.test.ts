import { describe, expect, it } from 'vitest';
import { openSite } from '@/lib/reader/answers/answer';
import { readAnswerPage } from '@/lib/reader/answers/site/answer-page';
import { closedAt, minutesOf } from '@/lib/reader/answers/stated/closed-at';

/** A Saturday. */
const NOW = new Date('2026-11-28T12:00:00Z');
const indexOf = (...lines: string[]) => {
  const html = `<title>The Quay</title><main><h1>The Quay</h1><p>A café in Sligo.</p>${lines.map((line) => `<p>${line}</p>`).join('')}</main>`;
  return openSite([readAnswerPage(html, 'https://quay.example/') ?? []].flat()).index;
};
const cafe = indexOf(
  '<h2>Opening hours</h2>',
  'Tuesday to Friday 9am - 5pm',
  'Saturday 12pm - 3pm and 6pm - 1am',
  'Sunday and Monday closed',
);

describe('minutesOf', () => {
  it.each([
    ['7pm', [19 * 60]],
    ['half 7', [7.5 * 60, 19.5 * 60]],
    ['quarter to six', [5.75 * 60, 17.75 * 60]],
    ['at 8', [8 * 60, 20 * 60]],
    ['8.15', [8.25 * 60, 20.25 * 60]],
    ['20:30', [20.5 * 60]],
    ['12', [0, 12 * 60]],
    ['noon', [12 * 60]],
    ['11 in the morning', [11 * 60]],
    ['afternoon at 4', [16 * 60]],
    ['afternoon', []],
    ['after four', []],
    ['between 2 and 4', []],
  ])('reads “%s”', (time, minutes) => {
    expect(minutesOf(time)).toEqual(minutes);
  });
});

describe('closedAt', () => {
  it.each([
    ['monday', '1pm', 'day'],
    ['tomorrow', undefined, 'day'],
    ['the 29th', '1pm', 'day'],
    ['6 december', undefined, 'day'],
    ['7/12', undefined, 'day'],
    ['wednesday', '8am', 'time'],
    ['friday', '5pm', 'time'],
    ['today', '4', 'time'],
    ['saturday', '1.30am', 'time'],
    ['sunday or monday', '1pm', 'day'],
    ['a week on monday', '1pm', 'day'],
    ['wednesday', 'after 6', 'time'],
    ['wednesday', 'before 9', 'time'],
    ['wednesday', 'evening', 'time'],
    ['friday evening', undefined, 'time'],
    ['saturday', 'early morning', 'time'],
  ])('is closed on %s at %s', (day, time, on) => {
    expect(closedAt(cafe, { day, time }, NOW)).toMatchObject({ on });
  });

  it.each([
    ['wednesday', '10'],
    ['friday', 'half 4'],
    ['today', '11pm'],
    ['saturday', 'half 12'],
    ['saturday', 'evening'],
    ['some day', '11pm'],
    ['friday or saturday', '11pm'],
    ['friday', 'after 4'],
    ['friday', 'afternoon'],
    ['the week of the 30th', '1pm'],
    ['any day but monday', '1pm'],
    ['st stephens day', '8am'],
  ])('leaves %s at %s open', (day, time) => {
    expect(closedAt(cafe, { day, time }, NOW)).toBeUndefined();
  });

  it('says the hours of the day', () => {
    expect(closedAt(cafe, { day: 'saturday', time: '4pm' }, NOW)?.hours).toBe('Saturday: 12pm to 3pm and 6pm to 1am');
  });

  it('says nothing without stated hours', () => {
    expect(closedAt(indexOf('Open by chance.'), { day: 'monday', time: '3am' }, NOW)).toBeUndefined();
  });

  const clinics = indexOf(
    '<h2>Carrick clinic</h2>',
    'Monday to Friday: 9am - 7pm',
    'Saturday: 10am - 2pm',
    '<h2>Drumshanbo clinic</h2>',
    'Tuesday: 2pm - 6pm',
    'Thursday: 9am - 1pm',
    'Closed Sundays',
  );

  it.each([
    ['in drumshanbo', 'thursday', '4', 'Drumshanbo clinic: 9am to 1pm'],
    ['in drumshanbo', 'tuesday', '10', 'Drumshanbo clinic: 2pm to 6pm'],
    ['in drumshanbo', 'sunday', undefined, 'Drumshanbo clinic: closed'],
    ['the carrick one', 'saturday', '3', 'Carrick clinic: 10am to 2pm'],
    ['', 'tuesday', '8pm', 'Carrick clinic: 9am to 7pm, Drumshanbo clinic: 2pm to 6pm'],
  ])('says the hours of the branch that is named “%s” on %s at %s', (asked, day, time, hours) => {
    expect(closedAt(clinics, { day, time, asked }, NOW)?.hours).toBe(hours);
  });

  it.each([
    ['in drumshanbo', 'thursday', '10.30'],
    ['in drumshanbo', 'wednesday', '5'],
    ['in carrick', 'sunday', '2'],
    ['in carrick', 'thursday', '4'],
    ['', 'thursday', '4'],
  ])('leaves the branch that is named “%s” open on %s at %s', (asked, day, time) => {
    expect(closedAt(clinics, { day, time, asked }, NOW)).toBeUndefined();
  });
});
