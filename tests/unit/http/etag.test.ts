import { describe, expect, test } from 'vitest';
import { createEtag, isNotModified } from '@/lib/http/etag';

const etag = createEtag('feed');
const changed = new Date('2026-11-21T09:00:00Z');
const check = (headers: Record<string, string>) =>
  isNotModified(new Request('https://bakery.example/api/rss', { headers }), etag, changed);

describe('isNotModified', () => {
  test.each<Record<string, string>>([
    { 'if-none-match': etag },
    { 'if-none-match': `W/${etag}` },
    { 'if-modified-since': changed.toUTCString() },
    { 'if-none-match': etag, 'cache-control': 'no-cache' },
    { 'if-modified-since': changed.toUTCString(), 'cache-control': 'max-age=0, no-cache', pragma: 'no-cache' },
  ])('is true for %j', (headers) => expect(check(headers)).toBe(true));

  test.each<Record<string, string>>([
    {},
    { 'cache-control': 'no-cache' },
    { 'if-none-match': '"other"', 'if-modified-since': changed.toUTCString() },
    { 'if-modified-since': 'Sat, 21 Nov 2026 08:59:59 GMT' },
  ])('is false for %j', (headers) => expect(check(headers)).toBe(false));
});
