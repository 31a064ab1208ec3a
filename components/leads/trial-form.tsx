import { consent } from '@/lib/content/consent';
import { env } from '@/lib/env';
import { trialNextSteps } from '@/lib/leads/next-steps';
import { TrialFormClient, type TrialInitial } from './trial-form-client';

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
      nextSteps={{ withWebsite: trialNextSteps(true), without: trialNextSteps(false) }}
    />
  );
}
