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

const portrait = (glyph: Agent['image']['glyph'], x: number, y: number) =>
  `<svg x="${x}" y="${y}" width="${TILE}" height="100" viewBox="0 0 120 100">${portraits[glyph].map(pathElement).join('')}</svg>`;

/** Width and height of a strip of portraits, in units of its own. */
export const stripSize = (count: number) => ({ width: count * (TILE + GAP) - GAP, height: TILE });

/**
 * A portrait as the tile of a strip, and below all tiles on its own, where the fragment `#glyph` shows it: its tint is there three tiles
 * wide and high, to fill a container of any proportions around it.
 */
function drawTile({ glyph, tint }: Agent['image'], index: number): string {
  const x = index * (TILE + GAP);
  const top = TILE + GAP + index * 3 * TILE;
  const y = top + 2 * TILE;
  return [
    `<view id="${glyph}" viewBox="${TILE} ${y} ${TILE} ${TILE}" preserveAspectRatio="xMidYMax meet"/>`,
    `<rect x="${x}" width="${TILE}" height="${TILE}" rx="20" fill="${palette[tint]}"/>${portrait(glyph, x, GAP)}`,
    `<path d="M0 ${top}h${3 * TILE}v${3 * TILE}H0z" fill="${palette[tint]}"/>${portrait(glyph, TILE, y + GAP)}`,
  ].join('');
}

/** Portraits in a row as an SVG file: unlike inline portraits, it costs the page itself almost nothing. */
export function drawStrip(images: readonly Agent['image'][]): string {
  const { width, height } = stripSize(images.length);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${images.map(drawTile).join('')}</svg>`;
}
