import { repeatedFigure } from '@/lib/content/figures';

/** What an owner has on the day the agent starts, in the order in which it comes about. */
export const launch = {
  title: 'What you get on day one',
  note: {
    about: 'How long it takes',
    claims: ['standardSetupTime', 'trialSetupTime', 'bespokeSetupTime'] as const,
  },
  highlights: [
    { title: 'Fully briefed', text: 'It knows your website.' },
    { title: `Live in ${repeatedFigure('standardSetupTime')}`, text: 'We set it up.' },
    { title: 'Tested by you', text: 'You try it, we fix it.' },
    { title: 'On duty every night', text: 'Change anything.' },
  ],
  /** The index of the highlight whose figure the note explains. */
  marked: 1,
};
