import type { ClaimId } from '@/lib/content/claims';
import { assumed } from '@/lib/content/offer';

export const problems = {
  title: 'What silence costs',
  note: { about: 'Where these numbers come from', claims: ['abandonRate', 'lostMonthly', 'smesWithoutAi'] as const },
  lead: 'Our estimates. Count your own missed messages.',
  items: [
    { claim: 'abandonRate', text: `give up after ${assumed.abandonMinutes} minutes` },
    { claim: 'lostMonthly', text: 'a month in missed enquiries' },
    { claim: 'smesWithoutAi', text: 'of Irish small firms have no AI yet' },
  ] satisfies { claim: ClaimId; text: string }[],
};
