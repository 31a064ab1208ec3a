import { diaryOf, handOverOf, type Night } from './night';
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
    { from: 'agent', text: 'I’ll put in the request and tell the kitchen. What name?' },
    { from: 'customer', text: 'Nolan. Can we bring a cake?' },
    { from: 'agent', text: 'Requested. I don’t know about cakes, so I’ve asked the owner.' },
  ],
};

/** From Friday to Saturday. */
export const cafeNight: Night = {
  day: 'Sat',
  date: 'Saturday',
  events: [
    {
      who: 'Nolan',
      time: '22:10',
      about: 'Table for six, cake',
      isForOwner: true,
      booking: { at: '13:00', text: 'Nolan, 6 · coeliac' },
    },
    { who: 'Kelly', time: '21:52', about: 'Table for two', booking: { at: '10:30', text: 'Kelly, 2' } },
    {
      who: 'Byrne',
      time: '23:02',
      about: 'High chair on Saturday',
      booking: { at: '13:30', text: 'Byrne, 4 · high chair' },
    },
    { who: 'Website visitor', time: '23:40', about: 'Is the soup vegan?' },
    { who: 'Okafor', time: '06:48', about: 'Table for three', booking: { at: '15:00', text: 'Okafor, 3' } },
  ],
};

export const cafeDiary = diaryOf(cafeNight, ['Thu', 'Fri', 'Sat'], {
  Thu: { '10:30': 'Book club, 8', '13:00': 'Lunch order, 12' },
  Fri: { '12:00': 'Walsh, 4', '15:00': 'Daly, 5' },
});

export const cafeHandOver = handOverOf(cafeNight, {
  question: 'Nolan, six, today at 1 pm. One coeliac. Can they bring a cake?',
  replies: ['Yes, no charge', 'I’ll reply'],
});
