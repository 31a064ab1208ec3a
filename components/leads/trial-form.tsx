import { claims } from '@/lib/content/claims';
import { env } from '@/lib/env';
import { consent } from '@/lib/leads/consent';
import { TrialFormClient, type TrialInitial } from './trial-form-client';

/** What happens after the form: who writes and when, when the agent goes live, and how the trial ends. */
export const trialNextSteps: readonly string[] = [
  `${env.contactPerson?.name ?? 'One of us'} reads your website and writes to you within one working day.`,
  `Your agent goes live within ${claims.trialSetupTime.display} of getting the details we need.`,
  `You have it for ${claims.trialDays.display}. The trial then ends automatically, and you pay nothing.`,
];

/** The free-trial form. `page` is the path of the page it is on, as it is stored with the lead. */
export function TrialForm({
  page,
  returnTo,
  initial,
}: {
  page: '/' | '/free-trial' | '/meet-your-agent';
  returnTo?: string;
  initial?: TrialInitial;
}) {
  return (
    <TrialFormClient
      page={page}
      returnTo={returnTo}
      initial={initial}
      consent={consent.freeTrial.text}
      reach={{ email: env.contactEmail, phone: env.contactPhone }}
      nextSteps={trialNextSteps}
    />
  );
}
