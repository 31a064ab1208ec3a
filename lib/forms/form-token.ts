import { randomBytes } from 'node:crypto';
import { isSignature, sign } from '@/lib/signing';

const SIGNATURE_LENGTH = 24;

/**
 * A signed timestamp that a form fetches when it is first touched and sends along, with a random part by which two forms of the same moment
 * differ: `<base-36 ms>.<signature>.<random>`.
 */
export function createFormToken(now = Date.now()): string {
  const timestamp = now.toString(36);
  return `${timestamp}.${sign('form', timestamp, SIGNATURE_LENGTH)}.${randomBytes(12).toString('base64url')}`;
}

/** The age of a form token in ms; undefined if its signature does not verify. */
export function formTokenAge(formToken: string, now: number): number | undefined {
  const [timestamp = '', signature = ''] = formToken.split('.');
  return isSignature(signature, 'form', timestamp, SIGNATURE_LENGTH) ? now - Number.parseInt(timestamp, 36) : undefined;
}
