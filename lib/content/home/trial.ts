import { figure, repeatedFigure } from '@/lib/content/figures';

export const trial = {
  title: 'Try it on your own customers',
  lead: `We set up an agent for your business within ${figure('trialSetupTime')}. Then you have ${repeatedFigure('trialDays')} with it, free.`,
};
