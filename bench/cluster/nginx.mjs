import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../../scripts/support/cli-output.mjs';
import { run } from '../../scripts/support/run.mjs';

/** The configuration of deploy/nginx without TLS; a server that is restarting refuses connections, and is tried again at once. */
const config = (folder, listen, upstreams) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  client_max_body_size 32m;
  upstream site {
    least_conn;
${upstreams.map((one) => `    server 127.0.0.1:${one} max_fails=0;`).join('\n')}
    keepalive 32;
  }
  server {
    listen ${listen};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Request-Id $request_id;
      proxy_next_upstream error timeout;
      proxy_buffer_size 16k;
      proxy_buffers 16 16k;
      proxy_read_timeout 120s;
    }
  }
}
`;

/**
 * Starts nginx on a port, in front of the servers on other ports of this machine.
 * @param {number} port
 * @param {number[]} upstreams
 * @param {string} [listenOn] an IP address; all by default
 * @throws Failure if nginx is not installed
 */
export async function startNginx(port, upstreams, listenOn) {
  if ((await run('nginx', ['-v'])).code === 127)
    throw new Failure('The cluster needs nginx, which is not installed. On Debian: apt install nginx-light');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    config(folder, listenOn ? `${isIPv6(listenOn) ? `[${listenOn}]` : listenOn}:${port}` : port, upstreams),
  );
  // The shell exits with nginx. Its input ends when this process exits, even by kill -9, and then it stops nginx.
  const script =
    'exec 3<&0; nginx -c "$1" -p "$2" & nginx=$!; { read -r _ <&3; kill -QUIT $nginx; } & reader=$!; wait $nginx; code=$?; kill $reader; exit $code';
  const child = spawn('sh', ['-c', script, 'sh', file, folder], { stdio: ['pipe', 'inherit', 'inherit'] });
  const exited = new Promise((resolve) =>
    child.once('exit', (code) => {
      rmSync(folder, { recursive: true, force: true });
      resolve(code ?? 1);
    }),
  );
  return {
    exited,
    stop: () => {
      child.stdin.end();
      return exited;
    },
  };
}
