import { db } from '@/lib/db';
import { queueMail } from '@/lib/mail/outbox';
import { deleteEmailFiles } from '@/lib/mail/transport';
import { recordEvent } from '../audit-trail';

/** Replaces the e-mail address in records that remain because they belong to the business. */
const FORMER_ADMIN = 'A former admin';

/**
 * Deletes an account with everything stored under it, and removes its e-mail address from every record that stays: notes,
 * status changes and revisions that the user wrote as an admin, and the anonymous entries of the audit trail. One mail tells the
 * owner.
 */
export async function deleteAccount(userId: string): Promise<void> {
  const mailIds = await db.$transaction(async (tx) => {
    const { email } = await tx.user.delete({ where: { id: userId } });
    await tx.signUp.deleteMany({ where: { email } });
    await tx.agentInvitation.deleteMany({ where: { email } });
    const byUser = { where: { author: email }, data: { author: FORMER_ADMIN } };
    await tx.leadNote.updateMany(byUser);
    await tx.leadStatusChange.updateMany(byUser);
    await tx.postRevision.updateMany({ where: { savedBy: email }, data: { savedBy: FORMER_ADMIN } });
    await tx.workingCopy.deleteMany({ where: { savedBy: email, postId: null } });
    await tx.workingCopy.updateMany({ where: { savedBy: email }, data: { savedBy: FORMER_ADMIN } });
    const mails = await tx.mail.findMany({ where: { recipient: email }, select: { id: true } });
    await tx.mail.deleteMany({ where: { recipient: email } });
    await queueMail(tx, { kind: 'account_deleted', recipient: email });
    await tx.auditEvent.updateMany({ where: { userId }, data: { ip: null } });
    await recordEvent({ kind: 'account_deleted', userId }, tx);
    return mails.map(({ id }) => id);
  });
  await deleteEmailFiles(mailIds);
}
