import { describe, expect, test } from 'vitest';
import { isCertain, namesItem, qualifierOf, tidyName } from '@/lib/crawler/facts/price-names';

describe('namesItem', () => {
  test.each([
    'Half leg wax',
    'Build your own burger',
    'Premium package',
    'Full service',
    'Back',
    'New patient exam',
    'Weekend rates',
  ])('accepts "%s"', (name) => {
    expect(namesItem(name)).toBe(true);
  });

  test.each([
    'Clear pricing',
    'All makes & models',
    'Duration varies',
    'Optional add-ons',
    'Book now',
    'Offers in June',
    'New in',
    'per person',
  ])('rejects "%s"', (name) => {
    expect(namesItem(name)).toBe(false);
  });
});

describe('isCertain', () => {
  test.each(['Wheel alignment (front)', 'IT support', 'MOT', 'Will writing', 'Make your own pizza'])(
    'accepts "%s"',
    (name) => {
      expect(isCertain(name)).toBe(true);
    },
  );

  test.each([
    ['a sentence', 'Gold members have their bikes cleaned'],
    ['an address to the reader', 'What you pay for a new chain'],
    ['a size without its item', 'Front'],
    ['a count without its item', '4 Wheels'],
    ['a duration', '30 minutes'],
    ['an announcement', 'Now booking for July'],
    ['a rate of somebody', 'His hourly rate'],
    ['a possibility', 'costs may range'],
    ['a unit of time', 'minutes'],
    ['a claim', 'No ladders, no fuss'],
    ['a claim about prices', 'Competitive prices with no hidden fees'],
    ['a number in words', 'Two'],
    ['another price', 'Small €5 or large'],
    ['another price before a count', 'Front €60 4 wheel'],
    ['a rate without its item', 'Single rate'],
    ['a number of courses', '2 courses'],
    ['dates', '19 July 2014 - 5 September 2014 (Summer)'],
    ['an addition to the item above', '+ Mud wrap'],
    ['what an item comes with', 'w/ 60-minute massage'],
  ])('rejects %s: "%s"', (_, name) => {
    expect(isCertain(name)).toBe(false);
  });
});

describe('tidyName', () => {
  test.each([
    ['1. Brake check ..... ', 'Brake check'],
    ['⭐ Night flight:', 'Night flight'],
    ['Soup of the day [', 'Soup of the day'],
    ['Monday – Thursday …', 'Monday – Thursday'],
    ['Late pick-up: Additional', 'Late pick-up'],
    ['Boiler service (inc. VAT)', 'Boiler service'],
    ['Call-out, excl VAT', 'Call-out'],
  ])('tidies "%s"', (text, name) => {
    expect(tidyName(text)).toBe(name);
  });
});

describe('qualifierOf', () => {
  test.each([
    [' (30 min)', '30 min'],
    [' | (long hair)', 'long hair'],
    [' 45 mins', '45 mins'],
    [' with tea', undefined],
  ])('reads "%s"', (text, qualifier) => {
    expect(qualifierOf(text)).toBe(qualifier);
  });
});
