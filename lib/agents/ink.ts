/** One channel of sRGB, linear (WCAG 2.2, relative luminance). */
const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** Relative luminance of a colour like #1d4ed8. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours like #1d4ed8, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Luminance at which white and black text have the same contrast. */
const MIDDLE = 0.179;

/** Black or white, whichever can be read better on a colour. Both reach a contrast of 4.5 there. */
export const inkOn = (colour: string): '#000' | '#fff' => (luminanceOf(colour) > MIDDLE ? '#000' : '#fff');
