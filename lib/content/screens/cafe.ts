import { plural } from '@/lib/text/plural';
import type { ScreenBusiness, ScreenChat, ScreenDiary, ScreenHandOver, ScreenLog, ScreenNote } from './screen';

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

type NightEvent = {
  who: string;
  time: string;
  about: string;
  isForOwner?: boolean;
  table?: { at: string; text: string };
};

/** One night from Friday to Saturday, which conversation log, diary and hand-over show. `table`: a booking request for Saturday. */
const night: readonly NightEvent[] = [
  {
    who: 'Nolan',
    time: '22:10',
    about: 'Table for six, cake',
    isForOwner: true,
    table: { at: '13:00', text: 'Nolan, 6 · coeliac' },
  },
  { who: 'Kelly', time: '21:52', about: 'Table for two', table: { at: '10:30', text: 'Kelly, 2' } },
  {
    who: 'Byrne',
    time: '23:02',
    about: 'High chair on Saturday',
    table: { at: '13:30', text: 'Byrne, 4 · high chair' },
  },
  { who: 'Website visitor', time: '23:40', about: 'Is the soup vegan?' },
  { who: 'Okafor', time: '06:48', about: 'Table for three', table: { at: '15:00', text: 'Okafor, 3' } },
];

function stateOf({ isForOwner, table }: NightEvent): string {
  if (isForOwner) return 'Waiting for you';
  return table ? 'Booking request' : 'Answered';
}

/** The entry of Saturday at a time. */
function takenFor(at: string): { text: string; takenAt: string } | undefined {
  const event = night.find(({ table }) => table?.at === at);
  return event?.table && { text: event.table.text, takenAt: event.time };
}

export const cafeLog: ScreenLog = {
  title: 'Conversations',
  days: night.map((event) => ({ ...event, state: stateOf(event) })),
  lines: [
    { from: 'customer', text: 'Nolan. Can we bring a cake?' },
    { from: 'agent', text: 'I don’t know about cakes, so I’ve asked the owner.' },
  ],
  correction: {
    button: 'Correct this',
    text: 'Yes, and no charge. Tell us the day before.',
    done: 'Saved. From now on it says so.',
  },
};

export const cafeNote: ScreenNote = {
  to: 'You',
  subject: 'Your week at the café',
  asked: [
    { topic: 'Tables for Saturday', times: 14 },
    { topic: 'Vegan cake', times: 9 },
    { topic: 'Open after four?', times: 6 },
    { topic: 'Gluten-free bread', times: 5 },
  ],
  missing: 'Nine people asked for vegan cake. It isn’t on your menu page.',
  offer: 'Shall I draft the line?',
};

export const cafeDiary: ScreenDiary = {
  days: ['Thu', 'Fri', 'Sat'],
  mainDay: 'Sat',
  rows: [
    { time: '10:30', entries: { Thu: { text: 'Book club, 8' }, Sat: takenFor('10:30') } },
    { time: '12:00', entries: { Fri: { text: 'Walsh, 4' } } },
    { time: '13:00', entries: { Thu: { text: 'Lunch order, 12' }, Sat: takenFor('13:00') } },
    { time: '13:30', entries: { Sat: takenFor('13:30') } },
    { time: '15:00', entries: { Fri: { text: 'Daly, 5' }, Sat: takenFor('15:00') } },
  ],
};

const requests = night.filter(({ table }) => table).length;

export const cafeHandOver: ScreenHandOver = {
  time: '08:30',
  date: 'Saturday',
  from: 'AI employee',
  summary: `While you were closed: ${plural(requests, 'booking request')}, ${plural(night.length - requests, 'answer')}, ${night.filter(({ isForOwner }) => isForOwner).length} for you.`,
  question: 'Nolan, six, today at 1 pm. One coeliac. Can they bring a cake?',
  replies: ['Yes, no charge', 'I’ll reply'],
};
