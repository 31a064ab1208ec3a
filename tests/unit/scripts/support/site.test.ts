import { expect, test } from 'vitest';
import { runScript } from '../../../support/run-script';

test.each(['start.mjs', 'worker.mjs'])(
  '%s in production › reports an unreadable secret as a line of the JSON log',
  async (script) => {
    const { code, output } = await runScript(script, [], {
      NODE_ENV: 'production',
      METRICS_TOKEN_FILE: '/nonexistent/token',
    });
    const lines = output.trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 50,
      msg: 'METRICS_TOKEN_FILE must be the path of a file that this user can read (ENOENT).',
    });
    expect(code).toBe(1);
  },
);

test('start.mjs outside production › reports an unreadable secret as plain text', async () => {
  const { output } = await runScript('start.mjs', [], { METRICS_TOKEN_FILE: '/nonexistent/token' });
  expect(output.trim()).toBe('METRICS_TOKEN_FILE must be the path of a file that this user can read (ENOENT).');
});
