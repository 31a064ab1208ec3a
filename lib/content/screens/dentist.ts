import { logOf, type Night } from './night';

/** A dental practice, from Monday to Tuesday: the dentist is correcting an answer. */
const night: Night = {
  day: 'Tue',
  date: 'Tuesday',
  events: [
    { who: 'Lynch', time: '20:40', about: 'Medical card', isForOwner: true },
    { who: 'Ahern', time: '19:15', about: 'Check-up', booking: { at: '11:00', text: 'Ahern · check-up' } },
    { who: 'Website visitor', time: '21:30', about: 'Do you open on Saturday?' },
    {
      who: 'Sheridan',
      time: '06:50',
      about: 'A filling fell out',
      booking: { at: '09:15', text: 'Sheridan · filling' },
    },
  ],
};

export const dentistLog = logOf(
  night,
  [
    { from: 'customer', text: 'Do you take the medical card?' },
    { from: 'agent', text: 'That’s not on our website, so I’ve asked the practice. What number can they ring?' },
  ],
  {
    button: 'Correct this answer',
    text: 'Yes. Bring the card to the first visit.',
    done: 'Saved. From now on it says so.',
  },
);
