import { randomBytes } from 'node:crypto';

/** A new public key of an agent: 128 random bits in base64url, 22 characters. */
export const newAgentKey = (): string => randomBytes(16).toString('base64url');
