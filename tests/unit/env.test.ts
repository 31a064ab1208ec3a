import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from '@/lib/env-schema';

describe('readEnvironment', () => {
  test('has a default for every variable that is empty or not set', () => {
    const env = readEnvironment({ SITE_URL: '', CONTACT_PHONE: '' });
    expect(env).toMatchObject({ siteName: 'Super Employee', siteUrl: 'http://localhost:3000', logLevel: 'info' });
    expect(env.databaseUrl).toBeUndefined();
    expect(env.contactPhone).toBeUndefined();
  });

  test('keeps only the origin of SITE_URL', () => {
    expect(readEnvironment({ SITE_URL: 'https://example.ie/' }).siteUrl).toBe('https://example.ie');
  });

  test.each([
    ['SITE_URL', 'foo', 'must be an address like https://example.ie'],
    ['CONTACT_EMAIL', 'nobody', 'must be an e-mail address'],
    ['DATABASE_URL', 'mysql://localhost/site', 'must be an address like postgresql://'],
    ['DATABASE_URL', 'postgresql://user:p#ss@localhost/site', 'must be an address like postgresql://'],
    ['NEXTAUTH_SECRET', 'short', 'must have 32 characters or more'],
    ['COMPANY_CRO', 'abc', 'must be a CRO number'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL'],
    ['SMTP_URL', 'mail.example.ie', 'must be an address like smtp://'],
    ['TRUSTED_PROXIES', 'two', 'must be a number'],
    ['LISTEN_ON', 'localhost', 'must be an IPv4 address'],
    ['LEADS_RETENTION_MONTHS', '0', 'LEADS_RETENTION_MONTHS'],
    ['LEADS_WEBHOOK_URL', 'https://crm.example.ie', 'requires LEADS_WEBHOOK_SECRET'],
  ])('refuses %s=%s in a sentence that names it', (name, value, words) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(name);
    expect(read).toThrow(words);
  });

  test('names all invalid variables at once', () => {
    const read = () => readEnvironment({ SITE_URL: 'foo', CONTACT_EMAIL: 'nobody' });
    expect(read).toThrow(/SITE_URL.*CONTACT_EMAIL/);
  });

  test('never includes a value in its message, since it may be a secret', () => {
    expect(() => readEnvironment({ DATABASE_URL: 'postgres//user:hunter2@host' })).not.toThrow(/hunter2/);
  });

  test('.env.example › lists every variable', () => {
    const listed = new Set(
      readFileSync('.env.example', 'utf8')
        .match(/^#? ?[A-Z_]+(?==)/gm)
        ?.map((n) => n.replace(/^# ?/, '')),
    );
    const source = readFileSync('lib/env-schema.ts', 'utf8');
    const read = source.match(/^ {2}[A-Z_]+(?=:)/gm)?.map((name) => name.trim()) ?? [];
    expect(read.length).toBeGreaterThan(10);
    expect(read.filter((name) => !listed.has(name))).toEqual([]);
  });
});
