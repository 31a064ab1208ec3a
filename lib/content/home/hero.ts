import { figure } from '@/lib/content/figures';

export const hero = {
  title: 'The member of staff who never clocks off',
  lead: 'An AI employee that answers your customers, books them in and follows up: on your website, by e-mail and on social media. Its shift starts when you close.',
  primary: { label: 'Start free trial', href: '/free-trial' },
  secondary: { label: 'Compare the alternatives', href: '#comparison' },
  price: `${figure('monthlyPrice')} a month, ${figure('setupFee')} once. ${figure('trialDays')} free first, no card.`,
};

/** The drawn shop website with its chat, and the note it leaves. An illustration, and labelled as one. */
export const heroPicture = {
  label: 'Illustration: an AI employee answers on a café’s website at ten past ten at night, then leaves a note.',
  site: { address: 'your-cafe.ie', name: 'Your café', status: 'Closed. Open again at 8:30' },
  chat: {
    title: 'AI assistant',
    time: '22:10',
    lines: [
      { from: 'agent', text: 'Hi, I’m the café’s AI assistant. I can answer questions and take bookings.' },
      { from: 'customer', text: 'Table for six on Saturday at one? One of us is coeliac.' },
      {
        from: 'agent',
        text: 'One o’clock is free for six. I’ve noted the coeliac for the kitchen. What name is it under?',
      },
      { from: 'customer', text: 'Nolan. Can we bring our own cake?' },
      {
        from: 'agent',
        text: 'Booked, Nolan, Saturday at one. I don’t know about the cake, so I’ve asked the owner for you.',
      },
    ],
  },
  note: {
    title: 'While you were closed',
    from: 'Your AI employee',
    text: 'Booked six for Saturday at one (Nolan, one coeliac). They’d like to bring a cake: is that OK?',
    reply: ['Yes, no charge', 'I’ll reply'],
  },
} as const;
