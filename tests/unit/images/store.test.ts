import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addImage, readImage } from '@/lib/images/add-image';
import { bucketStore, folderStore } from '@/lib/images/store';
import { log } from '@/lib/log';

const folder = () => mkdtempSync(join(tmpdir(), 'images-'));
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1c5a3c' } });

async function added(bytes: Uint8Array, store = folderStore(folder())) {
  const answer = await addImage(bytes, store);
  if (!answer.ok) throw new Error(answer.message);
  return { ...answer, store };
}

describe('bucketStore', () => {
  const objects = new Map<string, Buffer>();
  const faults = { isForbidden: false, isCutOff: false };
  const bucket = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const signed =
        /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-west-1\/s3\/aws4_request, SignedHeaders=[\w;-]*host[\w;-]*, Signature=[0-9a-f]{64}$/;
      if (faults.isCutOff) return request.socket.destroy();
      if (faults.isForbidden || !signed.test(request.headers.authorization ?? '')) return response.writeHead(403).end();
      const key = request.url ?? '';
      if (key.startsWith('/pictures?')) return response.end(listing(new URL(key, 'http://bucket').searchParams));
      if (request.method === 'PUT') objects.set(key, Buffer.concat(chunks));
      if (request.method === 'DELETE') objects.delete(key);
      const found = objects.get(key);
      return response
        .writeHead(request.method === 'GET' && !found ? 404 : 200)
        .end(request.method === 'GET' ? found : undefined);
    });
  });
  /** ListObjectsV2, one key a page. */
  function listing(query: URLSearchParams): string {
    const prefix = `/pictures/${query.get('prefix')}`;
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
    const from = Number(query.get('continuation-token') ?? 0);
    const next = from + 1 < keys.length ? `<NextContinuationToken>${from + 1}</NextContinuationToken>` : '';
    const page = keys
      .slice(from, from + 1)
      .map((key) => `<Contents><Key>${key.slice('/pictures/'.length)}</Key></Contents>`);
    return `<ListBucketResult>${page.join('')}${next}</ListBucketResult>`;
  }
  let endpoint = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
    endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
  });
  afterAll(() => bucket.close());
  const store = () =>
    bucketStore({ endpoint, bucket: 'pictures', region: 'eu-west-1', accessKeyId: 'key', secretAccessKey: 'secret' });

  test('stores, reads, lists and deletes images', async () => {
    const { image } = await added(await picture(600, 300).png().toBuffer(), store());
    expect([...objects.keys()].sort()).toEqual([
      `/pictures/images/${image.hash}-480.webp`,
      `/pictures/images/${image.hash}.webp`,
    ]);
    expect(await readImage(image, 480, store())).not.toBeNull();
    expect(await store().list()).toEqual([`${image.hash}-480.webp`, `${image.hash}.webp`]);
    await store().delete(`${image.hash}.webp`);
    expect(await store().get(`${image.hash}.webp`)).toBeNull();
  });

  test.each([
    ['denies access', { isForbidden: true }],
    ['breaks off connections', { isCutOff: true }],
  ])(
    'a bucket that %s is no fault of the image: the log has the number that the author is told',
    async (_name, fault) => {
      const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
      Object.assign(faults, fault);
      const answer = await addImage(await picture(60, 40).png().toBuffer(), store());
      Object.assign(faults, { isForbidden: false, isCutOff: false });
      expect(answer).toMatchObject({ ok: false, isOurs: true });
      const [context] = logged.mock.calls[0] ?? [];
      const { id } = context as unknown as { id: string };
      expect(answer).toMatchObject({ message: expect.stringMatching(`stored just now.*Error number ${id}`) });
      expect(
        await addImage(new Uint8Array((await picture(600, 400).png().toBuffer()).subarray(0, 900)), store()),
      ).toMatchObject({
        message: expect.stringContaining('damaged'),
      });
      logged.mockRestore();
    },
  );

  test('throws when access is denied, instead of reporting a missing image', async () => {
    faults.isForbidden = true;
    await expect(store().get('x.webp')).rejects.toThrow('403');
    faults.isForbidden = false;
  });
});
