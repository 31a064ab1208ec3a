import { readFileSync } from 'node:fs';

type Manifest = { node: Record<string, { exportedName: string }> };

/** The id of a server action in the build. */
function idOf(name: string): string {
  const manifest: Manifest = JSON.parse(readFileSync('.next/server/server-reference-manifest.json', 'utf8'));
  const id = Object.entries(manifest.node).find(([, { exportedName }]) => exportedName === name)?.[0];
  if (!id) throw new Error(`There is no server action "${name}" in the build.`);
  return id;
}

/** Sends a form to a server action like the site's own pages. `redirect` is a path, or empty. @throws without a complete response */
export async function callAction(
  url: string,
  name: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string; isDone: boolean; redirect: string }> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(`_1_${field}`, value);
  form.set('0', '[{"status":"idle","values":{}},"$K1"]');
  const response = await fetch(url, { method: 'POST', headers: { 'Next-Action': idOf(name), ...headers }, body: form });
  const body = await response.text();
  // As "/path;push".
  const redirect = response.headers.get('x-action-redirect')?.split(';')[0] ?? '';
  return { status: response.status, body, redirect, isDone: response.ok && body.includes('"status":"done"') };
}
