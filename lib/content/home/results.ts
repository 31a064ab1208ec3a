import type { ClaimId } from '@/lib/content/claims';

export const results = {
  title: 'What we aim for',
  note: { about: 'What these targets rest on', claims: ['leadIncrease', 'bookingSuccess'] as const },
  items: [
    { claim: 'leadIncrease', text: 'more leads in the evening' },
    { claim: 'bookingSuccess', text: 'of requests booked' },
  ] satisfies { claim: ClaimId; text: string }[],
};
