import { createHash } from 'node:crypto';
import { z } from 'zod';
import { db } from '@/lib/db';
import type { FactCheck, ScraperRun } from '@/lib/generated/prisma/client';
import { keyOfSaid, type OwnerFact } from '@/lib/reader/facts/owner/owner-facts';
import { ownerKinds, ownerVerdicts } from '@/lib/reader/facts/owner/owner-kinds';
import { hostOf } from '@/lib/reader/text/host-of';
import { saidSchema } from './said-schema';

/** What one account may say of one website. */
const MAX_CHECKS = 2_000;

/** The most bytes that a check takes as JSON. */
export const MAX_CHECK_BYTES = 100_000;

/** What an owner says of a fact, or one that they add; without a verdict, what was said before is taken back. */
export const checkSchema = saidSchema
  .extend({ verdict: z.enum(ownerVerdicts).nullable() })
  .superRefine(({ text, url, verdict, correction }, context) => {
    const fail = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (verdict === 'added' && text !== '') fail('text', 'A fact that is added has no text on a page.');
    if (text === '' && verdict !== 'added' && (verdict !== null || correction === ''))
      fail('text', 'Name the fact by its text.');
    if (text !== '' && url === '') fail('url', 'Name the page that the fact is from.');
  });

/** The host name of the website of a run, without `www.`. */
export function websiteHost({ subject, home }: Pick<ScraperRun, 'subject' | 'home'>): string {
  const url = home ?? subject;
  return hostOf(/^https?:\/\//i.test(url) ? url : `https://${url}`);
}

type Row = Pick<FactCheck, 'kind' | 'heading' | 'text' | 'url' | 'verdict' | 'correction'>;

/** What a stored check says: a fact that was added is a correction of nothing. None for a kind that a later version adds. */
export function toOwnerFact({ kind: stored, heading, text, url, verdict, correction }: Row): OwnerFact[] {
  const kind = ownerKinds.find((one) => one === stored);
  return kind ? [{ kind, heading, text, url, verdict: text === '' ? 'added' : verdict, correction }] : [];
}

/** What the user of a run has said of the facts of its website, in this run or others, oldest first. */
export async function readSaid(run: ScraperRun): Promise<OwnerFact[]> {
  const where = { userId: run.userId, host: websiteHost(run) };
  const orderBy = [{ checkedAt: 'asc' as const }, { key: 'asc' as const }];
  return (await db.factCheck.findMany({ where, orderBy })).flatMap(toOwnerFact);
}

/** Stores what the user of a run says of a fact, instead of what they said before. False if that is too much. */
export async function saveCheck(run: ScraperRun, check: z.output<typeof checkSchema>): Promise<boolean> {
  const { verdict, correction, ...fact } = check;
  const website = { userId: run.userId, host: websiteHost(run) };
  const key = createHash('sha256').update(keyOfSaid(check)).digest('base64url');
  if (!verdict) {
    await db.factCheck.deleteMany({ where: { ...website, key } });
    return true;
  }
  const isWritten = verdict === 'corrected' || verdict === 'added';
  const data = {
    ...fact,
    verdict: isWritten ? ('corrected' as const) : verdict,
    correction: isWritten ? correction : '',
  };
  const changed = await db.factCheck.updateMany({ where: { ...website, key }, data });
  if (changed.count > 0) return true;
  if ((await db.factCheck.count({ where: website })) >= MAX_CHECKS) return false;
  await db.factCheck.upsert({
    where: { userId_host_key: { ...website, key } },
    create: { ...website, key, ...data },
    update: data,
  });
  return true;
}
