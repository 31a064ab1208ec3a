import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The log messages in the first column of the table below "The log"; `: …` stands for a part that varies. */
function documentedMessages(): string[] {
  const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split('| `msg` |');
  const [table = ''] = section.split('\n\n');
  const firstCells = [...table.matchAll(/^\| (`.*?) \|/gm)].map(([, cell = '']) => cell);
  return firstCells.flatMap((cell) => [...cell.matchAll(/`([^`]+?)(?:: …)?`/g)].map(([, message = '']) => message));
}

test('operations.md › lists only log messages that the code writes', () => {
  const sources = ['lib', 'worker'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.startsWith('generated'))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  const messages = documentedMessages();
  expect(messages.length).toBeGreaterThan(20);
  expect(messages.filter((message) => !sources.some((source) => source.includes(message)))).toEqual([]);
});
