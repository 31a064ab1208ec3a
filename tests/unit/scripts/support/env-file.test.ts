import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkMode, readEnvFile, readSecretFiles } from '../../../../scripts/support/env-file.mjs';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));

function file(content: string): string {
  const path = join(folder, String(Math.random()));
  writeFileSync(path, content);
  return path;
}

describe('readSecretFiles', () => {
  test('sets the variable to the content without the final newline', () => {
    const env: Record<string, string> = { NEXTAUTH_SECRET_FILE: file('abc def\n'), S3_ACCESS_KEY_ID_FILE: file('key') };
    readSecretFiles(env);
    expect(env).toEqual({ NEXTAUTH_SECRET: 'abc def', S3_ACCESS_KEY_ID: 'key' });
  });

  test('leaves other variables alone', () => {
    const env = { SITE_NAME_FILE: '/etc/passwd', SMTP_URL: 'smtp://localhost' };
    readSecretFiles(env);
    expect(env).toEqual({ SITE_NAME_FILE: '/etc/passwd', SMTP_URL: 'smtp://localhost' });
  });

  test('names every file that cannot be used', () => {
    const env = {
      NEXTAUTH_SECRET_FILE: join(folder, 'missing'),
      METRICS_TOKEN_FILE: file('\n'),
      SMTP_URL: 'smtp://localhost',
      SMTP_URL_FILE: file('smtp://relay'),
    };
    expect(() => readSecretFiles(env)).toThrow(
      [
        'NEXTAUTH_SECRET_FILE must be the path of a file that this user can read (ENOENT).',
        'Set SMTP_URL or SMTP_URL_FILE, not both.',
        'METRICS_TOKEN_FILE must be the path of a file with content.',
      ].join('\n'),
    );
  });
});

describe('checkMode', () => {
  test.each(['prod', 'Production', ' '])('refuses NODE_ENV=%s', (mode) => {
    expect(() => checkMode({ NODE_ENV: mode })).toThrow(
      'NODE_ENV must be one of production, development, test, or not set.',
    );
  });

  test.each([{}, { NODE_ENV: '' }, { NODE_ENV: 'production' }])('accepts %o', (env) => {
    expect(() => checkMode(env)).not.toThrow();
  });
});

test('readEnvFile › names a file that cannot be read', () => {
  const path = join(folder, 'settings');
  mkdirSync(path);
  expect(() => readEnvFile(path)).toThrow(`This user cannot read the settings in ${path} (EISDIR).`);
});
