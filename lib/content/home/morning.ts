/** 08:30: the hand-over on the owner's phone. */
export const morning = {
  title: 'Half past eight. It tells you what it did.',
  lines: ['It answered what it knew. It asks you the rest, once.'],
  caption: 'On your phone.',
};
