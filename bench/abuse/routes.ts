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

/** Routes without a file in the app folder: rewrites, metadata files, build output. */
export const furtherPaths = [
  '/',
  '/blog',
  '/blog?q=restaurant',
  '/index.md',
  '/services.md',
  '/blog/ai-automation-guide-irish-restaurants.md',
  '/sitemap.xml',
  '/robots.txt',
  '/icon.svg',
  '/favicon.ico',
  '/manifest.webmanifest',
  '/_next/static/nothing.js',
  '/_next/image?url=%2Ficon.svg&w=64&q=75',
  '/_next/data/build/index.json',
];

/** Valid values for each parameter; `known` are those of existing records. */
export function goodValues(parameter: string, known: { postId: string }): string[] {
  const values: Record<string, string[]> = {
    id: [known.postId, '0b7c1c4e-93a1-4d8e-9f5e-2f3a7d1b6c55'],
    slug: ['ai-automation-guide-irish-restaurants', 'plumber-pro-ai', 'about', 'restaurant'],
    category: ['restaurant', 'no-such-category'],
    page: ['1', '2', 'home', 'about'],
    status: ['400', '413', '503', '999'],
    form: ['page', 'file'],
    kind: ['page', 'agent', 'category', 'post'],
    name: ['0123456789abcdef0123456789abcdef-1200x800.webp', 'nothing.webp'],
    path: ['about', 'blog/ai-automation-guide-irish-restaurants', 'index'],
    nextauth: [
      'signin',
      'csrf',
      'providers',
      'callback/credentials',
      'signout',
      'error',
      '_log',
      'session',
      'verify-request',
    ],
  };
  return values[parameter.replaceAll(/[[\].]/g, '')] ?? ['x'];
}
