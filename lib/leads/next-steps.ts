import { claims } from '@/lib/content/claims';
import { env } from '@/lib/env';

/** What happens after a trial request: who writes and when, when the agent goes live, and how the trial ends. A sentence or two each. */
export const trialNextSteps = (hasWebsite: boolean): readonly string[] => [
  `${env.contactPerson?.name ?? 'One of us'} ${hasWebsite ? 'reads your website and writes' : 'writes'} to you within one working day.`,
  `Your agent goes live within ${claims.trialSetupTime.display} of getting the details we need${hasWebsite && env.agentsLive ? ', or tonight if you put it on your website yourself' : ''}.`,
  `You have it for ${claims.trialDays.display}. The trial then ends automatically, and you pay nothing.`,
];
