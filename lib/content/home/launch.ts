import { repeatedFigure } from '@/lib/content/figures';

/** What an owner has on the day the agent starts, in the order in which it comes about. */
export const launch = {
  title: 'Its first evening',
  note: {
    about: 'How long it takes',
    claims: ['standardSetupTime', 'trialSetupTime', 'bespokeSetupTime'] as const,
  },
  /** Each is drawn by components/home/launch.tsx. */
  highlights: [
    { picture: 'read', day: 'Wednesday', title: 'Fully briefed', text: 'It reads your website.' },
    { picture: 'tested', day: 'Thursday', title: 'Tested by you', text: 'You try it. We put right what’s wrong.' },
    {
      picture: 'launched',
      day: 'Friday, at closing',
      title: `Live in ${repeatedFigure('standardSetupTime')}`,
      text: 'We put it on your website.',
    },
    {
      picture: 'evening',
      day: 'Friday night',
      title: 'On duty every night',
      text: 'You can change anything, any time.',
    },
  ],
  /** The index of the highlight whose figure the note explains. */
  marked: 2,
} as const;
