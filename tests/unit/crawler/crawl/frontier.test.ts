import { describe, expect, test } from 'vitest';
import { Frontier } from '@/lib/crawler/crawl/frontier';
import { createScope } from '@/lib/crawler/frontier/scope';

const frontierOf = (maxPages: number) => new Frontier(createScope('https://a.ie/'), { maxPages, readsPdfs: true });

const links = (count: number, ending = '') =>
  Array.from({ length: count }, (_, n) => ({ url: `https://a.ie/p${n}${ending}`, text: '', nofollow: false }));

describe('Frontier', () => {
  test('holds five URLs for each page that may be read, and at least 1,000', () => {
    const discoveredFor = (maxPages: number) => frontierOf(maxPages).expand(links(3_000), 1).discovered.length;
    expect([discoveredFor(10), discoveredFor(300)]).toEqual([1_000, 1_500]);
  });

  test('reads 30 PDF files of a website', () => {
    const { links: read, documents } = frontierOf(10).readLinks(links(40, '.pdf'));
    expect([read.length, documents.length]).toEqual([30, 10]);
  });
});
