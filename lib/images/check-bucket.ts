import { AwsClient } from 'aws4fetch';
import { SECOND_MS } from '@/lib/time';
import { type Bucket, bucketUrl } from './store';

const TIMEOUT_MS = 5 * SECOND_MS;

/** Why images cannot be stored, and how an operator can fix it: a sentence each. */
export type BucketProblem = { what: string; remedy: string };

/** What the error codes of S3 mean; other services use the same ones. */
const PROBLEMS: Record<string, (bucket: string) => BucketProblem> = {
  InvalidAccessKeyId: () => ({
    what: 'The service of S3_ENDPOINT does not know the key S3_ACCESS_KEY_ID.',
    remedy: 'Correct S3_ACCESS_KEY_ID.',
  }),
  SignatureDoesNotMatch: () => ({
    what: 'The service of S3_ENDPOINT does not accept S3_SECRET_ACCESS_KEY.',
    remedy: 'Correct S3_SECRET_ACCESS_KEY.',
  }),
  RequestTimeTooSkewed: () => ({
    what: 'The clock of this machine differs too much from that of S3_ENDPOINT.',
    remedy: 'Synchronise the clock with NTP.',
  }),
  AuthorizationHeaderMalformed: (bucket) => ({
    what: `The bucket ${bucket} is not in the region S3_REGION.`,
    remedy: 'Correct S3_REGION.',
  }),
  NoSuchBucket: (bucket) => ({
    what: `There is no bucket ${bucket} at S3_ENDPOINT.`,
    remedy: 'Create it, or correct S3_BUCKET.',
  }),
};
PROBLEMS.PermanentRedirect = PROBLEMS.AuthorizationHeaderMalformed as (bucket: string) => BucketProblem;

function explain(status: number, code: string, bucket: string): BucketProblem {
  const known = PROBLEMS[code] ?? (status === 404 ? PROBLEMS.NoSuchBucket : undefined);
  if (known) return known(bucket);
  if (status === 401 || status === 403)
    return {
      what: `The key of S3_ACCESS_KEY_ID may not list the bucket ${bucket}.`,
      remedy: 'Allow it to list the bucket, and to read, write and delete its objects.',
    };
  return {
    what: `The service of S3_ENDPOINT responds with status ${status}${code && ` (${code})`}.`,
    remedy: 'Correct S3_ENDPOINT, or look at the state of the service.',
  };
}

/** Asks for one key of a bucket, which changes nothing. Null when that works. */
export async function checkBucket(settings: Bucket): Promise<BucketProblem | null> {
  const { region, accessKeyId, secretAccessKey, bucket, endpoint } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  try {
    const response = await client.fetch(`${bucketUrl(settings)}?list-type=2&max-keys=1`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = await response.text();
    if (response.ok) return null;
    return explain(response.status, /<Code>(\w+)<\/Code>/.exec(body)?.[1] ?? '', bucket);
  } catch (error) {
    const { cause, message } = error as Error;
    return {
      what: `S3_ENDPOINT (${new URL(endpoint).host}) cannot be reached (${cause instanceof Error ? cause.message : message}).`,
      remedy: 'Correct S3_ENDPOINT, or allow outgoing connections to it.',
    };
  }
}
