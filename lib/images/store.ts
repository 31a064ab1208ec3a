import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { env } from '@/lib/env';

/** Where pictures are kept. Keys are names made by us, of letters, digits, dots and hyphens. */
export type ImageStore = {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Null when there is nothing under the key. */
  get(key: string): Promise<Uint8Array | null>;
  delete(key: string): Promise<void>;
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
  };
}

type Bucket = NonNullable<typeof env.s3>;

/** A bucket of any S3-compatible service. */
export function bucketStore({ endpoint, bucket, region, accessKeyId, secretAccessKey }: Bucket): ImageStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const urlOf = (key: string) => `${endpoint.replace(/\/$/, '')}/${bucket}/images/${key}`;
  const call = async (key: string, init: RequestInit) => {
    const response = await client.fetch(urlOf(key), init);
    if (response.ok || response.status === 404) return response;
    throw new Error(`The bucket answered ${response.status} to ${init.method}.`);
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
  };
}

/** The store that is configured. */
export const imageStore: ImageStore = env.s3 ? bucketStore(env.s3) : folderStore(resolve(env.dataDir, 'images'));
