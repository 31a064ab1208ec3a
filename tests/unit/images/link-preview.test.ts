import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addImage } from '@/lib/images/add-image';
import { linkPreview } from '@/lib/images/link-preview';
import { folderStore } from '@/lib/images/store';

test('linkPreview › crops a picture to 1200 × 630 as JPEG; null for a missing one and for other paths', async () => {
  const store = folderStore(mkdtempSync(join(tmpdir(), 'images-')));
  const upright = { width: 400, height: 900, channels: 3, background: '#123456' } as const;
  const added = await addImage(await sharp({ create: upright }).png().toBuffer(), store);
  if (!added.ok) throw new Error(added.message);
  const jpeg = await linkPreview(added.path, store);
  expect(await sharp(jpeg ?? undefined).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(await linkPreview(`/images/${'0'.repeat(32)}-10x10.webp`, store)).toBeNull();
  expect(await linkPreview('/etc/passwd', store)).toBeNull();
});
