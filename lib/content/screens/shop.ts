import type { ScreenNote } from './screen';

/** A week of a shop that opens nine to six. */
export const shopNote: ScreenNote = {
  to: 'You',
  subject: 'Your week at the shop',
  asked: [
    { topic: 'Is it in stock?', times: 21 },
    { topic: 'Delivery', times: 12 },
    { topic: 'Open on Sunday?', times: 8 },
    { topic: 'Returns', times: 7 },
  ],
  missing: 'Seven people asked how long they have to return something. Your website doesn’t say.',
  offer: 'Answer it in one line',
};
