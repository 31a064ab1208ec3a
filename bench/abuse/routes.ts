import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An address of the site, with its parameters as they stand in the app folder ("/blog/[slug]"), and what it answers to. */
export type Route = { pattern: string; methods: readonly string[] };

const methodsOf = (file: string) =>
  file.endsWith('page.tsx')
    ? ['GET', 'POST']
    : [...new Set(readFileSync(file, 'utf8').match(/\b(?:GET|POST|PUT|PATCH|DELETE)\b/g) ?? ['GET'])];

/** Every address that the app folder serves. */
export function findRoutes(folder = 'app'): Route[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)(page|route)\.tsx?$/.test(file))
    .map((file) => ({
      pattern: `/${dirname(file)}`.replaceAll(/\/(\([^)]*\)|\.(?=\/|$))/g, '') || '/',
      methods: methodsOf(join(folder, file)),
    }))
    .sort((a, b) => a.pattern.localeCompare(b.pattern));
}

/** Addresses that no file of the app folder names: rewrites, metadata files, files of the build. */
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

/** Values that each parameter may really have; `known` are those of things that exist on this site. */
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
