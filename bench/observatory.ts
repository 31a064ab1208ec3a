// npm run bench -- observatory: grade and score of this site by Mozilla's HTTP Observatory, with its own code. It fetches the
// pages over HTTP and HTTPS from this machine, as it would from the internet.
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request as ask, createServer as createPlain } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../scripts/support/database.mjs';
import { build } from '../scripts/support/prepare.mjs';
import { startWeb } from '../scripts/support/serve.mjs';
import { seed } from '../scripts/support/site.mjs';
import { fetchPackages, temporaryFolder } from './fetch-packages';

/** Usage: npm run bench -- observatory [/ /auth …] */
const given = process.argv.slice(2);
const paths = given.length > 0 ? given : ['/', '/auth', '/blog/ai-automation-guide-irish-restaurants', '/no-such-page'];

const VERSION = '1.4.8';
const tools = fetchPackages({ '@mdn/mdn-http-observatory': VERSION });
if (!('folder' in tools)) throw new Error(`@mdn/mdn-http-observatory cannot be had: ${tools.reason}`);
// The HSTS preload list is downloaded by an install script, which does not run. This host would not be in it.
writeFileSync(join(tools.folder, 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json'), '{}');

/** A self-signed certificate for localhost, trusted by processes that load its file. */
function makeCertificate(): { key: Buffer; cert: Buffer; file: string } {
  const folder = temporaryFolder('certificate');
  const [keyFile, file] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', keyFile, '-out', file];
  execFileSync('openssl', [...args, ...subject], { stdio: 'ignore' });
  return { key: readFileSync(keyFile), cert: readFileSync(file), file };
}

/** The reverse proxy of a real host: terminates TLS, and redirects http to https. */
async function startFront(sitePort: number) {
  const { file, ...certificate } = makeCertificate();
  const secure = createSecure(certificate, (request, response) => {
    const { method, url: path, headers } = request;
    const onward = ask({ port: sitePort, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  const portOf = (server: typeof secure | typeof plain) =>
    new Promise<number>((resolve) => server.listen(0, () => resolve((server.address() as AddressInfo).port)));
  const httpsPort = await portOf(secure);
  const plain = createPlain((request, response) => {
    response.writeHead(301, { Location: `https://localhost:${httpsPort}${request.url}` }).end();
  });
  return { httpsPort, httpPort: await portOf(plain), certificateFile: file };
}

type Page = {
  path: string;
  status: number;
  grade: string;
  score: number;
  tests: { name: string; result: string; modifier: number }[];
};

async function scan(folder: string, sitePort: number): Promise<Page[]> {
  const { httpPort, httpsPort, certificateFile } = await startFront(sitePort);
  const args = [folder, String(httpPort), String(httpsPort), ...paths];
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificateFile };
  const child = fork(join(import.meta.dirname, 'observatory-scan.mjs'), args, { env });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The scan ended without a result.')));
  const [pages] = await Promise.race([once(child, 'message'), ended]);
  return pages;
}

const url = process.env.DATABASE_URL;
await build(process.env);
await seed(url);
const port = await freePort();
const env = { ...process.env, SITE_URL: 'https://localhost', NEXTAUTH_SECRET: 'only-for-tests-'.repeat(3) };
const web = await startWeb('start', port, env);
try {
  const pages = await scan(tools.folder, port);
  for (const { path, status, grade, score, tests } of pages) {
    console.log(`\n${path} (${status}): ${grade}, ${score}`);
    console.table(Object.fromEntries(tests.map(({ name, ...rest }) => [name, rest])));
  }
  process.exitCode = pages.every(({ grade }) => grade === 'A+') ? 0 : 1;
} finally {
  await web.stop();
}
process.exit();
