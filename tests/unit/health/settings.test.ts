import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { findStartProblems } from '@/lib/health/settings';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));

function directory(content: string): string {
  const path = join(folder, `${Math.random()}.json`);
  writeFileSync(path, content);
  return path;
}

describe('findStartProblems', () => {
  test('finds nothing wrong with no settings at all', () => {
    expect(findStartProblems({})).toEqual([]);
    expect(findStartProblems({ KNOWLEDGE_DIRECTORY: directory('[]') })).toEqual([]);
  });

  test.each([
    ['a missing file', join(folder, 'missing.json'), /^KNOWLEDGE_DIRECTORY must be the path of a file .*\(ENOENT\)\.$/],
    ['a folder', folder, /\(EISDIR\)/],
    ['broken YAML', directory('sources: ['), /must be the path of a YAML or JSON file\.$/],
    ['no list', directory('sources:'), /must be a list of sources; at the top: /],
    ['another list', directory('[{"name":"x"}]'), /must be a list of sources; at 0\.url: /],
  ])('rejects %s as KNOWLEDGE_DIRECTORY', (_name, path, sentence) => {
    const problems = findStartProblems({ KNOWLEDGE_DIRECTORY: path });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(sentence);
  });

  test.each([
    ['a missing file', join(folder, 'missing.pem'), /must be the path of a file that this user can read \(ENOENT\)\.$/],
    ['a file of something else', directory('[]'), /must be the path of a file with certificates in PEM format\.$/],
  ])('refuses %s as NODE_EXTRA_CA_CERTS', (_name, path, sentence) => {
    expect(findStartProblems({ NODE_EXTRA_CA_CERTS: path })).toEqual([expect.stringMatching(sentence)]);
  });

  test('accepts a file of certificates as NODE_EXTRA_CA_CERTS', () => {
    const file = directory('-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n');
    expect(findStartProblems({ NODE_EXTRA_CA_CERTS: file })).toEqual([]);
  });

  test.each(['/nowhere/chromium', 'no-such-browser', folder])('refuses %s as SCRAPER_BROWSER', (browser) => {
    expect(findStartProblems({ SCRAPER_BROWSER: browser, PATH: '/usr/bin' })).toEqual([
      'SCRAPER_BROWSER must be the path of Chromium or Chrome, or its name in PATH, and this user must be able to run it.',
    ]);
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    expect(findStartProblems({ SCRAPER_BROWSER: process.execPath })).toEqual([]);
  });

  test('refuses SCRAPER_BROWSER for root, who has no Chromium sandbox', () => {
    vi.spyOn(process, 'getuid').mockReturnValue(0);
    expect(findStartProblems({ SCRAPER_BROWSER: process.execPath })).toEqual([
      expect.stringMatching(/^SCRAPER_BROWSER must not be set for root/),
    ]);
  });

  test('requires NEXTAUTH_SECRET for a public address only', () => {
    expect(findStartProblems({ SITE_URL: 'https://example.ie' })).toEqual([
      expect.stringMatching(/^NEXTAUTH_SECRET must be set when SITE_URL is a public address/),
    ]);
    expect(findStartProblems({ SITE_URL: 'http://localhost:4000' })).toEqual([]);
  });

  test('lists these together with invalid values', () => {
    const problems = findStartProblems({ SITE_URL: 'https://example.ie', PORT: '0', KNOWLEDGE_DIRECTORY: folder });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PORT',
      'NEXTAUTH_SECRET',
      'KNOWLEDGE_DIRECTORY',
    ]);
  });
});
