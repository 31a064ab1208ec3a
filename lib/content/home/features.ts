import { figure } from '@/lib/content/figures';

export type FeatureIcon = 'chat' | 'calendar' | 'chart' | 'handover';

/** The twelve features, in four groups. */
export const features = {
  title: 'What it does in a day’s work',
  groups: [
    {
      icon: 'chat',
      title: 'Answers',
      items: [
        { title: 'At once', text: `A first answer ${figure('responseTime')}, in chat.` },
        { title: 'Every hour', text: `On shift ${figure('availability')}, bank holidays included.` },
        { title: 'In their language', text: `${figure('languages')} languages, and fadas where they belong.` },
      ],
    },
    {
      icon: 'calendar',
      title: 'Books and sells',
      items: [
        { title: 'Books appointments', text: 'Into your calendar, with the gaps and lengths you set.' },
        { title: 'Catches leads', text: 'Asks the three questions that matter, and takes name and number.' },
        { title: 'Sells without pushing', text: 'Suggests what fits, at your prices, and takes no for an answer.' },
      ],
    },
    {
      icon: 'handover',
      title: 'Knows its place',
      items: [
        { title: 'Supports customers', text: 'Orders, returns, warranties: from your documents, not guesswork.' },
        { title: 'Hands over well', text: 'A person gets the whole conversation, not “as discussed”.' },
        { title: 'Knows your trade', text: `${figure('trainingHours')} of training before it meets a customer.` },
      ],
    },
    {
      icon: 'chart',
      title: 'Helps you run things',
      items: [
        { title: 'Gets you found', text: 'Turns customers’ questions into pages that search engines understand.' },
        { title: 'Advises the owner', text: 'A weekly note: what people asked, and what was missing.' },
        {
          title: 'Keeps improving',
          text: `${figure('lifetimeUpdates')} updates, on a ${figure('modelClass')} model or better.`,
        },
      ],
    },
  ] satisfies { icon: FeatureIcon; title: string; items: { title: string; text: string }[] }[],
};

/** The drawn diary: what it looks like when bookings come in overnight. */
export const diary = {
  label: 'Illustration: a diary filling up overnight',
  day: 'Saturday',
  slots: [
    { time: '12:00', text: 'Doyle, 2', booked: 'by you' },
    { time: '13:00', text: 'Nolan, 6 · coeliac', booked: '22:14' },
    { time: '13:30', text: 'Byrne, 4 · high chair', booked: '23:02' },
    { time: '14:00', text: '', booked: '' },
    { time: '15:00', text: 'Okafor, 3', booked: '06:48' },
  ],
  legend: 'Marked times: booked while you were closed.',
} as const;

/** The drawn weekly note to the owner. */
export const weeklyNote = {
  label: 'Illustration: the weekly note to the owner',
  subject: 'Your week, Monday to Sunday',
  lines: [
    'Most asked: “Do you do vegan cake?” It isn’t on your menu page.',
    'Three people wanted a table after four. You close at four.',
    'One question I couldn’t answer: is there parking on Sundays?',
  ],
  sign: 'Shall I draft the menu line for you?',
} as const;
