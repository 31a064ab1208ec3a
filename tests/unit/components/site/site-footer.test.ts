import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteFooter } from '@/components/site/site-footer';
import { env } from '@/lib/env';
import { organizationData } from '@/lib/seo/structured-data';

vi.mock('@/components/ui/link', () => ({ Link: 'a' }));

// The other files of this worker share the settings.
const { social } = env;

beforeEach(() => {
  env.social = { linkedin: undefined, facebook: undefined, instagram: undefined, youtube: undefined };
});

afterEach(() => {
  env.social = social;
});

test('SiteFooter › links to no social network unless a profile is configured', () => {
  expect(renderToStaticMarkup(createElement(SiteFooter))).not.toMatch(/LinkedIn|Facebook|Instagram|YouTube/);
  expect(organizationData().sameAs).toBeUndefined();
});

test('SiteFooter › links to the configured profiles', () => {
  const youtube = 'https://www.youtube.com/@example';
  env.social = { ...env.social, youtube };
  const html = renderToStaticMarkup(createElement(SiteFooter));
  expect(html).toMatch(new RegExp(`<a href="${youtube}" rel="me noopener"[^>]*>YouTube</a>`));
  expect(html).not.toContain('LinkedIn');
  expect(organizationData().sameAs).toEqual([youtube]);
});
