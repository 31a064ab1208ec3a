import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkBucket } from '@/lib/images/check-bucket';

describe('checkBucket', () => {
  let reply = { status: 200, body: '<ListBucketResult></ListBucketResult>' };
  const requested: string[] = [];
  const service = createServer((request, response) => {
    requested.push(`${request.method} ${request.url}`);
    response.writeHead(reply.status, { 'content-type': 'application/xml' }).end(reply.body);
  });
  const settings = (endpoint: string) => ({
    endpoint,
    bucket: 'pictures',
    region: 'eu-west-1',
    accessKeyId: 'key',
    secretAccessKey: 'never-to-be-shown',
  });
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  });
  afterAll(() => service.close());

  test('reads one key, and finds no problem in a bucket that can be listed', async () => {
    expect(await checkBucket(settings(url))).toBeNull();
    expect(requested).toEqual(['GET /pictures?list-type=2&max-keys=1']);
  });

  test.each([
    [403, 'InvalidAccessKeyId', 'S3_ACCESS_KEY_ID'],
    [403, 'SignatureDoesNotMatch', 'S3_SECRET_ACCESS_KEY'],
    [403, 'RequestTimeTooSkewed', 'NTP'],
    [403, 'AccessDenied', 'list the bucket'],
    [400, 'AuthorizationHeaderMalformed', 'S3_REGION'],
    [301, 'PermanentRedirect', 'S3_REGION'],
    [404, 'NoSuchBucket', 'S3_BUCKET'],
    [404, '', 'S3_BUCKET'],
    [500, 'InternalError', 'S3_ENDPOINT'],
  ])('explains %d %s, with the setting to correct and without the secret', async (status, code, remedy) => {
    reply = { status, body: code && `<Error><Code>${code}</Code></Error>` };
    const problem = await checkBucket(settings(url));
    expect(problem?.remedy).toContain(remedy);
    expect(JSON.stringify(problem)).not.toContain('never-to-be-shown');
  });

  test('explains a service that cannot be reached', async () => {
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    const problem = await checkBucket(settings(`http://127.0.0.1:${port}`));
    expect(problem?.what).toMatch(/^S3_ENDPOINT \(127\.0\.0\.1:\d+\) cannot be reached \(connect ECONNREFUSED/);
  });
});
