import type { ClaimId } from '@/lib/content/claims';
import { assumed } from '@/lib/content/offer';

export const problems = {
  title: 'What silence costs',
  note: { about: 'Where these figures come from', claims: ['abandonRate', 'lostMonthly', 'smesWithoutAi'] as const },
  lead: 'Count last week’s. That’s your number.',
  items: [
    { claim: 'abandonRate', text: `give up after ${assumed.abandonMinutes} minutes` },
    { claim: 'lostMonthly', text: 'a month in missed enquiries' },
    { claim: 'smesWithoutAi', text: 'of Irish SMEs have no AI service' },
  ] satisfies { claim: ClaimId; text: string }[],
};
