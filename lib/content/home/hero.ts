import { repeatedFigure as figure } from '@/lib/content/figures';

export const hero = {
  title: 'The member of staff who never clocks off',
  lead: 'An AI employee that answers your customers and takes their bookings: on your website, by e-mail and on social media. It’s still there when you’ve closed.',
  primary: { label: 'Start free trial', href: '/free-trial' },
  secondary: { label: 'Compare', href: '#comparison' },
  meet: { label: 'Or try it on your own website', button: 'Meet my agent' },
  price: `${figure('monthlyPrice')} a month, ${figure('setupFee')} once.`,
  trial: `${figure('trialDays')} free.`,
  note: { about: 'Price and trial', claims: ['monthlyPrice', 'setupFee', 'trialDays'] as const },
};

/** The drawn shop website with its chat, and the note it leaves. An illustration, and labelled as one. */
export const heroPicture = {
  label: 'Illustration: a café’s chat, and the note it leaves.',
  site: { address: 'your-cafe.ie', name: 'Your café', status: 'Closed. Open again at 8:30' },
  chat: {
    title: 'AI assistant',
    time: '22:10',
    lines: [
      { from: 'agent', text: 'Hi, I’m the café’s AI assistant.' },
      { from: 'customer', text: 'Table for six on Saturday at one? One of us is coeliac.' },
      {
        from: 'agent',
        text: 'One is free for six, and I’ve noted that one of you is coeliac. What name is it under?',
      },
      { from: 'customer', text: 'Nolan. Can we bring our own cake?' },
      { from: 'agent', text: 'You’re booked in. I don’t know about cakes, so I’ve asked the owner.' },
    ],
  },
  note: {
    title: 'While you were closed',
    text: 'Booked Nolan, six, Saturday at one. One coeliac. May they bring a cake?',
    reply: ['Yes, no charge', 'I’ll reply'],
  },
} as const;
