/** 08:30: the hand-over on the owner's phone. */
export const morning = {
  title: 'Half past eight. It\u00a0tells\u00a0you what\u00a0it\u00a0did.',
  lines: ['It answered what it knew, and asks you about the rest. Once.'],
  caption: 'On your phone.',
};
