import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findCertificateProblem } from '@/lib/health/certificate';

const HOUR_MS = 3_600_000;
const cert = readFileSync('tests/fixtures/tls/self-signed.pem');
const ends = Date.parse(new X509Certificate(cert).validTo);
let server: Server;

beforeAll(async () => {
  server = createServer({ key: readFileSync('tests/fixtures/tls/self-signed-key.pem'), cert }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

const problemAt = async (time: number) => {
  vi.spyOn(Date, 'now').mockReturnValue(time);
  return (await findCertificateProblem(`https://localhost:${(server.address() as AddressInfo).port}`))?.what;
};

test('findCertificateProblem › warns fourteen days before the end', async () => {
  const days = 14 * 24 * HOUR_MS;
  expect(await problemAt(ends - days + HOUR_MS)).toMatch(/^The certificate of localhost ends on /);
  expect(await problemAt(ends - days - HOUR_MS)).toMatch(/^Browsers reject the certificate of localhost/);
});

test('findCertificateProblem › finds none without https, and fails where nobody responds', async () => {
  expect(await findCertificateProblem('http://localhost:3000')).toBeNull();
  await expect(findCertificateProblem('https://localhost:9')).rejects.toThrow();
});
