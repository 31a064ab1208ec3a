import { afterEach, expect, test, vi } from 'vitest';
import { describeThrown, escapeControls, log, logConsole, loggedPath } from '@/lib/log';

const originalConsole = { ...console };
afterEach(() => Object.assign(console, originalConsole));

test.each([
  ['a line separator', '\u2028'],
  ['a paragraph separator', '\u2029'],
  ['a next line', '\u0085'],
  ['a control sequence introducer', '\u009b'],
  ['a change of the writing direction', '\u202e'],
])('escapeControls › escapes %s, and the line stays the same JSON', (_name, character) => {
  const line = `${JSON.stringify({ msg: `a${character}b` })}\n`;
  const escaped = escapeControls(line);
  expect(escaped).not.toContain(character);
  expect(escaped.endsWith('\n')).toBe(true);
  expect(JSON.parse(escaped)).toEqual({ msg: `a${character}b` });
});

test('logConsole › makes one log line of whatever a library prints, with its error', () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => {});
  logConsole();
  const failure = new Error('a\r\n{"level":60}');
  console.error('\u001b[31m ⨯\u001b[0m', failure, { digest: '1' });
  expect(error.mock.calls).toEqual([[{ source: 'console', err: failure }, "⨯ { digest: '1' }"]]);
});

test.each([['a text'], [null], [42], [{ code: 1 }], [Object.assign(new Error('x'), { stack: undefined })]])(
  'log › writes what was thrown even if it is not an Error: %j',
  (err) => {
    const { level } = log;
    log.level = 'error';
    try {
      expect(() => log.error({ err }, 'failed')).not.toThrow();
    } finally {
      log.level = level;
    }
  },
);

test('describeThrown › keeps the code and the cause of an error, but not what a library attached to it', () => {
  const attached = { client: { secretKey: 2875920 }, detail: 'Key (email)=(aoife@example.ie) already exists.' };
  const cause = new Error('the constraint');
  const error = Object.assign(new Error('duplicate key', { cause }), attached, { code: '23505' });
  const described = JSON.stringify(describeThrown(error));
  expect(described).toContain('"code":"23505"');
  expect(described).toContain('duplicate key: the constraint');
  expect(described).not.toMatch(/secretKey|aoife/);
});

test('describeThrown › names each error of an AggregateError, as of a host with several addresses', () => {
  const error = new AggregateError([
    new Error('connect ECONNREFUSED ::1'),
    new Error('connect ECONNREFUSED 127.0.0.1'),
  ]);
  expect(describeThrown(error)).toMatchObject({
    errors: ['connect ECONNREFUSED ::1', 'connect ECONNREFUSED 127.0.0.1'],
  });
});

test('loggedPath › leaves out the query and the token of a mailed link', () => {
  expect(loggedPath(`/auth/confirm/${'t'.repeat(43)}?token=x`)).toBe('/auth/confirm/…');
});
