import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { z } from 'zod';
import { db } from '@/lib/db';
import { queueSecurityNotice } from '../account/security-notice';
import { recordEvent } from '../audit-trail';
import type { CurrentUser } from '../guard/resolve-user';
import { consumeChallenge, storeChallenge } from './challenge';
import { replaceRecoveryCodes } from './recovery-codes';
import { relyingParty } from './relying-party';
import type { registrationSchema } from './schema';

/** The options with which a browser creates a passkey for the user. */
export async function registrationOptions(user: CurrentUser) {
  const existing = await db.passkey.findMany({ where: { userId: user.id }, select: { id: true } });
  const options = await generateRegistrationOptions({
    rpID: relyingParty.id,
    rpName: relyingParty.name,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.displayName ?? user.email,
    attestationType: 'none',
    excludeCredentials: existing,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await storeChallenge(user.sessionId, options.challenge);
  return options;
}

async function verify(sessionId: string, { credential }: z.output<typeof registrationSchema>) {
  const expectedChallenge = await consumeChallenge(sessionId);
  if (!expectedChallenge) return undefined;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: credential,
      expectedChallenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: false,
    });
    return registrationInfo?.credential;
  } catch {
    // The library throws at anything that is malformed or does not verify.
    return undefined;
  }
}

type Registered = { ok: true; recoveryCodes?: string[] } | { ok: false };

/**
 * Verifies and stores a new passkey. With the first one come recovery codes, and the current session counts as verified; all
 * others have to pass the second factor from now on.
 */
export async function registerPasskey(
  user: CurrentUser,
  input: z.output<typeof registrationSchema>,
  ip: string,
): Promise<Registered> {
  const credential = await verify(user.sessionId, input);
  if (!credential || (await db.passkey.findUnique({ where: { id: credential.id } }))) return { ok: false };
  // Nobody may stand in the way of somebody else's removed passkey, which its owner can still restore.
  if (await db.removedPasskey.findFirst({ where: { id: credential.id, userId: { not: user.id } } }))
    return { ok: false };
  return db.$transaction(async (tx) => {
    const createdAt = new Date();
    const isFirst = (await tx.passkey.count({ where: { userId: user.id } })) === 0;
    await tx.passkey.create({
      data: {
        id: credential.id,
        userId: user.id,
        createdAt,
        publicKey: credential.publicKey,
        counter: credential.counter,
        transports: input.credential.response.transports ?? [],
        name: input.name,
      },
    });
    const session = await tx.session.findUniqueOrThrow({ where: { id: user.sessionId } });
    // Since it began: the proof that this needed counts on, so the account page stays as it is and shows the recovery codes.
    if (!session.verifiedAt)
      await tx.session.update({ where: { id: session.id }, data: { verifiedAt: session.createdAt } });
    await recordEvent({ kind: 'passkey_added', userId: user.id, ip }, tx);
    await queueSecurityNotice(tx, user.id, 'passkey_added', createdAt);
    return { ok: true, recoveryCodes: isFirst ? await replaceRecoveryCodes(user.id, tx) : undefined };
  });
}
