import { encode } from 'uqr';

/** Modules of white around a code (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code as the path of an SVG picture of `size` units, one a module. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: QUIET });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}
