import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { env } from '@/lib/env';

/** Where pictures are kept. Keys are names made by us, of letters, digits, dots and hyphens. */
export type ImageStore = {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Null when there is nothing under the key. */
  get(key: string): Promise<Uint8Array | null>;
  delete(key: string): Promise<void>;
  /** All keys. */
  list(): Promise<string[]>;
};

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A folder on this machine. */
export function folderStore(folder: string): ImageStore {
  return {
    async put(key, bytes) {
      await mkdir(folder, { recursive: true });
      // Renamed into place: nobody ever reads half a picture.
      const part = join(folder, `.${randomUUID()}`);
      await writeFile(part, bytes);
      await rename(part, join(folder, key));
    },
    async get(key) {
      try {
        return await readFile(join(folder, key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    delete: (key) => rm(join(folder, key), { force: true }),
    async list() {
      try {
        return (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
  };
}

/** Before the keys in a bucket, which may hold other things too. */
const FOLDER = 'images/';

type Bucket = NonNullable<typeof env.s3>;

/** A bucket of any S3-compatible service. */
export function bucketStore({ endpoint, bucket, region, accessKeyId, secretAccessKey }: Bucket): ImageStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const bucketUrl = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const request = async (url: string, init: RequestInit) => {
    const response = await client.fetch(url, init);
    if (response.ok || response.status === 404) return response;
    throw new Error(`The bucket answered ${response.status} to ${init.method}.`);
  };
  const call = (key: string, init: RequestInit) => request(`${bucketUrl}/${FOLDER}${key}`, init);
  /** One page of keys, at most 1,000, and where the next one begins (ListObjectsV2). */
  const listFrom = async (token?: string) => {
    const query = new URLSearchParams({ 'list-type': '2', prefix: FOLDER });
    if (token) query.set('continuation-token', token);
    const response = await request(`${bucketUrl}?${query}`, { method: 'GET' });
    if (!response.ok) throw new Error('There is no such bucket.');
    const answer = await response.text();
    const keys = [...answer.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key.slice(FOLDER.length));
    return { keys, next: /<NextContinuationToken>([^<]*)</.exec(answer)?.[1] };
  };
  return {
    async put(key, bytes, type) {
      const response = await call(key, { method: 'PUT', body: Buffer.from(bytes), headers: { 'Content-Type': type } });
      if (!response.ok) throw new Error('There is no such bucket.');
    },
    async get(key) {
      const response = await call(key, { method: 'GET' });
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    },
    async delete(key) {
      await call(key, { method: 'DELETE' });
    },
    async list() {
      const all: string[] = [];
      let page = await listFrom();
      all.push(...page.keys);
      while (page.next) {
        page = await listFrom(page.next);
        all.push(...page.keys);
      }
      return all;
    },
  };
}

/** The store that is configured. */
export const imageStore: ImageStore = env.s3 ? bucketStore(env.s3) : folderStore(resolve(env.dataDir, 'images'));
