import type { ScreenNote } from './screen';

/** A week of a shop that opens nine to six. */
export const shopNote: ScreenNote = {
  business: 'The shop',
  asked: [
    { question: 'Is it in stock?', askers: 21 },
    { question: 'How much is delivery?', askers: 12 },
    { question: 'Are you open on Sunday?', askers: 8 },
  ],
  open: [{ question: 'How long do I have to return something?', askers: 7 }],
};
