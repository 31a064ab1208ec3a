import type { Mark } from './marks';
import type { Tone } from './palette';

/**
 * The parts of a portrait, on a canvas of 120 × 100 units: the figure of the logo, with a face in three strokes, hair, clothes and
 * headgear.
 */

export const head: Mark = ['face', 'M45 42a15 17 0 0 1 30 0v5a15 16 0 0 1-30 0z'];
const neck: Mark = ['sand', 'M52 56h16v15a8 6 0 0 1-16 0z'];

/** Two eyes and a mouth. */
const face: Mark = ['ink', 'M53 44v2.500M67 44v2.500M55.500 54c3 2.500 6 2.500 9 0', 2.2];

/** Shoulders in the colour of the clothes, neck, head and face. */
export const figure = (clothes: Tone): Mark[] => [[clothes, 'M20 100c0-21 14-32 40-32s40 11 40 32z'], neck, head, face];

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0z`;

/** A filled circle. */
export const dot = (tone: Tone, x: number, y: number, radius: number): Mark => [tone, circle(x, y, radius)];
/** A circle as a line of the given width. */
export const ring = (tone: Tone, x: number, y: number, radius: number, width: number): Mark => [
  tone,
  circle(x, y, radius),
  width,
];

export const hair = {
  short: (tone: Tone): Mark => [tone, 'M44 44c-3-17 6-24 16-24s19 7 16 24c-3-8-7-11-16-11s-13 3-16 11z'],
  parted: (tone: Tone): Mark => [tone, 'M44 44c-4-17 8-25 19-24 11 1 15 10 13 24-2-7-5-11-9-13-8 4-18 4-23 13z'],
  /** Behind the head. */
  bob: (tone: Tone): Mark => [tone, 'M39 60c-4-26 3-40 21-40s25 14 21 40c-6 4-36 4-42 0z'],
  /** Behind the head. */
  long: (tone: Tone): Mark => [tone, 'M38 80c-5-34 1-60 22-60s27 26 22 60z'],
  bun: (tone: Tone): Mark => dot(tone, 60, 15, 8),
  beard: (tone: Tone): Mark => [tone, 'M45 46c0 20 8 25 15 25s15-5 15-25c-3 7-8 8-15 8s-12-1-15-8z'],
} as const;

export const clothes = {
  /** The shirt in the opening of a jacket. */
  shirt: ['white', 'M49 69c4 4 18 4 22 0L60 100z'] satisfies Mark,
  tie: (tone: Tone): Mark => [tone, 'M57 74h6l4 18-7 8-7-8z'],
  collar: ['white', 'M48 68l12 11 12-11 4 5-12 15-4-5-4 5-12-15z'] satisfies Mark,
  neckline: ['sand', 'M49 68c4 3 18 3 22 0L60 85z'] satisfies Mark,
  bib: (tone: Tone): Mark[] => [
    [tone, 'M43 82h34v18H43z'],
    [tone, 'M39 71l8 13M81 71l-8 13', 5],
  ],
} as const;

/** Round spectacles. */
export const glasses: readonly Mark[] = [
  ring('ink', 53, 45, 5.5, 2),
  ring('ink', 67, 45, 5.5, 2),
  ['ink', 'M58.500 44.500h3', 2],
];
