import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSpender } from '@/lib/crawler/pool/turns';

const NAMES = Array.from({ length: 3_000 }, (_, at) => `name${at}`);
const MODULES = 100;
let folder: string;

/** A thread whose start takes long: each of many names is looked up through all modules. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thread-'));
  await mkdir(join(folder, 'dist'));
  const write = (name: string, text: string) => writeFile(join(folder, 'dist', `${name}.mjs`), text);
  await write('0', NAMES.map((name) => `export const ${name} = 0;`).join('\n'));
  for (let at = 1; at <= MODULES; at += 1) await write(String(at), `export * from './${at - 1}.mjs';`);
  await write(
    'guarded-thread',
    `import { ${NAMES.join(', ')} } from './${MODULES}.mjs';\nexport const start = () => new Promise((done) => setTimeout(done, 50, 'started'));`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

test('guardedThreads › end a task while its thread starts, and nothing else', async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  vi.resetModules();
  const { guardedThreads } = await import('@/lib/crawler/pool/pool');
  vi.restoreAllMocks();
  const threads = guardedThreads(2);
  const run = (signal?: AbortSignal) =>
    threads.run(createSpender(), 'start', undefined, { ms: Number.POSITIVE_INFINITY }, { signal });
  const startedAt = performance.now();
  expect(await run()).toBe('started');
  const took = performance.now() - startedAt;
  for (const part of [0.3, 0.5, 0.6, 0.7, 0.8]) {
    // The first thread has a task, so that another one starts. It gets the second task when the first is done.
    const [first, over] = [run(), new AbortController()];
    setTimeout(() => over.abort(new Error('It is over.')), part * took);
    // On a machine that is less busy by now, the thread may have started.
    await expect(run(over.signal).catch(({ message }) => message)).resolves.toMatch(/^(?:It is over\.|started)$/);
    expect(await first).toBe('started');
  }
});
