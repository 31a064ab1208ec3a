import { describe, expect, test } from 'vitest';
import { createFormToken } from '@/lib/forms/form-token';
import { spamReasonsOf } from '@/lib/leads/spam';

const now = Date.now();
const honest = {
  hasScript: true,
  formToken: createFormToken(now - 20_000),
  text: 'Do you work on Sundays? We do. www.bakery.ie',
};
const reasons = (change: object) => spamReasonsOf({ ...honest, ...change }, now);

describe('spamReasonsOf', () => {
  test('returns no reasons for an ordinary message', () => {
    expect(reasons({})).toEqual([]);
  });

  test('reports a filled honeypot field', () => {
    expect(reasons({ honeypot: 'x' })).toEqual(['honeypot']);
  });

  test.each([
    ['missing', ''],
    ['too young', createFormToken(now - 1_000)],
    ['older than a day', createFormToken(now - 25 * 3600_000)],
  ])('holds no lead back because its form token is %s, but reports it beside other signs', (_name, formToken) => {
    expect(reasons({ formToken })).toEqual([]);
    const weak = reasons({ formToken, text: 'We offer backlinks' });
    expect(weak).toEqual([expect.stringMatching(/^(fast|form_token)$/), 'words']);
    expect(reasons({ formToken, honeypot: 'x' })).toContain('honeypot');
    expect(reasons({ formToken, isOverRate: true })).toContain('rate');
  });

  test('takes forms that are sent less than three seconds after the first touch to be fast', () => {
    const sentAfter = (ms: number) => reasons({ formToken: createFormToken(now - ms), honeypot: 'x' });
    expect(sentAfter(2_999)).toContain('fast');
    expect(sentAfter(3_000)).not.toContain('fast');
  });

  test('reports a forged form token', () => {
    const forged = `${(now - 9_000).toString(36)}.AAAAAAAAAAAAAAAAAAAAAAAA`;
    for (const odd of [forged, '.', 'a.b', '💥', 'x'.repeat(10_000)])
      expect(reasons({ formToken: odd })).toEqual(['forged_token']);
  });

  test('ignores the time of a form that was opened before the clock was set back', () => {
    expect(reasons({ formToken: createFormToken(now + 24 * 3600_000) })).toEqual([]);
  });

  test('ignores a missing form token without JavaScript', () => {
    expect(reasons({ hasScript: false, formToken: undefined })).toEqual([]);
  });

  test('reports many links, and words typical of spam', () => {
    expect(reasons({ text: 'http://a.ie http://b.ie http://c.ie' })).toEqual(['links']);
    expect(reasons({ text: 'We offer backlinks and guest post service' })).toEqual(['words']);
    expect(reasons({ text: 'We are a casinò-free hotel; our specialist will see you' })).toEqual([]);
  });
});
