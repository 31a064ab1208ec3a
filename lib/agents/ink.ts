/** One channel of sRGB, linear (WCAG 2.2, relative luminance). */
const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** Luminance at which white and black text have the same contrast. */
const MIDDLE = 0.179;

/** Black or white, whichever can be read better on a colour. Both reach a contrast of 4.5 there. */
export function inkOn(colour: string): '#000' | '#fff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > MIDDLE ? '#000' : '#fff';
}
