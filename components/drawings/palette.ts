/** The colours of badges, covers and link cards, the same in light and dark mode. Hexadecimal, since link cards need it. */
export const palette = {
  face: '#f7f1e1',
  white: '#ffffff',
  ink: '#14261e',
  green: '#1c5c42',
  night: '#27404a',
  brick: '#93432f',
  marigold: '#efb23b',
  sage: '#a9c4ab',
  sand: '#e2cf9f',
  sky: '#a3c1cc',
  grey: '#7d8c84',
} as const;

export type Tone = keyof typeof palette;

/** The backgrounds of badges that need light text. */
const darkTones: readonly Tone[] = ['green', 'night', 'brick'];

/** The colour of text on a background of the palette; each pair has a contrast of at least 4.5:1. */
export const textOn = (background: Tone): 'face' | 'ink' => (darkTones.includes(background) ? 'face' : 'ink');
