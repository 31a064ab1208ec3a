import { randomBytes } from 'node:crypto';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import type { Agent } from '@/lib/generated/prisma/client';
import { agentForMember } from '../members';

const KEY = /^[\w-]{43}$/;
const EXTENSION = '.ics';

/** The address at which a calendar asks for the diary. */
export const calendarUrl = (key: string): string => `${env.siteUrl}/api/diary/${key}${EXTENSION}`;

/** The key of a member's calendar; undefined before they have made one. */
export async function findCalendarKey(agentId: string, userId: string): Promise<string | undefined> {
  const member = await db.agentMember.findUnique({
    where: { agentId_userId: { agentId, userId } },
    select: { diaryKey: true },
  });
  return member?.diaryKey ?? undefined;
}

/** Gives a member a new key: their earlier address is unknown from then on. It is stored as it is, since it is shown again. False for others. */
export async function renewCalendarKey(agentId: string, userId: string): Promise<boolean> {
  const diaryKey = randomBytes(32).toString('base64url');
  const { count } = await db.agentMember.updateMany({ where: { agentId, userId }, data: { diaryKey } });
  return count > 0;
}

/** The agent of a calendar's file, as long as its owner is a member and it is live. */
export async function agentOfCalendar(file: string): Promise<Agent | undefined> {
  const key = file.endsWith(EXTENSION) ? file.slice(0, -EXTENSION.length) : '';
  if (!env.agentsLive || !KEY.test(key)) return undefined;
  const member = await db.agentMember.findUnique({
    where: { diaryKey: key },
    select: { agentId: true, userId: true },
  });
  const found = member && (await agentForMember(member.agentId, member.userId));
  return found && found.agent.state !== 'ended' ? found.agent : undefined;
}
