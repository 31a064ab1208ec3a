import { expect, test } from 'vitest';
import { businessTypes, industries } from '@/lib/industries';

test('industries › has the nine options of the trial form with their labels, in order', () => {
  expect(Object.entries(industries)).toEqual([
    ['restaurant', 'Restaurant / Food Service'],
    ['salon', 'Salon / Beauty'],
    ['retail', 'Retail / E-commerce'],
    ['healthcare', 'Healthcare / Medical'],
    ['professional', 'Professional Services'],
    ['automotive', 'Automotive'],
    ['construction', 'Construction / Trades'],
    ['education', 'Education / Training'],
    ['other', 'Other'],
  ]);
});

test('businessTypes › lists each of the eleven types once', () => {
  expect(new Set(businessTypes).size).toBe(11);
});
