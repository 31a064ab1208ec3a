import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { addImage, MAX_IMAGE_BYTES, readImage } from '@/lib/images/add-image';
import { folderStore } from '@/lib/images/store';
import { deferred } from '../../support/deferred';

const folder = () => mkdtempSync(join(tmpdir(), 'images-'));
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1c5a3c' } });

async function added(bytes: Uint8Array, store = folderStore(folder())) {
  const answer = await addImage(bytes, store);
  if (!answer.ok) throw new Error(answer.message);
  return { ...answer, store };
}

describe('addImage', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('accepts %s', async (format) => {
    const { image } = await added(await picture(60, 40).toFormat(format).toBuffer());
    expect(image).toMatchObject({ width: 60, height: 40 });
  });

  test('refuses images that move, with a sentence', async () => {
    const frames = await Promise.all(
      ['#1c5a3c', '#f2b705', '#1c5a3c'].map(async (background) =>
        sharp({ create: { width: 60, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = sharp(frames, { join: { animated: true } });
    const png = await picture(60, 40).png().toBuffer();
    const chunk = Buffer.from('000000086163544c000000030000000000000000', 'hex');
    const apng = Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
    const avif = await picture(60, 40).avif().toBuffer();
    avif.write('avis', 8);
    for (const bytes of [await moving.clone().gif().toBuffer(), await moving.webp().toBuffer(), apng, avif])
      expect(await addImage(bytes, folderStore(folder()))).toEqual({
        ok: false,
        message: expect.stringMatching(/^This image moves/),
      });
  });

  test('rotates the image upright and removes its metadata', async () => {
    const bytes = await picture(80, 40)
      .withExif({ IFD0: { Copyright: 'Mary Byrne', Orientation: '6' }, IFD3: { GPSLatitude: '52/1 50/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { image, store } = await added(bytes);
    expect(image).toMatchObject({ width: 40, height: 80 });
    const stored = Buffer.from((await readImage(image, undefined, store)) ?? []);
    const { exif, icc, xmp, orientation } = await sharp(stored).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({
      exif: undefined,
      icc: undefined,
      xmp: undefined,
      orientation: undefined,
    });
    expect(stored.includes('Mary Byrne')).toBe(false);
  });

  test('resizes to at most 1,920 pixels and stores smaller variants', async () => {
    const { image, store } = await added(await picture(3000, 1000).png().toBuffer());
    expect(image).toMatchObject({ width: 1920, height: 640 });
    for (const width of [480, 960]) {
      const bytes = await readImage(image, width, store);
      expect((await sharp(Buffer.from(bytes ?? [])).metadata()).width).toBe(width);
    }
    expect(await readImage(image, 123, store)).toEqual(await readImage(image, undefined, store));
  });

  test('accepts a photo of 48 million pixels, and a drawing of 8 million in a few bytes', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
    const tile = sharp({ create: { width: 1000, height: 750, channels: 3, background: '#000000', noise } });
    const photo = sharp(await tile.png().toBuffer()).resize(8000, 6000, { kernel: 'nearest' });
    const { image } = await added(await photo.jpeg({ quality: 40 }).toBuffer());
    expect(image).toMatchObject({ width: 1920, height: 1440 });
    expect((await added(await picture(3840, 2160).png().toBuffer())).image).toMatchObject({
      width: 1920,
      height: 1080,
    });
  });

  test.each([
    ['shades of grey', () => picture(60, 40).greyscale().png()],
    ['transparency', () => picture(60, 40).ensureAlpha(0.5).png()],
    ['16 bits per colour', () => picture(60, 40).toColourspace('rgb16').png()],
    ['CMYK', () => picture(60, 40).toColourspace('cmyk').jpeg()],
  ])('keeps the colours of a picture with %s', async (_name, make) => {
    const source = await make().toBuffer();
    const { image, store } = await added(source);
    const colour = async (bytes: Uint8Array) =>
      (await sharp(bytes).toColourspace('srgb').ensureAlpha().raw().toBuffer()).subarray(0, 4);
    const stored = await colour((await readImage(image, undefined, store)) ?? new Uint8Array());
    for (const [index, value] of (await colour(source)).entries()) {
      expect(Math.abs((stored[index] ?? 0) - value), `channel ${index}`).toBeLessThanOrEqual(6);
    }
  });

  test('stores the same image once', async () => {
    const place = folder();
    const bytes = await picture(500, 100).png().toBuffer();
    const first = await added(bytes, folderStore(place));
    const files = readdirSync(place);
    expect((await added(bytes, folderStore(place))).path).toBe(first.path);
    expect(await folderStore(place).list()).toEqual(readdirSync(place).sort());
    expect(await folderStore(join(place, 'nothing')).list()).toEqual([]);
    expect(readdirSync(place)).toEqual(files);
  });
});

describe('addImage › rejects', () => {
  const bomb = Buffer.from('89504e470d0a1a0a0000000d49484452000075300000753008020000000000000000000000', 'hex');
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('hello')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="9" height="9"/>')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['900 million pixels', bomb],
  ])('%s', async (_name, bytes) => {
    expect(await addImage(bytes, folderStore(folder()))).toMatchObject({
      ok: false,
      message: expect.stringMatching(/image/),
    });
  });

  test.each(['heic', 'heix', 'mif1'])('an iPhone photo (%s), and says what to do', async (brand) => {
    // The same container as AVIF, with the brands that say what is in it.
    const avif = await picture(60, 40).avif().toBuffer();
    const brands = Buffer.from(`${brand}\0\0\0\0mif1heic`, 'latin1');
    const size = Buffer.from([0, 0, 0, 8 + brands.length]);
    const photo = Buffer.concat([size, Buffer.from('ftyp'), brands, avif.subarray(avif.readUInt32BE(0))]);
    expect(await addImage(photo, folderStore(folder()))).toEqual({
      ok: false,
      message: 'HEIC photos are not supported. Please save the photo as JPEG and upload that.',
    });
  });

  test('millions of pixels in a file too small for a photo, before it is decoded', async () => {
    const tiny = await picture(8000, 5900).png({ compressionLevel: 9 }).toBuffer();
    const started = process.cpuUsage();
    expect(await addImage(tiny, folderStore(folder()))).toEqual({
      ok: false,
      message: 'This file is too small for so large an image. Please make the image smaller, or save it as JPEG.',
    });
    expect(process.cpuUsage(started).user, 'microseconds').toBeLessThan(500_000);
  });

  test('16 bits per colour in more than 25 million pixels', async () => {
    const deep = await picture(6000, 5000).toColourspace('rgb16').png({ compressionLevel: 9 }).toBuffer();
    expect(await addImage(deep, folderStore(folder()))).toMatchObject({ message: expect.stringContaining('16 bits') });
  });

  test('what arrives while eight others are pending', async () => {
    const bytes = await picture(60, 40).png().toBuffer();
    const target = folderStore(folder());
    const released = deferred();
    const slow = {
      ...target,
      put: (...image: Parameters<typeof target.put>) => released.promise.then(() => target.put(...image)),
    };
    let busy = 0;
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const answer = await addImage(bytes, slow);
        if (!answer.ok && answer.isOurs) busy += 1;
        if (busy === 4) released.resolve();
        return answer.ok;
      }),
    );
    expect(busy).toBe(4);
    expect(answers.filter((ok) => ok)).toHaveLength(8);
    expect(await addImage(bytes, folderStore(folder()))).toMatchObject({ ok: true });
  });

  test('a truncated JPEG', async () => {
    const bytes = await picture(600, 600).jpeg().toBuffer();
    expect(await addImage(bytes.subarray(0, bytes.length / 2), folderStore(folder()))).toMatchObject({ ok: false });
  });

  test('more than 10 MB', async () => {
    const answer = await addImage(Buffer.alloc(MAX_IMAGE_BYTES + 1), folderStore(folder()));
    expect(answer).toEqual({ ok: false, message: 'Please use an image of at most 10 MB.' });
  });
});
