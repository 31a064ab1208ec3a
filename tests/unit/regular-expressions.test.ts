import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { slowness } from '../support/machine-speed.mjs';
import { type Expression, productExpressions } from '../support/regular-expressions';

/**
 * What the checker has said of each expression: its degree in the length of the text, or that it does not know. A run on a developer's
 * machine adds what is new, so that nothing is checked twice.
 */
const FILE = join(import.meta.dirname, '../fixtures/regular-expressions.txt');
/** The checker in plain JavaScript, loaded for new expressions alone. */
const CHECKER = 'recheck/lib/browser.js';
/** An expression that takes longer is left to tests/unit/support/growth.test.ts. */
const TIMEOUT_MS = 1_000 * (await slowness());

/** Expressions of third degree and more, each with what keeps its text short. */
const ALLOWED: Readonly<Record<string, string>> = {
  // One letter for each word of a line that may state opening hours, which growth.test.ts measures; the look-arounds that keep it
  // from trying twice are left out here.
  '[p&|]*s*[db](?:[p&|]|s(?![s&|]*[db]))*(?:v(?:[p&|]|s(?![s&|]*[db]))*|(?:(?:[rk]|[ca](?!(?:[p&|]|s(?![s&|]*[db]))*[db](?!(?:[p&|]|s(?![s&|]*[db]))*[rkvca])))(?:[p&|]|s(?![s&|]*[db]))*)+)|[p&|]*(?:[rkvca](?:[p&|]|s(?![s&|]*[db]))*)+s*[db](?:[p&|]|s(?![s&|]*[db]))*':
    'opening hours',
};

const hashOf = ({ source, flags }: Expression): string =>
  createHash('sha256').update(`/${source}/${flags}`).digest('base64url').slice(0, 12);

/** What must not stand before or after something; the checker knows none, and without it there is only more to try. */
const AROUND = /\(\?<?[!=](?:[^()\\]|\\.)*\)/g;
const UNBOUNDED = /(?:^|[^\\])(?:[*+]|\{\d+,\})/;

/** The alternatives of an expression, each of which takes as long as it would alone: `a|(?:b|c)` has three. */
function alternativesOf(source: string): string[] {
  const ends: number[] = [];
  let [depth, inClass, closedAt] = [0, false, -1];
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === '\\') at += 1;
    else if (inClass) inClass = sign !== ']';
    else if (sign === '[') inClass = true;
    else if (sign === '(') depth += 1;
    else if (sign === ')') {
      depth -= 1;
      if (depth === 0 && closedAt < 0) closedAt = at;
    } else if (sign === '|' && depth === 0) ends.push(at);
  }
  if (ends.length > 0)
    return [...ends, source.length].flatMap((end, at) =>
      alternativesOf(source.slice(at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end)),
    );
  const inside = /^\(\?:/.test(source) && closedAt === source.length - 1;
  return inside ? alternativesOf(source.slice(3, -1)) : [source];
}

const worst = ['1', 'unknown', '2', '3', '4', '5', '6', '7', '8', '9', 'exponential'];

/** Checks an expression by its automaton, alternative by alternative, which is exact where it ends in time. */
async function check({ source, flags }: Expression): Promise<string> {
  const { checkSync } = (await import(CHECKER)) as typeof import('recheck');
  const degrees = alternativesOf(source.replace(AROUND, '')).map((one) => {
    if (!UNBOUNDED.test(one)) return '1';
    const result = checkSync(one, flags, { checker: 'automaton', timeout: TIMEOUT_MS });
    if (result.status === 'unknown') return 'unknown';
    return result.complexity.type === 'polynomial'
      ? String(result.complexity.degree)
      : result.complexity.type === 'exponential'
        ? 'exponential'
        : '1';
  });
  return degrees.sort((a, b) => worst.indexOf(b) - worst.indexOf(a))[0] ?? '1';
}

test('regular expressions › are none of them exponential, and of third degree only where their text is short', async () => {
  const expressions = await productExpressions();
  expect(expressions.length).toBeGreaterThan(800);
  const known = new Map(
    readFileSync(FILE, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((row) => row.split(' ') as [string, string]),
  );
  const results: { source: string; hash: string; degree: string }[] = [];
  for (const one of expressions) {
    const hash = hashOf(one);
    results.push({ source: one.source, hash, degree: known.get(hash) ?? (await check(one)) });
  }
  const rows = results.map(({ hash, degree }) => `${hash} ${degree}\n`).sort();
  if (!process.env.CI && results.some(({ hash }) => !known.has(hash))) writeFileSync(FILE, rows.join(''));
  const slow = results.filter(({ degree }) => degree === 'exponential' || Number(degree) > 2);
  expect(slow.map(({ source }) => source).filter((source) => !(source in ALLOWED))).toEqual([]);
  expect(Object.keys(ALLOWED).filter((source) => !slow.some((one) => one.source === source))).toEqual([]);
});

test.each(['(a+)+$', '(\\w+\\s?)*;'])('check › finds that /%s/ is exponential', async (source) => {
  expect(await check({ source, flags: 'u' })).toBe('exponential');
});
