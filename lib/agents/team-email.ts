import { z } from 'zod';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import type { Composer } from '@/lib/mail/deliver';
import { shortLine } from '@/lib/text/one-line';

const detailsSchema = z.object({
  agentId: z.uuid(),
  event: z.enum(['adopted', 'live', 'reported']),
  text: z.string().default(''),
});

const texts = {
  adopted: {
    subject: (domain: string) => `New agent: ${domain}`,
    text: 'Somebody has taken over the agent of this website. It’s a draft: only its owner sees it.',
  },
  reported: {
    subject: (domain: string) => `“Not our business”: ${domain}`,
    text: 'Somebody says that this agent speaks for a business that is not its owner’s. If it’s on trial, it’s paused until you’ve looked.',
  },
  live: {
    subject: (domain: string) => `Agent live: ${domain}`,
    text: 'An agent has gone live. Please look at it: does it speak for its own business?',
  },
};

/** Tells our team of an agent that was adopted or has gone live; nothing if it is gone by then. */
export const composeTeam: Composer = async (mail) => {
  const { agentId, event, text: said } = detailsSchema.parse(mail.details);
  const agent = await db.agent.findUnique({
    where: { id: agentId },
    include: { adoptedBy: { select: { email: true } } },
  });
  if (!agent || agent.state === 'erased') return undefined;
  const { subject, text } = texts[event];
  const proof = agent.controlBy
    ? `Control of the website was proved by: ${agent.controlBy}.`
    : 'Control of the website is not proved yet.';
  return {
    subject: subject(agent.domain),
    greeting: `${shortLine(agent.name)} (${agent.domain})`,
    paragraphs: [
      text,
      ...(said ? [`They wrote: “${shortLine(said)}”`] : []),
      `Owner: ${agent.adoptedBy?.email ?? 'deleted meanwhile'}. ${proof}`,
    ],
    action: { label: 'Look at it', url: `${env.siteUrl}/agents-admin/${agent.id}` },
    notes: [`Its chat: ${env.siteUrl}/chat/${agent.key}`],
    isUnsigned: true,
  };
};
