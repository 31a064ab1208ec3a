import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { runScript } from '../../support/run-script';

const { argv } = process;
afterEach(() => {
  process.argv = argv;
  vi.useRealTimers();
});

/** Runs the script in this process. Returns when it says that maintenance ends, and what it prints. */
async function turnOn(...minutes: string[]) {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00Z') });
  const folder = mkdtempSync(join(tmpdir(), 'data-'));
  vi.stubEnv('DATA_DIR', folder);
  process.argv = [...argv.slice(0, 2), 'on', ...minutes];
  const said: string[] = [];
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((text) => void said.push(String(text)));
  await import('../../../scripts/maintenance.mjs');
  const file = join(folder, 'maintenance');
  return { end: existsSync(file) ? readFileSync(file, 'utf8') : undefined, said: said.join('\n'), exit };
}

describe('maintenance.mjs on', () => {
  test('tells visitors to come back in ten minutes unless the operator says when', async () => {
    expect((await turnOn()).end).toBe('2026-11-28T12:10:00.000Z');
    expect((await turnOn('90')).end).toBe('2026-11-28T13:30:00.000Z');
  });

  test('takes up to a day', async () => {
    expect((await turnOn('1440')).end).toBe('2026-11-29T12:00:00.000Z');
    const { end, said, exit } = await turnOn('1441');
    expect([end, said.trim()]).toEqual([undefined, 'The minutes must be a whole number from 1 to 1440.']);
    expect(exit).toHaveBeenCalledWith(1);
  });
});

test('maintenance.mjs on › prints the Irish time that visitors are shown, whatever the time zone of the machine', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'data-'));
  const { output } = await runScript('maintenance.mjs', ['on', '30'], { DATA_DIR: folder, TZ: 'Asia/Tokyo' });
  const end = new Date(readFileSync(join(folder, 'maintenance'), 'utf8'));
  const time = end.toLocaleTimeString('en-IE', { timeZone: 'Europe/Dublin', timeStyle: 'short' });
  expect(output).toContain(`back at ${time} Irish time;`);
});
