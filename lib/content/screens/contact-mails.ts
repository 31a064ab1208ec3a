import type { ScreenMails } from './screen';

/** What comes of a message to us; the first subject is that of our mail. */
export const contactMails: ScreenMails = [
  { at: 'Tue 21:40', subject: 'We have your message', words: 'You’ll hear from a person within one working day.' },
  { at: 'Wed 11:05', subject: 'Re: We have your message', words: 'The answer to what you asked, and who wrote it.' },
];
