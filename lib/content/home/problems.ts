import type { ClaimId } from '@/lib/content/claims';
import { assumed } from '@/lib/content/offer';

export const problems = {
  title: 'What silence costs',
  note: { about: 'What these figures rest on', claims: ['abandonRate', 'lostMonthly', 'smesWithoutAi'] as const },
  lead: 'Figures our trade likes to quote. None is a study we’d stand over, so count your own.',
  items: [
    {
      claim: 'abandonRate',
      text: `of callers give up after ${assumed.abandonMinutes} minutes`,
    },
    { claim: 'lostMonthly', text: 'a month lost to missed enquiries' },
    { claim: 'smesWithoutAi', text: 'of Irish small businesses have no AI customer service' },
  ] satisfies { claim: ClaimId; text: string }[],
};
