import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { parseAst } from 'vitest/node';

/** A regular expression of the product. */
export type Expression = { source: string; flags: string };

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['app', 'components', 'embed', 'lib', 'programs', 'worker'];

/** What reads other people's text, and puts expressions together from the lexicon. */
const builders = import.meta.glob<object>([
  '../../lib/{agent,crawler,niche-research,reader}/**/*.ts',
  '!../../lib/crawler/render/**',
]);

/** The literals among all values of a syntax tree. */
function literalsIn(node: unknown): Expression[] {
  if (node === null || typeof node !== 'object') return [];
  if ('regex' in node && node.regex) {
    const { pattern, flags } = node.regex as { pattern: string; flags: string };
    return [{ source: pattern, flags }];
  }
  return Object.values(node).flatMap(literalsIn);
}

function literals(): Expression[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(ROOT, folder, path)),
  ).filter((path) => /\.tsx?$/.test(path) && !path.includes('generated'));
  return files.flatMap((path) =>
    literalsIn(parseAst(readFileSync(path, 'utf8'), { lang: path.endsWith('x') ? 'tsx' : 'ts' })),
  );
}

/** Whether a module of the product, and none of a package, called the constructor. */
const isOurs = (stack = ''): boolean =>
  !stack
    .split('\n')
    .find((line) => line.includes('/') && !line.includes('regular-expressions.ts'))
    ?.includes('node_modules');

/** The expressions that modules put together as they are loaded, from the lexicon for the most part. */
async function built(): Promise<Expression[]> {
  const found: Expression[] = [];
  const construct = (target: typeof RegExp, given: unknown[]) => {
    const expression = Reflect.construct(target, given) as RegExp;
    if (isOurs(new Error().stack)) found.push({ source: expression.source, flags: expression.flags });
    return expression;
  };
  vi.resetModules();
  vi.stubGlobal('RegExp', new Proxy(RegExp, { construct, apply: (target, _this, given) => construct(target, given) }));
  try {
    for (const load of Object.values(builders)) await load();
  } finally {
    vi.unstubAllGlobals();
  }
  return found;
}

/** All regular expressions of the product, without flags that do not matter for the time that they take. */
export async function productExpressions(): Promise<Expression[]> {
  const all = [...literals(), ...(await built())].map(({ source, flags }) => ({
    source,
    flags: flags.replace(/[dgy]/g, ''),
  }));
  return [...new Map(all.map((one) => [`/${one.source}/${one.flags}`, one])).values()];
}
