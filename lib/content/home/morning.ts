/** 08:30: the hand-over on the owner's phone. */
export const morning = {
  title: 'Half past eight. It tells you what it did.',
  lines: ['What it knew, it answered. The rest it asks you, once.'],
  caption: 'The hand-over, on your phone.',
};
