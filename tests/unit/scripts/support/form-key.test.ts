import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chooseFormKey } from '../../../../scripts/support/form-key.mjs';

const VARIABLE = 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY';
const GIVEN = Buffer.alloc(32, 1).toString('base64');
const BUILT = Buffer.alloc(32, 2).toString('base64');
const empty = mkdtempSync(join(tmpdir(), 'form-key-'));
const built = mkdtempSync(join(tmpdir(), 'form-key-'));
mkdirSync(join(built, '.next'));
writeFileSync(join(built, '.next/form-key'), BUILT);
const secret = join(empty, 'secret');
writeFileSync(secret, `${GIVEN}\n`);

describe('chooseFormKey', () => {
  test('takes the key of the environment, also from a file, before that of a build', () => {
    expect(chooseFormKey(built, { [VARIABLE]: GIVEN })).toBe(GIVEN);
    expect(chooseFormKey(built, { [`${VARIABLE}_FILE`]: secret })).toBe(GIVEN);
  });

  test('keeps the key of a build, and makes up 32 random bytes without one', () => {
    expect(chooseFormKey(built, {})).toBe(BUILT);
    expect(Buffer.from(chooseFormKey(empty, {}), 'base64')).toHaveLength(32);
    expect(chooseFormKey(empty, {})).not.toBe(chooseFormKey(empty, {}));
  });

  test.each([
    ['is not base64', { [VARIABLE]: 'a key' }, `${VARIABLE} must be in base64`],
    ['is too short', { [VARIABLE]: Buffer.alloc(16).toString('base64') }, `${VARIABLE} must have 32 bytes`],
    ['cannot be read', { [`${VARIABLE}_FILE`]: join(empty, 'missing') }, /_FILE must be the path .*\(ENOENT\)\.$/],
  ])('refuses a key that %s', (_case, env, sentence) => {
    expect(() => chooseFormKey(built, env)).toThrow(sentence);
  });
});
