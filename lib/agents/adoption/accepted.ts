import { consent } from '@/lib/content/consent';
import { processorTermsVersion } from '@/lib/content/pages/processor-terms';
import type { Accepted } from './take-over';

/** What the forms of today ask to accept. */
export const acceptedToday: Accepted = { termsVersion: processorTermsVersion, consent: consent.freeTrial.version };
