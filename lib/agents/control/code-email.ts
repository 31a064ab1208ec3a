import { z } from 'zod';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import type { Composer } from '@/lib/mail/deliver';
import { greeting } from '@/lib/mail/greeting';
import { MINUTE_MS } from '@/lib/time';
import { CODE_LIFETIME_MS } from '../policy';
import { newCode } from './control-code';

const detailsSchema = z.object({ agentId: z.uuid() });

/** A code for who has an address of the website's domain. Quotes nothing that a stranger may have typed but the domain. */
export const composeCode: Composer = async (mail) => {
  const { agentId } = detailsSchema.parse(mail.details);
  const agent = await db.agent.findUnique({ where: { id: agentId }, select: { domain: true } });
  const code = agent && (await newCode(agentId, mail.recipient));
  if (!agent || !code) return undefined;
  return {
    subject: `Your code for the agent for ${agent.domain}`,
    greeting: greeting(undefined),
    paragraphs: [
      `Somebody, most likely a colleague of yours, is putting an AI agent on ${agent.domain}. This code shows that the domain is theirs:`,
      code,
      `It works for ${CODE_LIFETIME_MS / MINUTE_MS} minutes.`,
    ],
    notes: [
      'If you didn’t ask for it, don’t give the code to anybody: nothing happens without it. Reply to this e-mail to tell us.',
    ],
    replyTo: { name: env.siteName, address: env.contactEmail },
  };
};
