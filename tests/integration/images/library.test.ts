import { beforeEach, expect, test } from 'vitest';
import { IMAGES_PER_PAGE, listImages, recordImage } from '@/lib/images/library';
import { imagePath } from '@/lib/images/path';
import { emptyTables } from '../../support/empty-tables';
import { storePost } from '../../support/posts';

beforeEach(emptyTables);

const image = (number: number) => ({ hash: String(number).padStart(32, '0'), width: 1200, height: 800 });

test('listImages › lists each image once, with alternative text and the posts that use it', async () => {
  for (const number of [1, 2, 3]) await recordImage(image(number));
  await recordImage(image(1));
  const [first, second, third] = [1, 2, 3].map((number) => imagePath(image(number)));
  await storePost({ title: 'In the body', content: `Before.\n\n![A green door](${first} "Ennis")\n\nAfter.` });
  await storePost({ title: 'As cover', cover: second, coverAlt: 'A counter', content: `Also ![door](${first}).` });
  await storePost({ title: 'Deleted', cover: third, deletedAt: new Date() });
  const { images, pages } = await listImages(1);
  expect(pages).toBe(1);
  expect(new Map(images.map(({ path, ...use }) => [path, use]))).toEqual(
    new Map([
      [first, { alt: 'A green door', usedIn: ['In the body', 'As cover'] }],
      [second, { alt: 'A counter', usedIn: ['As cover'] }],
      [third, { alt: '', usedIn: [] }],
    ]),
  );
});

test('listImages › pages', async () => {
  for (let number = 0; number <= IMAGES_PER_PAGE; number += 1) await recordImage(image(number));
  expect(await listImages(1)).toMatchObject({ pages: 2, images: { length: IMAGES_PER_PAGE } });
  expect((await listImages(2)).images).toHaveLength(1);
  expect((await listImages(3)).images).toEqual([]);
});
