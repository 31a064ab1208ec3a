import { readFileSync } from 'node:fs';
import { YAMLError } from 'yaml';
import { z } from 'zod';
import { findExecutable } from '@/lib/crawler/render/find-executable';
import { findProblems } from '@/lib/env-schema';
import { isLocalUrl } from '@/lib/env-values';
import { readDirectory } from '@/lib/niche-research/directory';
import { parseUrl } from '@/lib/text/parse-url';

type Source = Record<string, string | undefined>;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown error');

function findDirectoryProblem(file: string | undefined): string[] {
  if (!file) return [];
  try {
    readDirectory(file);
    return [];
  } catch (error) {
    if (error instanceof YAMLError) return ['KNOWLEDGE_DIRECTORY must be the path of a YAML or JSON file.'];
    if (error instanceof z.ZodError) {
      const { path, message } = error.issues[0] ?? { path: [], message: '' };
      return [`KNOWLEDGE_DIRECTORY must be a list of sources; at ${path.join('.') || 'the top'}: ${message}.`];
    }
    return [`KNOWLEDGE_DIRECTORY must be the path of a file that this user can read (${codeOf(error)}).`];
  }
}

/** Node only warns about a file of certificates that it cannot read. */
function findCertificateProblem(file: string | undefined): string[] {
  if (!file) return [];
  try {
    if (readFileSync(file, 'utf8').includes('-----BEGIN CERTIFICATE-----')) return [];
    return ['NODE_EXTRA_CA_CERTS must be the path of a file with certificates in PEM format.'];
  } catch (error) {
    return [`NODE_EXTRA_CA_CERTS must be the path of a file that this user can read (${codeOf(error)}).`];
  }
}

function findBrowserProblem({ SCRAPER_BROWSER: browser, PATH }: Source): string[] {
  if (!browser) return [];
  if (!findExecutable(browser, PATH ?? ''))
    return [
      'SCRAPER_BROWSER must be the path of Chromium or Chrome, or its name in PATH, and this user must be able to run it.',
    ];
  // It would run scripts of any website with all rights on this machine.
  if (process.getuid?.() === 0)
    return [
      'SCRAPER_BROWSER must not be set for root, since Chromium has no sandbox then. Start the site as another user.',
    ];
  return [];
}

/**
 * The problems that prevent the site from starting with these environment variables, one sentence each. Unlike `findProblems`,
 * which every process and the build run, this reads files and requires what only a running site needs.
 */
export function findStartProblems(source: Source): string[] {
  const isPublic = source.SITE_URL && parseUrl(source.SITE_URL) && !isLocalUrl(source.SITE_URL);
  return [
    ...findProblems(source),
    ...(isPublic && !source.NEXTAUTH_SECRET
      ? ['NEXTAUTH_SECRET must be set when SITE_URL is a public address: openssl rand -base64 48 prints one.']
      : []),
    ...findDirectoryProblem(source.KNOWLEDGE_DIRECTORY || undefined),
    ...findCertificateProblem(source.NODE_EXTRA_CA_CERTS),
    ...findBrowserProblem(source),
  ];
}
