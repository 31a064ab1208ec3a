import { describe, expect, test } from 'vitest';
import { readAttribution } from '@/lib/leads/attribution';

describe('readAttribution', () => {
  test('reads the hidden fields of the form', () => {
    const fields = {
      landingPage: '/blog/a-post',
      referrerHost: 'News.example',
      utm_source: 'Newsletter',
      utm_campaign: 'spring',
    };
    expect(readAttribution(fields)).toEqual({
      landingPage: '/blog/a-post',
      referrerHost: 'news.example',
      campaign: { utm_source: 'Newsletter', utm_campaign: 'spring' },
      source: 'newsletter',
    });
  });

  test('returns "direct" without data, and ignores invalid values', () => {
    const nothing = { landingPage: undefined, referrerHost: undefined, campaign: {}, source: 'direct' };
    expect(readAttribution({})).toEqual(nothing);
    expect(readAttribution({ landingPage: '//evil.example', referrerHost: '<script>', utm_nonsense: 'x' })).toEqual(
      nothing,
    );
  });

  test('truncates values to 200 characters on one line', () => {
    const { campaign } = readAttribution({ utm_source: `a\nb${'c'.repeat(500)}` });
    expect(campaign.utm_source).toMatch(/^a bc{197}$/);
    expect(readAttribution({ utm_term: `${'a'.repeat(199)}💡` }).campaign.utm_term).toBe('a'.repeat(199));
  });
});
