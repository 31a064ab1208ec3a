import { repeatedFigure } from '@/lib/content/figures';

export const launch = {
  title: 'Launch in four steps',
  note: {
    about: 'How long it takes',
    claims: ['standardSetupTime', 'trialSetupTime', 'bespokeSetupTime'] as const,
  },
  steps: [
    { title: 'You tell us', text: 'Website, hours, prices.' },
    { title: 'We train it', text: `Within ${repeatedFigure('standardSetupTime')}.` },
    { title: 'You test it', text: 'We fix what’s wrong.' },
    { title: 'It starts', text: 'Change anything.' },
  ],
  /** The index of the step whose figure the note explains. */
  marked: 1,
};
