import type { Agent } from '@/lib/content/agents/agent';
import type { Mark } from './marks';
import { palette } from './palette';
import { portraits } from './portraits';

const TILE = 120;
const GAP = 20;

const pathElement = ([tone, path, strokeWidth]: Mark) =>
  strokeWidth
    ? `<path d="${path}" fill="none" stroke="${palette[tone]}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"/>`
    : `<path d="${path}" fill="${palette[tone]}"/>`;

/** Width and height of a strip of portraits, in units of its own. */
export const stripSize = (count: number) => ({ width: count * (TILE + GAP) - GAP, height: TILE });

/** Portraits in a row as an SVG file: unlike inline portraits, it costs the page itself almost nothing. */
export function drawStrip(images: readonly Agent['image'][]): string {
  const { width, height } = stripSize(images.length);
  const tiles = images.map(
    ({ glyph, tint }, index) =>
      `<svg x="${index * (TILE + GAP)}" width="${TILE}" height="${TILE}"><rect width="${TILE}" height="${TILE}" rx="20" fill="${palette[tint]}"/><svg y="20" width="${TILE}" height="100" viewBox="0 0 120 100">${portraits[glyph].map(pathElement).join('')}</svg></svg>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${tiles.join('')}</svg>`;
}
