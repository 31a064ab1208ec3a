import type { Quote } from '@/lib/reader/answers/quotes/quotes';
import type { EveningScene } from './evening-scene';
import { todayOf } from './night';
import type { ScreenBusiness, ScreenChat } from './screen';

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
    { from: 'customer', text: 'A lemon cake for twelve on Saturday at ten? For Daly.' },
    { from: 'agent', text: 'I’ll put in the request. Anything else?' },
    { from: 'customer', text: 'Can it be without nuts?' },
    { from: 'agent', text: 'Requested. I don’t know about the nuts, so I’ve asked the baker.' },
  ],
};

export const bakeryToday = todayOf({
  day: 'Friday',
  events: [
    { who: 'Customer', time: '18:42', words: 'What does a celebration cake cost?' },
    {
      who: 'Daly',
      time: '19:40',
      words: 'Can it be without nuts?',
      isOpen: true,
      booking: {
        at: '10:00',
        on: 'Saturday',
        kind: 'order',
        slots: { item: 'Lemon cake for 12', name: 'Daly' },
        asked: 'A lemon cake for twelve on Saturday at ten? For Daly.',
        also: ['Can it be without nuts?'],
      },
    },
    { who: 'Customer', time: '20:05', words: 'Are ye open on Sunday?' },
    { who: 'Customer', time: '23:12', words: 'Do you deliver to Gort?', isOpen: true },
  ],
});

/** A line of the website, which no link leads to. */
const quoteOf = (text: string): Quote => ({
  url: '',
  pageTitle: '',
  text,
  textFragmentUrl: '',
  place: 0,
  isFocus: true,
});

/** The same night as it is played to visitors, with what the website says. */
export const bakeryEvening: readonly EveningScene[] = [
  {
    at: '18:42',
    question: 'What does a celebration cake cost?',
    kind: 'answer',
    quotes: [quoteOf('Celebration cakes from €38, ordered a day ahead.')],
  },
  {
    at: '19:40',
    question: 'A lemon cake for twelve on Saturday at ten? For Daly.',
    kind: 'message',
    said: 'Order: lemon cake for 12, Saturday 10:00, Daly',
  },
  { at: '20:05', question: 'Are ye open on Sunday?', kind: 'answer', quotes: [quoteOf('Sunday 9:00–13:00')] },
  { at: '23:12', question: 'Do you deliver to Gort?', kind: 'lost' },
];
