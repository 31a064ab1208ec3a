import { expect, test } from 'vitest';
import { contrastOf, inkOn } from '@/lib/agents/ink';

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const luminance = (colour: string) =>
  [0.2126, 0.7152, 0.0722].reduce(
    (sum, weight, at) => sum + weight * linear(Number.parseInt(colour.slice(1 + at * 2, 3 + at * 2), 16) / 255),
    0,
  );

test('inkOn › can be read on every colour', () => {
  const levels = ['00', '33', '66', '77', '88', '99', 'cc', 'ff'];
  for (const red of levels)
    for (const green of levels)
      for (const blue of levels) {
        const ground = luminance(`#${red}${green}${blue}`);
        const ink = inkOn(`#${red}${green}${blue}`) === '#fff' ? 1 : 0;
        const contrast = (Math.max(ground, ink) + 0.05) / (Math.min(ground, ink) + 0.05);
        expect(contrast, `#${red}${green}${blue}`).toBeGreaterThanOrEqual(4.5);
      }
});

test('contrastOf › is that of WCAG, whichever colour comes first', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});
