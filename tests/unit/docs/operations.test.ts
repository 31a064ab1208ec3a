import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALARMS } from '@/lib/health/alarms';

/** The source files whose lines are in the log of a site in production. */
const sources = [
  readFileSync('instrumentation.ts', 'utf8'),
  ...['app', 'components', 'lib', 'scripts', 'worker'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !name.startsWith('generated'))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  ),
];

/** The log messages in the first column of the table below "The log"; `…` stands for a part that varies. */
function documentedMessages(): string[] {
  const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split('| `msg` |');
  const [table = ''] = section.split('\n\n');
  const firstCells = [...table.matchAll(/^\| (`.*?) \|/gm)].map(([, cell = '']) => cell);
  return firstCells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, message = '']) => message));
}

/** The parts of a documented message that do not vary. */
const fixedParts = (message: string) => message.split(/:? ?… ?/).filter(Boolean);

/** The messages of `log.error`. */
const errorMessages = () =>
  sources.flatMap((source) =>
    [...source.matchAll(/\blog\.error\([\s\S]+?[,(]\s*'([^']+)',?\s*\)/g)].map(([, message = '']) => message),
  );

test('operations.md › lists only log messages that the code writes', () => {
  const messages = documentedMessages();
  expect(messages.length).toBeGreaterThan(20);
  const isWritten = (message: string) =>
    sources.some((source) => fixedParts(message).every((part) => source.includes(part)));
  expect(messages.filter((message) => !isWritten(message))).toEqual([]);
});

test('operations.md › lists every error that the code logs', () => {
  const calls = sources.flatMap((source) => source.match(/\blog\.error\(/g) ?? []);
  expect(errorMessages()).toHaveLength(calls.length);
  const documented = new Set(documentedMessages());
  expect(errorMessages().filter((message) => !documented.has(message))).toEqual([]);
});

test('operations.md › says of every alarm what to do', () => {
  const [, table = ''] = readFileSync('docs/operations.md', 'utf8').split('| alarm | meaning |');
  for (const alarm of Object.keys(ALARMS)) expect(table.split('\n\n')[0]).toContain(`\`${alarm}\``);
});
