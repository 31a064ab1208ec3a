import { repeatedFigure } from '@/lib/content/figures';

export const trial = {
  title: `Try it for ${repeatedFigure('trialDays')}`,
  lead: `Live within ${repeatedFigure('trialSetupTime')}.`,
};
