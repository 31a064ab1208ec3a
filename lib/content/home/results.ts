import type { ClaimId } from '@/lib/content/claims';

export const results = {
  title: 'What we aim for',
  lead: 'We have no client figures to show yet, so these are targets. When clients let us publish theirs, they’ll go here.',
  items: [
    { claim: 'leadIncrease', text: 'more leads, where evening enquiries went unanswered' },
    { claim: 'staffTimeSaved', text: 'of staff time spent on routine questions' },
    { claim: 'bookingSuccess', text: 'of booking requests that end in a booking' },
  ] satisfies { claim: ClaimId; text: string }[],
};
