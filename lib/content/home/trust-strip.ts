import type { ClaimId } from '@/lib/content/claims';

/** Verifiable figures, which may be set in large type. */
export const trustStrip: readonly { claim?: ClaimId; title?: string; text: string }[] = [
  { claim: 'trialDays', text: 'free trial, no payment details' },
  { claim: 'guaranteeDays', text: 'money-back guarantee from going live' },
  { claim: 'catalogueSize', text: 'agents, one for your trade' },
  { title: 'Says it’s an AI', text: 'and hands over to a person on request' },
];
