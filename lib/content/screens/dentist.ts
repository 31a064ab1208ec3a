import { logOf } from './night';

/** A dental practice, from Monday to Tuesday, whose owner has corrected an answer. */
export const dentistLog = logOf(
  {
    day: 'Tuesday',
    events: [
      { who: 'Lynch', time: '20:40', words: 'Do you take the medical card?', isOpen: true },
      {
        who: 'Ahern',
        time: '19:15',
        words: 'Eleven suits me',
        booking: { at: '11:00', slots: { item: 'check-up', name: 'Ahern' } },
      },
      { who: 'Customer', time: '21:30', words: 'Are you open on Saturday?' },
      {
        who: 'Sheridan',
        time: '06:50',
        words: 'A filling fell out',
        booking: { at: '09:15', slots: { reason: 'a filling', name: 'Sheridan' } },
      },
    ],
  },
  [
    { from: 'customer', text: 'Do you take the medical card?' },
    { from: 'agent', text: 'That’s not on our website. Leave your name and number, and we’ll get back to you.' },
  ],
  { by: 'Orla', at: '08:31', answer: 'Yes. Bring the card to your first visit.' },
);
