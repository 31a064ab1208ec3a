import type { MetadataRoute } from 'next';
import { FEED_PATH } from '@/lib/blog/metadata';
import { env } from '@/lib/env';

/** Paths without public content: tools, accounts, admin pages, APIs. */
const closed = [
  '/api/',
  '/access-denied',
  '/account',
  '/auth/',
  '/blog-admin',
  '/leads-admin',
  '/scraper',
  '/niche-scraper',
  '/premium-niche-scraper',
  '/free-trial/',
  '/meet-your-agent/',
  '/unsubscribe',
];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: ['/', FEED_PATH], disallow: closed },
    sitemap: `${env.siteUrl}/sitemap.xml`,
  };
}
