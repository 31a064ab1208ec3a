import { describe, expect, test } from 'vitest';
import { namesActivity } from '@/lib/crawler/facts/activities';

describe('namesActivity', () => {
  test.each([
    'Drain repairs',
    'Massage at work',
    'Podiatry & Chiropody',
    'Waxing',
    'Laser treatment (face)',
    'Day Care',
  ])('finds the activity in %s', (name) => {
    expect(namesActivity(name)).toBe(true);
  });

  test.each(['Treatment plans', 'Fee for service', 'Repair request', 'Parking', 'Gift certificates', 'Roofing FAQs'])(
    'finds none in %s',
    (name) => {
      expect(namesActivity(name)).toBe(false);
    },
  );
});
