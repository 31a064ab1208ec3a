import { diaryOf, logOf, type Night } from './night';
import type { ScreenCorrection, ScreenNote } from './screen';
import { conversationAt } from './trades';

const salon = 'beauty-salon-ai';
const colour = conversationAt(salon, '21:35');

/** A salon that opens Tuesday to Saturday at nine: from Thursday to Friday, with the conversations of its agent's own page. */
export const salonNight: Night = {
  day: 'Friday',
  events: [
    { who: 'Customer', time: '19:20', words: conversationAt(salon, '19:20').question },
    {
      who: 'Ryan',
      time: '19:48',
      words: 'Ten, if you have it',
      booking: { at: '10:00', slots: { item: 'cut and finish', name: 'Ryan' } },
    },
    {
      who: 'Murphy',
      time: '21:35',
      words: 'Does my patch test from last month count?',
      isOpen: true,
      booking: { at: '14:00', slots: { item: 'full head of colour', name: 'Murphy' } },
    },
    { who: 'Customer', time: '23:05', words: 'What does a patch test cost?' },
    {
      who: 'Nowak',
      time: '07:10',
      words: conversationAt(salon, '07:10').question,
      booking: { at: '17:00', slots: { item: 'blow-dry', name: 'Nowak' } },
    },
  ],
};

export const salonLog = logOf(
  salonNight,
  [
    { from: 'customer', text: colour.question },
    { from: 'agent', text: colour.answer },
    { from: 'customer', text: 'Two o’clock. Does my patch test from last month count?' },
    { from: 'agent', text: 'Requested. About the patch test, I’ve asked the salon.' },
  ],
  { by: 'Sinéad', at: '08:33', answer: 'A patch test counts for six months.' },
);

/** What the owner does in the morning about the question that was open. */
export const salonCorrection: ScreenCorrection = {
  asked: 'Does my patch test from last month count?',
  answered: 'About the patch test, I’ve asked the salon.',
  typed: 'A patch test counts for six months.',
};

export const salonDiary = diaryOf(salonNight, [
  {
    name: 'Wednesday',
    bookings: [
      { at: '10:00', slots: { item: 'highlights', name: 'Doyle' } },
      { at: '14:00', slots: { item: 'cut', name: 'Keane' } },
    ],
  },
  {
    name: 'Thursday',
    bookings: [
      { at: '11:30', slots: { item: 'wash and set', name: 'Hayes' } },
      { at: '17:00', slots: { item: 'cut', name: 'Dunne' } },
    ],
  },
]);

export const salonNote: ScreenNote = {
  business: 'The salon',
  asked: [
    { question: 'Can I get in on Saturday?', askers: 14 },
    { question: 'Where can I park?', askers: 6 },
    { question: 'Do you sell vouchers?', askers: 5 },
  ],
  open: [{ question: 'What does balayage cost?', askers: 4 }],
};
