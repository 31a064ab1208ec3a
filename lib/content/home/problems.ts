import type { ClaimId } from '@/lib/content/claims';
import { assumed } from '@/lib/content/offer';

export const problems = {
  title: 'What an unanswered question costs',
  lead: 'These are the figures our trade likes to quote. None is a study we’d stand over, so count your own.',
  items: [
    {
      claim: 'abandonRate',
      text: `of callers give up after ${assumed.abandonMinutes} minutes. Check the missed calls on your own phone.`,
    },
    { claim: 'lostMonthly', text: 'a month lost to missed enquiries, in our example.' },
    { claim: 'smesWithoutAi', text: 'of Irish small businesses have no AI answering customers.' },
  ] satisfies { claim: ClaimId; text: string }[],
};
