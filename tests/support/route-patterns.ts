import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A route of the site, with parameters as in the app folder ("/blog/[slug]"), and its methods. */
export type Route = { pattern: string; methods: readonly string[] };

const methodsOf = (file: string) =>
  file.endsWith('page.tsx')
    ? ['GET', 'POST']
    : [...new Set(readFileSync(file, 'utf8').match(/\b(?:GET|POST|PUT|PATCH|DELETE)\b/g) ?? ['GET'])];

/** All routes of the app folder. */
export function findRoutes(folder = 'app'): Route[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)(page|route)\.tsx?$/.test(file))
    .map((file) => ({
      pattern: `/${dirname(file)}`.replaceAll(/\/(\([^)]*\)|\.(?=\/|$))/g, '') || '/',
      methods: methodsOf(join(folder, file)),
    }))
    .sort((a, b) => a.pattern.localeCompare(b.pattern));
}
