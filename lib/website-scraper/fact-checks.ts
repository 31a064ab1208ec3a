import { createHash } from 'node:crypto';
import { z } from 'zod';
import { db } from '@/lib/db';
import { lines } from '@/lib/forms/form-fields';
import type { ScraperRun } from '@/lib/generated/prisma/client';
import { linkToQuote } from '@/lib/reader/answers/quotes/text-fragment';
import { hostOf } from '@/lib/reader/text/host-of';
import { type FactRow, factRows } from './fact-rows';
import {
  applyChecks,
  type Check,
  type FoundItemLine,
  findCheck,
  foundKinds,
  keyOf,
  type RatedFacts,
  rateFacts,
  verdicts,
} from './found';
import { readSiteFacts } from './site-facts';

const MAX_TEXT = 10_000;
const MAX_URL = 4_000;
/** What one account may say of one website. */
const MAX_CHECKS = 2_000;

/** The most bytes that a check takes as JSON. */
export const MAX_CHECK_BYTES = 100_000;

const shortLines = (max: number) => lines.pipe(z.string().max(max));

/** What an owner says of a line; without a verdict, what was said before is taken back. */
export const checkSchema = z
  .object({
    kind: z.enum(foundKinds),
    heading: shortLines(MAX_TEXT),
    text: shortLines(MAX_TEXT).pipe(z.string().min(1)),
    url: z.url({ protocol: /^https?$/ }).max(MAX_URL),
    verdict: z.enum(verdicts).nullable(),
    correction: shortLines(MAX_TEXT),
  })
  .superRefine(({ kind, verdict, correction }, context) => {
    const fail = (message: string) => context.addIssue({ code: 'custom', path: ['correction'], message });
    if (verdict !== 'corrected') return;
    if (correction === '') fail('Write the correct line, or press “Not ours”.');
    else if (kind === 'people' && !correction.includes('\n')) fail('Write the name, and the role on the next line.');
    else if (kind === 'questions' && !correction.includes('\n'))
      fail('Write the question, and the answer on the next line.');
  });

/** The host name of the website of a run, without `www.`. */
export function websiteHost({ subject, home }: Pick<ScraperRun, 'subject' | 'home'>): string {
  const url = home ?? subject;
  return hostOf(/^https?:\/\//i.test(url) ? url : `https://${url}`);
}

/** What the user of a run has said of lines on its website, in this run or others. */
export async function readChecks(run: ScraperRun): Promise<Check[]> {
  const rows = await db.factCheck.findMany({ where: { userId: run.userId, host: websiteHost(run) } });
  // Only saveCheck writes the kind.
  return rows.map(({ kind, heading, text, url, verdict, correction }) => ({
    kind: kind as Check['kind'],
    heading,
    text,
    url,
    verdict,
    correction,
  }));
}

/** Stores what the user of a run says of a line, instead of what they said before. False if that is too much. */
export async function saveCheck(run: ScraperRun, check: z.output<typeof checkSchema>): Promise<boolean> {
  const { verdict, correction, ...line } = check;
  const website = { userId: run.userId, host: websiteHost(run) };
  const key = createHash('sha256').update(keyOf(line)).digest('base64url');
  if (!verdict) {
    await db.factCheck.deleteMany({ where: { ...website, key } });
    return true;
  }
  const data = { ...line, verdict, correction: verdict === 'corrected' ? correction : '' };
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

/** The facts of a run as its user checked them. @throws TaskLimitError */
export async function readCheckedFacts(runId: string): Promise<RatedFacts> {
  const run = await db.scraperRun.findUniqueOrThrow({ where: { id: runId } });
  return applyChecks(await readSiteFacts(runId), await readChecks(run));
}

/** A fact with what the user said of it, and a link to where its page shows it. */
export type ListedFact = FactRow & { check?: Pick<Check, 'verdict' | 'correction'>; link?: string };

/** A link to the first words of a line on its page; a page of a PDF has a fragment already. */
function linkTo({ url, text }: FoundItemLine): string {
  const [line = ''] = text.split('\n');
  if (url.includes('#')) return url;
  return linkToQuote(url, { anchor: line, blocks: [line] });
}

/** All facts of a run as they were found, also those that its user says are wrong. @throws TaskLimitError */
export async function listFacts(run: ScraperRun): Promise<ListedFact[]> {
  const checkOf = findCheck(await readChecks(run));
  return factRows(rateFacts(await readSiteFacts(run.id))).map(({ line, ...row }) => {
    if (!line) return row;
    const { verdict, correction } = checkOf(line) ?? {};
    return { ...row, line, link: linkTo(line), check: verdict && { verdict, correction: correction ?? '' } };
  });
}
