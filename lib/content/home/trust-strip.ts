import type { ClaimId } from '@/lib/content/claims';

/** Verifiable figures, which may be set in large type. The note of the hero explains them. */
export const trustStrip: readonly { claim?: ClaimId; title?: string; text: string }[] = [
  { claim: 'trialDays', text: 'free, no payment details' },
  { claim: 'guaranteeDays', text: 'money-back guarantee' },
  { claim: 'catalogueSize', text: 'agents, by trade' },
  { title: 'Says it’s an AI', text: 'and hands over' },
];
