import { describe, expect, test } from 'vitest';
import { type PageKey, sitePages } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';

const keys = Object.keys(sitePages) as PageKey[];

test('pageMetadata › has the keywords of the six pages in the specification', () => {
  for (const key of ['home', 'services', 'aiAgents', 'whyAI', 'pricing', 'blog'] as const)
    expect(sitePages[key].keywords.length, key).toBeGreaterThan(0);
});

test('pageMetadata › is unique in title, description and URL', () => {
  for (const field of ['title', 'description', 'path'] as const)
    expect(new Set(keys.map((key) => sitePages[key][field])).size, field).toBe(keys.length);
});

describe.each(keys)('pageMetadata(%s)', (key) => {
  test('fits a search result, including the site name', () => {
    const { title, description } = pageMetadata(key);
    expect(String(title).length, String(title)).toBeLessThanOrEqual(60);
    expect(description?.length, description ?? '').toBeGreaterThan(50);
    expect(description?.length, description ?? '').toBeLessThanOrEqual(155);
  });

  test('has a canonical URL and a picture for link previews', () => {
    const { alternates, openGraph, twitter } = pageMetadata(key);
    const url = expect.stringMatching(/^https?:\/\//);
    expect(alternates?.canonical).toEqual(url);
    expect(openGraph).toMatchObject({ url: alternates?.canonical, locale: 'en_IE', images: [{ url }] });
    expect(twitter).toMatchObject({ card: 'summary_large_image', title: sitePages[key].title });
  });
});
