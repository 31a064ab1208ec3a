import type { ClaimId } from '@/lib/content/claims';

export const results = {
  title: 'What we aim for',
  note: { about: 'What these targets rest on', claims: ['leadIncrease', 'staffTimeSaved', 'bookingSuccess'] as const },
  items: [
    { claim: 'leadIncrease', text: 'more leads in the evening' },
    { claim: 'staffTimeSaved', text: 'less staff time on routine' },
    { claim: 'bookingSuccess', text: 'of requests booked' },
  ] satisfies { claim: ClaimId; text: string }[],
};
