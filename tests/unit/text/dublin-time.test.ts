import { describe, expect, test } from 'vitest';
import { asIrishMoment, fromDublin, toDublin } from '@/lib/text/dublin-time';

const moment = (local: string) => fromDublin(local)?.toISOString();

describe('toDublin and fromDublin', () => {
  test.each([
    ['2026-01-15T09:05', '2026-01-15T09:05:00.000Z'],
    ['2026-07-15T09:05', '2026-07-15T08:05:00.000Z'],
    ['2026-07-01T00:30', '2026-06-30T23:30:00.000Z'],
    ['2028-02-29T12:00', '2028-02-29T12:00:00.000Z'],
    ['2026-11-21T09:05:30', '2026-11-21T09:05:00.000Z'],
  ])('%s is %s', (local, utc) => {
    expect(moment(local)).toBe(utc);
    expect(toDublin(new Date(utc))).toBe(local.slice(0, 16));
  });

  test.each([
    '',
    'soon',
    '2026-02-30T09:00',
    '2026-02-29T09:00',
    '2026-04-31T09:00',
    '2026-00-10T09:00',
    '2026-13-10T09:00',
    '2026-02-28T24:00',
    '2026-02-28T25:00',
    '2026-02-28T09:60',
    '2026-02-28T09:00:60',
    '2026-02-28T09:00Z',
    '2026-02-28',
    '0000-02-28T09:00',
    '0202-02-28T09:00',
  ])('%j is none', (local) => {
    expect(moment(local)).toBeUndefined();
  });
});

describe('fromDublin › at clock changes', () => {
  test('maps the hour skipped in spring to the next one', () => {
    expect(moment('2026-03-29T00:59')).toBe('2026-03-29T00:59:00.000Z');
    expect(moment('2026-03-29T01:00')).toBe('2026-03-29T01:00:00.000Z');
    expect(moment('2026-03-29T01:59')).toBe('2026-03-29T01:59:00.000Z');
    expect(moment('2026-03-29T02:00')).toBe('2026-03-29T01:00:00.000Z');
    expect(toDublin(fromDublin('2026-03-29T01:30') ?? new Date(0))).toBe('2026-03-29T02:30');
  });

  test('uses the first of the two hours in autumn', () => {
    expect(moment('2026-10-25T00:59')).toBe('2026-10-24T23:59:00.000Z');
    expect(moment('2026-10-25T01:00')).toBe('2026-10-25T00:00:00.000Z');
    expect(moment('2026-10-25T01:59')).toBe('2026-10-25T00:59:00.000Z');
    expect(moment('2026-10-25T02:00')).toBe('2026-10-25T02:00:00.000Z');
  });
});

test.each([
  ['America/New_York', '2026-01-15T13:00:00Z', '2026-01-15T08:00'],
  ['Asia/Tokyo', '2026-07-15T20:30:00Z', '2026-07-16T05:30'],
  ['Europe/Dublin', '2026-07-15T20:30:00Z', '2026-07-15T21:30'],
])('asIrishMoment › clocks in Ireland then show what those of %s show at %s', (timeZone, moment, shown) => {
  expect(toDublin(asIrishMoment(new Date(moment), timeZone))).toBe(shown);
});
