/**
 * Takes the place of `@node-rs/argon2` in integration tests (integration-setup.ts): hashing is cheap, and verification, which takes as
 * long as the hash says, can be held.
 */
import { vi } from 'vitest';

const actual = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');

const verification: { result?: Promise<boolean> } = {};

/** Makes every verification wait for `result` and return it; undefined restores the real one. */
export function holdVerification(result: Promise<boolean> | undefined): void {
  verification.result = result;
}

export const hash: typeof actual.hash = (password) => actual.hash(password, { memoryCost: 8, timeCost: 1 });
export const verify: typeof actual.verify = (...args) => verification.result ?? actual.verify(...args);
