import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

test('deployment on a host › has nginx load a renewed certificate', () => {
  const command = /^certbot certonly .*$/m.exec(readFileSync('docs/deployment.md', 'utf8'))?.[0];
  expect(command).toContain("--deploy-hook 'systemctl reload nginx'");
});

test('deployment in containers › has nginx load a renewed certificate', () => {
  const { nginx } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }).services;
  expect(nginx.command.at(-1)).toMatch(/while sleep \w+; do nginx -s reload; done & exec nginx /);
});
