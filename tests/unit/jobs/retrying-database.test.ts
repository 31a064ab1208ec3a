import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { isTransient, withRetries } from '@/lib/jobs/retrying-database';

vi.mock('node:timers/promises', { spy: true });

const databaseError = (code: string) => Object.assign(new pg.DatabaseError('refused', 7, 'error'), { code });
const networkError = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

describe('isTransient', () => {
  test.each([
    ['53100', 'disk full'],
    ['53300', 'too many connections'],
    ['57P01', 'administrator shutdown'],
    ['57P03', 'starting up'],
    ['58030', 'I/O error'],
    ['08006', 'connection failure'],
    ['40P01', 'deadlock'],
    ['25006', 'read-only transaction'],
    ['XX000', 'internal error, as on a full disk'],
  ])('is true for %s, %s', (code) => {
    expect(isTransient(databaseError(code))).toBe(true);
  });

  test.each([
    ['42P01', 'undefined table'],
    ['23505', 'unique violation'],
    ['22P02', 'invalid text representation'],
  ])('is false for %s, %s', (code) => {
    expect(isTransient(databaseError(code))).toBe(false);
  });

  test('is true for a network error', () => {
    expect(isTransient(networkError)).toBe(true);
  });
});

describe('withRetries', () => {
  const running = new AbortController().signal;

  test('repeats the same statement until it succeeds', async () => {
    const errors = [networkError, databaseError('57P03')];
    const calls: unknown[] = [];
    const execute = withRetries(async (text, values) => {
      calls.push([text, values]);
      const error = errors.shift();
      if (error) throw error;
      return { rows: [1] };
    }, running);
    vi.mocked(sleep).mockResolvedValueOnce(undefined).mockResolvedValueOnce(undefined);
    expect(await execute('SELECT $1', [2])).toEqual({ rows: [1] });
    expect(calls).toEqual(Array.from({ length: 3 }, () => ['SELECT $1', [2]]));
  });

  test('waits half a second at first, then twice as long each time, up to ten seconds', async () => {
    let failures = 7;
    const execute = withRetries(async () => {
      failures -= 1;
      if (failures >= 0) throw networkError;
      return { rows: [] };
    }, running);
    vi.mocked(sleep).mockReset().mockResolvedValue(undefined);
    await execute('SELECT 1');
    expect(vi.mocked(sleep).mock.calls.map(([ms]) => ms)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
    vi.mocked(sleep).mockReset();
  });

  test('throws an error that is not transient at once', async () => {
    let calls = 0;
    const execute = withRetries(async () => {
      calls += 1;
      throw databaseError('42P01');
    }, running);
    await expect(execute('SELECT 1')).rejects.toMatchObject({ code: '42P01' });
    expect(calls).toBe(1);
  });

  test('throws the last error as soon as the shutdown signal aborts', async () => {
    const shutdown = new AbortController();
    const execute = withRetries(async () => {
      setImmediate(() => shutdown.abort());
      throw networkError;
    }, shutdown.signal);
    await expect(execute('SELECT 1')).rejects.toBe(networkError);
  });
});
