import { describe, expect, test } from 'vitest';
import { readAttribution } from '@/lib/leads/attribution';
import { createFormToken } from '@/lib/leads/form-token';
import { spamReasonsOf } from '@/lib/leads/spam';
import { csvLine } from '@/lib/text/csv';

const now = Date.now();
const honest = {
  hasScript: true,
  formToken: createFormToken(now - 20_000),
  text: 'Do you work on Sundays? We do. www.bakery.ie',
};
const reasons = (change: object) => spamReasonsOf({ ...honest, ...change }, now);

describe('what speaks for spam', () => {
  test('nothing in an ordinary message', () => {
    expect(reasons({})).toEqual([]);
  });

  test('a filled field that people do not see', () => {
    expect(reasons({ honeypot: 'x' })).toEqual(['honeypot']);
  });

  test('a form that was sent in less than three seconds', () => {
    expect(reasons({ formToken: createFormToken(now - 1_000) })).toEqual(['fast']);
    expect(reasons({ formToken: createFormToken(now - 3_500) })).toEqual([]);
  });

  test('a form token that is missing, forged, older than a day or from the future', () => {
    expect(reasons({ formToken: undefined })).toEqual(['form_token']);
    expect(reasons({ formToken: `${(now - 9_000).toString(36)}.AAAAAAAAAAAAAAAAAAAAAAAA` })).toEqual(['form_token']);
    expect(reasons({ formToken: createFormToken(now - 25 * 3600_000) })).toEqual(['form_token']);
    expect(reasons({ formToken: createFormToken(now + 60_000) })).toEqual(['fast']);
    for (const odd of ['', '.', 'a.b', '💥', 'x'.repeat(10_000)])
      expect(reasons({ formToken: odd })).toEqual(['form_token']);
  });

  test('not a missing form token where there is no script to fetch one', () => {
    expect(reasons({ hasScript: false, formToken: undefined })).toEqual([]);
  });

  test('many links, and words that only spam uses', () => {
    expect(reasons({ text: 'http://a.ie http://b.ie http://c.ie' })).toEqual(['links']);
    expect(reasons({ text: 'We offer backlinks and guest post service' })).toEqual(['words']);
    expect(reasons({ text: 'We are a casinò-free hotel; our specialist will see you' })).toEqual([]);
  });
});

describe('where a visit began', () => {
  test('is read from the form’s hidden fields', () => {
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

  test('is "direct" when nothing is known, and nonsense counts as nothing', () => {
    const nothing = { landingPage: undefined, referrerHost: undefined, campaign: {}, source: 'direct' };
    expect(readAttribution({})).toEqual(nothing);
    expect(readAttribution({ landingPage: '//evil.example', referrerHost: '<script>', utm_nonsense: 'x' })).toEqual(
      nothing,
    );
  });

  test('takes no more than 200 characters of anything, on one line', () => {
    const { campaign } = readAttribution({ utm_source: `a\nb${'c'.repeat(500)}` });
    expect(campaign.utm_source).toMatch(/^a bc{197}$/);
    expect(readAttribution({ utm_term: `${'a'.repeat(199)}💡` }).campaign.utm_term).toBe('a'.repeat(199));
  });
});

describe('a line of CSV', () => {
  test('quotes every value and doubles quotes', () => {
    expect(csvLine(['a', 'say "hi"', null, undefined, 3])).toBe('"a","say ""hi""","","","3"\r\n');
  });

  test.each([
    '=1+1',
    '+353 65',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '＝1+1',
    '=HYPERLINK("http://evil")',
    '=cmd|x!A0',
  ])('%j is text to a spreadsheet, not a formula', (text) => {
    expect(csvLine([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
  });

  test.each(['Ó Súilleabháin', '日本', 'a=b', 'x-y', '12 €', 'two\nlines'])('%j stays as it is', (text) => {
    expect(csvLine([text])).toBe(`"${text}"\r\n`);
  });
});
