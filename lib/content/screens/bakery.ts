import { handOverOf, type Night } from './night';
import type { ScreenBusiness, ScreenChat, ScreenEvening } from './screen';

export const bakery: ScreenBusiness = {
  name: 'Parnell Street Bakery',
  address: 'your-bakery.ie',
  status: 'Closed. Open again at 8:00',
  list: {
    title: 'On the shelf',
    lines: [
      ['Sourdough loaf', '€5.20'],
      ['Cinnamon bun', '€3.40'],
      ['Celebration cake, from', '€38'],
    ],
  },
  hours: [
    ['Tue–Sat', '8:00–17:00'],
    ['Sunday', '9:00–13:00'],
  ],
};

export const bakeryChat: ScreenChat = {
  time: '19:40',
  lines: [
    { from: 'agent', text: 'Hi, I’m the bakery’s AI assistant.' },
    { from: 'customer', text: 'A cake for twelve on Saturday at ten?' },
    { from: 'agent', text: 'I’ll put in the request. What kind, and what name?' },
    { from: 'customer', text: 'Lemon, for Daly. Can it be without nuts?' },
    { from: 'agent', text: 'Requested. I don’t know about the nuts, so I’ve asked the baker.' },
  ],
};

/** From Thursday to Friday. */
const night: Night = {
  day: 'Fri',
  date: 'Friday',
  events: [
    {
      who: 'Daly',
      time: '19:40',
      about: 'Lemon cake without nuts',
      isForOwner: true,
      booking: { at: '10:00', text: 'Daly · lemon cake' },
    },
    { who: 'Website visitor', time: '18:42', about: 'What does a cake cost?' },
    { who: 'Website visitor', time: '20:05', about: 'Open on Sunday?' },
    { who: 'Website visitor', time: '23:12', about: 'Delivery to Gort', isForOwner: true },
  ],
};

export const bakeryHandOver = handOverOf(night, {
  question: 'Daly, lemon cake for twelve, Saturday at 10 am. Can you make it without nuts?',
  replies: ['Yes, we can', 'I’ll reply'],
});

/** The same night as it is played to visitors, with what the website says. */
export const bakeryEvening: ScreenEvening = [
  {
    at: '18:42',
    asked: 'What does a celebration cake cost?',
    quote: 'Celebration cakes from €38, ordered two days ahead.',
  },
  {
    at: '19:40',
    asked: 'A lemon cake for twelve on Saturday at ten? For Daly.',
    noted: 'Request: lemon cake for 12, Saturday 10:00, Daly',
  },
  { at: '20:05', asked: 'Are ye open on Sunday?', quote: 'Sunday 9:00–13:00' },
  { at: '23:12', asked: 'Do you deliver to Gort?' },
];
