import createSharp from 'sharp';
import { expect, test } from 'vitest';
import { sharp } from '@/lib/images/decoders';

const blank = () => createSharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } });

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('sharp › decodes %s', async (format) => {
  expect((await sharp(await blank()[format]().toBuffer()).metadata()).width).toBe(9);
});

test('sharp › parses neither drawings nor documents', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="5"/></svg>');
  for (const bytes of [drawing, await blank().tiff().toBuffer(), Buffer.from('%PDF-1.4')])
    expect(() => sharp(bytes)).toThrow('unsupported image format');
  // Next draws its Open Graph images by an SVG.
  expect((await createSharp(drawing).metadata()).format).toBe('svg');
});
