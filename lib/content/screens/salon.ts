import { diaryOf, handOverOf, logOf, type Night } from './night';
import type { ScreenNote } from './screen';

/** A salon that opens Tuesday to Saturday at nine: from Thursday to Friday. */
export const salonNight: Night = {
  day: 'Fri',
  date: 'Friday',
  events: [
    {
      who: 'Murphy',
      time: '21:35',
      about: 'Colour, patch test',
      isForOwner: true,
      booking: { at: '14:00', text: 'Murphy · colour' },
    },
    { who: 'Ryan', time: '19:48', about: 'Cut and finish', booking: { at: '10:00', text: 'Ryan · cut and finish' } },
    { who: 'Website visitor', time: '22:20', about: 'Where can I park?' },
    { who: 'Brennan', time: '23:05', about: 'What does a patch test cost?' },
    { who: 'Nowak', time: '07:10', about: 'Blow-dry after work', booking: { at: '17:00', text: 'Nowak · blow-dry' } },
  ],
};

export const salonLog = logOf(
  salonNight,
  [
    { from: 'customer', text: 'A colour on Friday at two? I had the patch test in May.' },
    { from: 'agent', text: 'Requested. I don’t know whether that test still counts, so I’ve asked the salon.' },
  ],
  {
    button: 'Correct this answer',
    text: 'A patch test counts for six months.',
    done: 'Saved. From now on it says so.',
  },
);

export const salonHandOver = handOverOf(salonNight, {
  question: 'Murphy, colour, today at 2 pm. Does her patch test from May still count?',
  replies: ['Yes, it does', 'I’ll reply'],
});

export const salonDiary = diaryOf(salonNight, ['Wed', 'Thu', 'Fri'], {
  Wed: { '10:00': 'Doyle · highlights', '14:00': 'Keane · cut' },
  Thu: { '11:30': 'Hayes · wash and set', '17:00': 'Dunne · cut' },
});

export const salonNote: ScreenNote = {
  to: 'You',
  subject: 'Your week at the salon',
  asked: [
    { topic: 'Saturday appointments', times: 14 },
    { topic: 'Price of balayage', times: 9 },
    { topic: 'Parking', times: 6 },
    { topic: 'Gift vouchers', times: 5 },
  ],
  missing: 'Nine people asked what balayage costs. It isn’t on your price list.',
  offer: 'Answer it in one line',
};
