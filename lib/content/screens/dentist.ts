import type { ScreenCorrection, ScreenSteps } from './screen';

/** A dental practice that is being set up: an answer that its owner is correcting. */
export const dentistCorrection: ScreenCorrection = {
  asked: 'Do you take the medical card?',
  answered: 'That’s not on our website. Leave your name and number, and we’ll get back to you.',
  typed: 'Yes. Bring the card to your first vi',
};

/** Its set-up, by the hour. */
export const dentistSetUp: ScreenSteps = {
  title: 'Your Dental Practice',
  steps: [
    { at: 'Mon 09:10', done: 'Read the website: hours, fees, team' },
    { at: 'Mon 11:30', done: 'Asked the practice what it leaves out' },
    { at: 'Tue 10:05', done: 'Tried twelve questions that patients ask' },
    { at: 'Tue 16:20', done: 'Two answers put right by the practice' },
    { at: 'Wed 09:00', done: 'On the website' },
  ],
};
