import type { ScreenCorrection } from './screen';

/** What a plumber teaches in the morning, after a question that the website has no answer to. */
export const plumberCorrection: ScreenCorrection = {
  asked: 'Do you work on gas boilers as well?',
  answered: 'That’s not on our website. Leave your name and number, and we’ll get back to you.',
  typed: 'Yes, our gas fitter is registered. Oil and ga',
};
