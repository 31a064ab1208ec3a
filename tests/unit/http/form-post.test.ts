import { describe, expect, test } from 'vitest';
import { refusalOf } from '@/lib/http/form-post';

const multipart = { 'content-type': 'multipart/form-data; boundary=XX' };
const text = { 'content-type': 'text/plain;charset=UTF-8' };
const call = { 'next-action': '0'.repeat(42) };
const field = (name: string, value: string) =>
  `--XX\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const form = (...fields: string[]) => `${fields.join('')}--XX--\r\n`;
const plain = form(field('$ACTION_REF_1', ''), field('$ACTION_1:0', '{"id":"0"}'), field('name', 'Mary'));

const refusal = (headers: Record<string, string>, body: BodyInit) =>
  refusalOf(new Request('http://site.example/contact', { method: 'POST', headers, body }));

/** A body that comes in pieces and says nothing about its length, as `Transfer-Encoding: chunked` does. */
const inPieces = (count: number) => {
  let left = count;
  return new ReadableStream({
    pull: (stream) => (left-- > 0 ? stream.enqueue(new Uint8Array(65_536)) : stream.close()),
  });
};

describe('a post to a page', () => {
  test('is let through when it is a form, sent with JavaScript or without', async () => {
    expect(await refusal(multipart, plain)).toBeUndefined();
    expect(await refusal({ ...multipart, ...call }, form(field('1_name', 'Mary'), field('0', '[{},"$K1"]')))).toBe(
      undefined,
    );
    expect(await refusal({ ...text, ...call }, '["a",1,"$$9.99","$undefined"]')).toBeUndefined();
    const state = field('$ACTION_1:0', '{"id":"0","bound":"$@1"}') + field('$ACTION_1:1', '[{"status":"idle"}]');
    expect(await refusal(multipart, form(field('$ACTION_REF_1', ''), state))).toBeUndefined();
  });

  test.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/mixed', ''])(
    'of type %j is refused with 415',
    async (type) => {
      expect(await refusal({ 'content-type': type }, plain)).toBe(415);
    },
  );

  test.each([
    ['no boundary', { 'content-type': 'multipart/form-data' }, plain],
    ['no end', multipart, plain.slice(0, -9)],
    ['nothing in it', multipart, ''],
    ['no action', multipart, form(field('name', 'Mary'))],
    ['a broken state', multipart, form(field('$ACTION_REF_1', ''), field('$ACTION_1:0', '{'))],
    ['arguments that are no list', { ...text, ...call }, '{"a":1}'],
    ['arguments that are no JSON', { ...text, ...call }, 'hello'],
    ['arguments nested deep', { ...text, ...call }, `${'['.repeat(40)}${']'.repeat(40)}`],
    ['an endless number', { ...text, ...call }, `["$n${'9'.repeat(5_000)}"]`],
    ['a promise that never comes', { ...text, ...call }, '["$@1"]'],
    ['a file that is not there', { ...text, ...call }, '[{"a":["$B1"]}]'],
    ['an action but no state', multipart, form(field('$ACTION_REF_1', ''))],
    [
      'a state that leads nowhere',
      multipart,
      form(field('$ACTION_REF_1', ''), field('$ACTION_1:0', '{"bound":"$@1"}')),
    ],
    ['a field without a name', { ...multipart, ...call }, form(field('0', '[]'), field('', 'x'))],
    ['no arguments', { ...multipart, ...call }, form(field('name', 'Mary'))],
  ])('with %s is refused with 400', async (_what, headers, body) => {
    expect(await refusal(headers, body)).toBe(400);
  });

  test('is refused with 413 when it is too long, whether it says so or not', async () => {
    for (const type of [multipart, { 'content-type': 'application/json' }])
      expect(await refusal({ ...type, 'content-length': '1000001' }, 'x')).toBe(413);
    const request = { method: 'POST', headers: multipart, body: inPieces(100), duplex: 'half' };
    expect(await refusalOf(new Request('http://site.example/', request))).toBe(413);
  });

  test.each(['https://elsewhere.example', 'null', 'nonsense', 'http://site.example.evil.example'])(
    'from %s is refused with 403',
    async (origin) => {
      expect(await refusal({ ...multipart, host: 'site.example', origin }, plain)).toBe(403);
    },
  );

  test('from this site is let through, also behind a reverse proxy', async () => {
    const origin = 'https://site.example';
    expect(await refusal({ ...multipart, host: 'site.example', origin }, plain)).toBeUndefined();
    expect(
      await refusal({ ...multipart, host: '10.0.0.1:3000', 'x-forwarded-host': 'site.example', origin }, plain),
    ).toBeUndefined();
  });
});
