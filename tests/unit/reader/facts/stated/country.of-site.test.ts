import { expect, test } from 'vitest';
import type { FactPage } from '@/lib/reader/facts/shared/fact-types';
import { findCountry } from '@/lib/reader/facts/stated/country';

const page = (language: string | undefined, ...countries: string[]) => ({ language, facts: { countries } }) as FactPage;

test('findCountry › is the country that most pages indicate', () => {
  expect(findCountry([page('en', 'IE'), page('en', 'IE', 'GB'), page('en', 'GB')])).toBe('IE');
  expect(findCountry([page(undefined, 'GB'), page('en')])).toBe('GB');
});

test('findCountry › is not that of a page in another language than the site', () => {
  expect(findCountry([page('en'), page('en-IE'), page('pl', 'PL')])).toBeUndefined();
  expect(findCountry([page('de', 'DE'), page('de', 'DE'), page('en', 'GB')])).toBe('DE');
});
