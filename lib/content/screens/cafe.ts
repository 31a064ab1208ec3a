import { conversationsOf, diaryOf, type Night, todayOf } from './night';
import type { ScreenBusiness, ScreenChat } from './screen';

export const cafe: ScreenBusiness = {
  name: 'The Corner Café',
  address: 'your-cafe.ie',
  status: 'Closed. Open again at 8:30',
  list: {
    title: 'From the counter',
    lines: [
      ['Flat white', '€3.80'],
      ['Soup and brown bread', '€7.50'],
      ['Coffee cake', '€4.20'],
    ],
  },
  hours: [
    ['Mon–Sat', '8:30–16:00'],
    ['Sunday', 'Closed'],
  ],
};

/** It takes a booking request, as in the trial, and asks the owner what it does not know. */
export const cafeChat: ScreenChat = {
  time: '22:10',
  lines: [
    { from: 'agent', text: 'Hi, I’m the café’s AI assistant.' },
    { from: 'customer', text: 'A table for six, Saturday at one? One’s coeliac.' },
    { from: 'agent', text: 'I’ll ask, and tell the kitchen. Your name?' },
    { from: 'customer', text: 'Nolan. Can we bring a cake?' },
    { from: 'agent', text: 'Requested. About the cake, I’ve asked the owner.' },
  ],
};

/** From Friday to Saturday. */
export const cafeNight: Night = {
  day: 'Saturday',
  events: [
    {
      who: 'Nolan',
      time: '22:10',
      words: 'Can we bring a cake?',
      isOpen: true,
      booking: {
        at: '13:00',
        slots: { people: '6', name: 'Nolan' },
        asked: 'A table for six, Saturday at one? One’s coeliac.',
      },
    },
    {
      who: 'Kelly',
      time: '22:31',
      words: 'Half ten is perfect',
      booking: { at: '10:30', slots: { people: '2', name: 'Kelly' } },
    },
    {
      who: 'Byrne',
      time: '23:02',
      words: 'And a high chair',
      booking: { at: '13:30', slots: { people: '4', name: 'Byrne' } },
    },
    { who: 'Customer', time: '23:40', words: 'Is the soup vegan?' },
    {
      who: 'Okafor',
      time: '06:48',
      words: 'Three of us, at three',
      booking: { at: '15:00', slots: { people: '3', name: 'Okafor' } },
    },
  ],
};

export const cafeDiary = diaryOf(cafeNight, [
  {
    name: 'Thursday',
    bookings: [
      { at: '10:30', slots: { people: '8', name: 'Book club' } },
      { at: '12:30', slots: { people: '2', name: 'Hayes' } },
      { at: '13:00', slots: { people: '12', name: 'Ward' } },
    ],
  },
  {
    name: 'Friday',
    bookings: [
      { at: '12:00', slots: { people: '4', name: 'Walsh' } },
      { at: '15:00', slots: { people: '5', name: 'Daly' } },
    ],
  },
]);

export const cafeToday = todayOf(cafeNight);

/** What had come in by midnight. */
export const cafeEvening = conversationsOf(cafeNight).filter(({ time }) => time >= '12:00');

/** What its owner taught it before its first evening. */
export const cafeTaught = {
  asked: 'Have you gluten-free bread?',
  by: 'Aoife',
  at: '15:05',
  answer: 'Yes, a gluten-free loaf on Fridays.',
};
