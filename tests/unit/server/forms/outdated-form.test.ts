import { expect, test } from 'vitest';
import { describeOutdatedForm } from '@/lib/server/forms/outdated-form';

async function describeForm(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const request = new Request('http://bakery.example', { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  return describeOutdatedForm(Buffer.from(await request.arrayBuffer()), type, '/contact');
}

test('describeOutdatedForm › repeats what was written, without secrets, ids and React’s fields', async () => {
  const copy = await describeForm({
    $ACTION_ID_1: 'not a text',
    name: 'Máire Ní Bhriain',
    message: 'Do you open on Sundays?',
    telephone: '0656821234',
    password: 'four green fields',
    formToken: 'a b',
  });
  expect(copy.written).toEqual(['Máire Ní Bhriain', 'Do you open on Sundays?']);
  expect(copy.advice).toContain('Here is what you wrote');
  expect(copy.link).toEqual({ href: '/contact', label: 'Open the page again' });
});

test('describeOutdatedForm › says the same about a body that cannot be read, with nothing to repeat', async () => {
  const copy = await describeOutdatedForm(Buffer.from('--x\r\nbroken'), 'multipart/form-data; boundary=x', '/contact');
  expect(copy.written).toEqual([]);
  expect(copy.advice).not.toContain('Here is what you wrote');
});
