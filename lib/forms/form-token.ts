import { isSignature, sign } from '@/lib/signing';

const SIGNATURE_LENGTH = 24;

/** A signed timestamp that a form fetches when it is first touched and sends along: `<base-36 ms>.<signature>`. */
export function createFormToken(now = Date.now()): string {
  const timestamp = now.toString(36);
  return `${timestamp}.${sign('form', timestamp, SIGNATURE_LENGTH)}`;
}

/** The age of a form token in ms; undefined if its signature does not verify. */
export function formTokenAge(formToken: string, now: number): number | undefined {
  const [timestamp = '', signature = ''] = formToken.split('.');
  return isSignature(signature, 'form', timestamp, SIGNATURE_LENGTH) ? now - Number.parseInt(timestamp, 36) : undefined;
}
