import type { ClaimId } from '@/lib/content/claims';

export const results = {
  title: 'What we aim for',
  note: { about: 'What these targets rest on', claims: ['leadIncrease', 'staffTimeSaved', 'bookingSuccess'] as const },
  lead: 'Targets: we have no client figures to show yet.',
  items: [
    { claim: 'leadIncrease', text: 'more leads, where evening enquiries went unanswered' },
    { claim: 'staffTimeSaved', text: 'less staff time spent on routine questions' },
    { claim: 'bookingSuccess', text: 'of booking requests that end in a booking' },
  ] satisfies { claim: ClaimId; text: string }[],
};
