import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { policies } from '@/lib/rate-limits/policies';

const ROOT = join(import.meta.dirname, '../../..');
const sources = ['lib', 'app']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('generated') && !name.endsWith('policies.ts'))
  .map((name) => readFileSync(join(ROOT, name), 'utf8'));

test.each(Object.keys(policies))('the policy %s is enforced somewhere', (name) => {
  expect(sources.some((source) => source.includes(`${name}:`))).toBe(true);
});

test('policies › allow at least one attempt within a whole number of seconds', () => {
  for (const { points, windowMs } of Object.values(policies)) {
    expect(points).toBeGreaterThan(0);
    expect(windowMs % 1000).toBe(0);
  }
});
