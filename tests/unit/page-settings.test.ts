import { describe, expect, test } from 'vitest';
import { readEnvironment } from '@/lib/env-schema';
import { pageSettings } from '@/lib/page-settings';

const fingerprint = (source: Record<string, string>) => pageSettings(readEnvironment(source));

describe('pageSettings', () => {
  test.each([
    ['SITE_NAME', 'Example'],
    ['SITE_URL', 'https://example.ie'],
    ['CONTACT_PHONE', '+353 65 123 4567'],
    ['CONTACT_PERSON', 'Example Name'],
    ['CONTACT_ADDRESS', '1 Main Street'],
    ['SOCIAL_YOUTUBE', 'https://example.ie/tube'],
    ['COMPANY_CRO', '123456'],
    ['PRICE_VAT_NOTE', 'plus VAT'],
    ['LEADS_RETENTION_MONTHS', '12'],
    ['AGENT_PREVIEWS_A_DAY', '0'],
  ])('differs with %s, which pages show', (name, value) => {
    expect(fingerprint({ [name]: value })).not.toBe(fingerprint({}));
  });

  test.each([
    ['PORT', '3001'],
    ['DATABASE_URL', 'postgresql://localhost/site'],
    ['SMTP_URL', 'smtp://localhost'],
    ['LOG_LEVEL', 'debug'],
    ['DATA_DIR', '/var/lib/site'],
  ])('is the same with another %s', (name, value) => {
    expect(fingerprint({ [name]: value })).toBe(fingerprint({}));
  });
});
