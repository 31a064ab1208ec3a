import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runScript } from '../../support/run-script';

test('maintenance.mjs on › prints the Irish time that visitors are shown, whatever the time zone of the machine', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'data-'));
  const { output } = await runScript('maintenance.mjs', ['on', '30'], { DATA_DIR: folder, TZ: 'Asia/Tokyo' });
  const end = new Date(readFileSync(join(folder, 'maintenance'), 'utf8'));
  const time = end.toLocaleTimeString('en-IE', { timeZone: 'Europe/Dublin', timeStyle: 'short' });
  expect(output).toContain(`back at ${time} Irish time;`);
});
