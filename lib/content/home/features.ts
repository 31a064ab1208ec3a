import type { ClaimId } from '@/lib/content/claims';
import { repeatedFigure as figure } from '@/lib/content/figures';

export type FeatureIcon = 'chat' | 'calendar' | 'chart' | 'handover';

type FeatureGroup = {
  icon: FeatureIcon;
  title: string;
  /** The claims its figures make: one note at the group's title explains them. */
  claims?: [ClaimId, ...ClaimId[]];
  items: { title: string; text: string }[];
};

/** The twelve features, in four groups. */
export const features = {
  title: 'A day’s work',
  groups: [
    {
      icon: 'chat',
      title: 'Answers',
      claims: ['responseTime', 'availability', 'languages'],
      items: [
        { title: 'At once', text: `A first answer ${figure('responseTime')}.` },
        { title: 'Every hour', text: `${figure('availability')}, bank holidays included.` },
        { title: 'In their language', text: `${figure('languages')} languages, and proper fadas.` },
      ],
    },
    {
      icon: 'calendar',
      title: 'Books and sells',
      items: [
        { title: 'Books appointments', text: 'In your own calendar.' },
        { title: 'Catches leads', text: 'Asks what matters to you.' },
        { title: 'Sells without pushing', text: 'Suggests what fits.' },
      ],
    },
    {
      icon: 'handover',
      title: 'Knows its place',
      claims: ['trainingHours'],
      items: [
        { title: 'Supports customers', text: 'From your own documents.' },
        { title: 'Hands over well', text: 'With the whole conversation.' },
        { title: 'Knows your trade', text: `${figure('trainingHours')} of training first.` },
      ],
    },
    {
      icon: 'chart',
      title: 'Helps you run things',
      claims: ['lifetimeUpdates', 'modelClass'],
      items: [
        { title: 'Gets you found', text: 'Drafts web pages from questions.' },
        { title: 'Advises the owner', text: 'A weekly note on what people ask.' },
        {
          title: 'Keeps improving',
          text: `${figure('lifetimeUpdates')} updates, on a ${figure('modelClass')} model or better.`,
        },
      ],
    },
  ] satisfies FeatureGroup[],
};

/** The drawn diary: what it looks like when bookings come in overnight. */
export const diary = {
  label: 'Illustration: a diary filling up overnight',
  day: 'Saturday',
  slots: [
    { time: '13:00', text: 'Nolan, 6 · coeliac', booked: '22:14' },
    { time: '13:30', text: 'Byrne, 4 · high chair', booked: '23:02' },
    { time: '15:00', text: 'Okafor, 3', booked: '06:48' },
  ],
  legend: 'In yellow: booked while you were closed.',
} as const;

/** The drawn weekly note to the owner. */
export const weeklyNote = {
  label: 'Illustration: the weekly note to the owner',
  subject: 'Your week, Monday to Sunday',
  lines: [
    'Most asked: “Do you do vegan cake?” It isn’t on your menu page.',
    'Three people wanted a table after four. You close at four.',
  ],
  sign: 'Shall I draft the menu line for you?',
} as const;
