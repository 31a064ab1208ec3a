import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../../scripts/support/database.mjs';

// Runs nginx with the files of deploy/nginx, where it is installed. Only ports and paths are replaced.
const isInstalled = spawnSync('nginx', ['-v']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'deploy-nginx-'));

/** The http context as Debian has it, with settings that site.conf may not repeat there. */
const nginxConf = () => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
  ssl_prefer_server_ciphers on;
  access_log ${folder}/access.log;
  gzip on;
  include ${folder}/conf.d/*.conf;
}
`;

const deployed = (file: string) => readFileSync(`deploy/nginx/${file}`, 'utf8');

/** Two releases during an upgrade: each has its own script. `broken` responds with 503 to pages and closes the connection of a POST. */
const instance =
  (script: string, seen: string[]): RequestListener =>
  ({ method, url, socket }, response) => {
    seen.push(`${method} ${url}`);
    if (url === '/broken' && method === 'POST') return void socket.destroy();
    const isMissing = url?.startsWith('/_next/static/') && url !== script;
    response.writeHead(isMissing ? 404 : url === '/broken' ? 503 : 200).end(script);
  };

async function startInstance(listener: RequestListener) {
  const port = await freePort();
  let server = createServer();
  const start = async () => {
    server = createServer(listener).listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const stop = async () => {
    const closed = once(server, 'close');
    server.close().closeAllConnections();
    await closed;
  };
  await start();
  return { port, start, stop };
}

describe.skipIf(!isInstalled)('deploy/nginx', () => {
  const seen: string[] = [];
  const servers: Awaited<ReturnType<typeof startInstance>>[] = [];
  let nginx: ReturnType<typeof spawn>;
  let port: number;

  async function ask(path: string, { method = 'GET', servername = 'example.ie' } = {}) {
    const sent = request({
      host: '127.0.0.1',
      port,
      servername,
      path,
      method,
      rejectUnauthorized: false,
      agent: false,
    });
    const [response] = await once(sent.setHeader('Host', servername).end(), 'response');
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  }

  beforeAll(async () => {
    for (const script of ['/_next/static/old.js', '/_next/static/new.js'])
      servers.push(await startInstance(instance(script, seen)));
    port = await freePort();
    const plainPort = await freePort();
    const subject = ['-subj', '/CN=example.ie', '-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], { stdio: 'ignore' });
    mkdirSync(join(folder, 'conf.d'));
    const adapt = (config: string) =>
      config
        .replaceAll(/^ *listen \[::\].*\n/gm, '')
        .replaceAll(/listen 443\b/g, `listen 127.0.0.1:${port}`)
        .replaceAll(/listen 80\b/g, `listen 127.0.0.1:${plainPort}`)
        .replaceAll('/etc/letsencrypt/live/example.ie', folder)
        .replaceAll(/\/(etc|var\/log)\/nginx\//g, `${folder}/`);
    writeFileSync(join(folder, 'nginx.conf'), nginxConf());
    writeFileSync(join(folder, 'conf.d/site.conf'), adapt(deployed('site.conf')));
    writeFileSync(join(folder, 'site-common.conf'), adapt(deployed('server-common.conf')));
    const upstreams = servers.map((one, index) => [`127.0.0.1:${3000 + index}`, `127.0.0.1:${one.port}`] as const);
    const upstreamFile = upstreams.reduce((file, [from, to]) => file.replace(from, to), deployed('upstream-host.conf'));
    writeFileSync(join(folder, 'site-upstream.conf'), upstreamFile);
    nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
    await vi.waitUntil(() => ask('/').catch(() => false), { timeout: 60_000 });
  });

  afterAll(async () => {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true });
  });

  test.each(['/_next/static/old.js', '/_next/static/new.js'])(
    'finds the script %s of either release during an upgrade',
    async (script) => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => ask(script)));
      expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, script]));
    },
  );

  test('responds with 404 to a script that neither release has', async () => {
    expect((await ask('/_next/static/never.js')).status).toBe(404);
  });

  test('never sends a POST twice', async () => {
    seen.length = 0;
    await ask('/broken', { method: 'POST' });
    expect(seen).toEqual(['POST /broken']);
  });

  test('passes on a 503, also while the other instance is stopped', async () => {
    await servers[1]?.stop();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask('/broken')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
    await servers[1]?.start();
  });

  test('finds an instance that has just restarted while the other one restarts', async () => {
    const [first, second] = servers;
    await first?.stop();
    const during = await Promise.all(Array.from({ length: 5 }, () => ask('/')));
    expect(during.map(({ status }) => status)).toEqual(during.map(() => 200));
    await first?.start();
    await second?.stop();
    expect((await ask('/')).status).toBe(200);
    await second?.start();
  });

  test('hides internal URLs, and adds HSTS once', async () => {
    expect((await ask('/api/internal/revalidate')).status).toBe(404);
    expect((await ask('/')).headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });

  test('rejects other host names in the TLS handshake', async () => {
    await expect(ask('/', { servername: 'other.example' })).rejects.toThrow(/unrecognized name|alert/);
  });

  test('logs neither queries nor IP addresses', async () => {
    await ask('/auth/confirm?token=secret');
    const readLog = () => readFileSync(join(folder, 'access.log'), 'utf8');
    await expect.poll(readLog).toContain('/auth/confirm');
    const log = readLog();
    expect(log).not.toMatch(/token=secret|^127\.0\.0\.1/m);
    for (const line of log.trim().split('\n')) expect(JSON.parse(line)).not.toHaveProperty('ip');
  });
});
