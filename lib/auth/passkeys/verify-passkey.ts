import {
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import { db } from '@/lib/db';
import type { Passkey } from '@/lib/generated/prisma/client';
import { queueSecurityNotice } from '../account/security-notice';
import { recordEvent } from '../audit-trail';
import { markProved } from '../step-up/proof';
import { consumeChallenge, storeChallenge } from './challenge';
import { consumeRecoveryCode } from './recovery-codes';
import { relyingParty } from './relying-party';
import type { authenticationSchema } from './schema';

type PendingSession = { id: string; sessionId: string };

const transportsOf = ({ transports }: Pick<Passkey, 'transports'>) => transports as AuthenticatorTransport[];

/** The options with which a browser proves that it has one of the user's passkeys. */
export async function authenticationOptions({ id: userId, sessionId }: PendingSession) {
  const passkeys = await db.passkey.findMany({ where: { userId }, select: { id: true, transports: true } });
  const options = await generateAuthenticationOptions({
    rpID: relyingParty.id,
    allowCredentials: passkeys.map((passkey) => ({ id: passkey.id, transports: transportsOf(passkey) })),
    userVerification: 'preferred',
  });
  await storeChallenge(sessionId, options.challenge);
  return options;
}

async function newCounterOf(passkey: Passkey, expectedChallenge: string, credential: Credential) {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential,
      expectedChallenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: false,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.counter),
        transports: transportsOf(passkey),
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library throws at anything that is malformed or does not verify.
    return undefined;
  }
}

type Credential = z.output<typeof authenticationSchema>['credential'];

/** Notes that the second factor was passed: the first time it completes the sign-in, later it only proves again who is there. */
async function markVerified(sessionId: string): Promise<void> {
  const now = new Date();
  const where = { id: sessionId, verifiedAt: null };
  const { count } = await db.session.updateMany({ where, data: { verifiedAt: now, provedAt: now } });
  if (count === 0) await markProved(sessionId);
}

async function reject(userId: string, ip: string): Promise<false> {
  await recordEvent({ kind: 'second_factor_failed', userId, ip });
  return false;
}

/** Verifies a passkey and with it the session. False if it does not verify or belongs to another user. */
export async function verifyPasskey(user: PendingSession, credential: Credential, ip: string): Promise<boolean> {
  const expectedChallenge = await consumeChallenge(user.sessionId);
  const passkey = await db.passkey.findFirst({ where: { id: credential.id, userId: user.id } });
  if (!passkey || !expectedChallenge) return reject(user.id, ip);
  const counter = await newCounterOf(passkey, expectedChallenge, credential);
  if (counter === undefined) return reject(user.id, ip);
  await db.passkey.update({ where: { id: passkey.id }, data: { counter, lastUsedAt: new Date() } });
  await markVerified(user.sessionId);
  return true;
}

/** Verifies the session by a recovery code. False if the code is unknown or was used before. */
export async function verifyRecoveryCode(user: PendingSession, code: string, ip: string): Promise<boolean> {
  if (!(await consumeRecoveryCode(user.id, code))) return reject(user.id, ip);
  await db.$transaction(async (tx) => {
    await recordEvent({ kind: 'recovery_code_used', userId: user.id, ip }, tx);
    await queueSecurityNotice(tx, user.id, 'recovery_code_used');
  });
  await markVerified(user.sessionId);
  return true;
}
