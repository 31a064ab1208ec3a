import type { MetadataRoute } from 'next';
import { FEED_PATH, JSON_FEED_PATH } from '@/lib/blog/metadata';
import { env } from '@/lib/env';

/** What only its visitor has a use for: tools, accounts, the admins' pages, and answers to programs. */
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
  '/meet-your-agent/',
  '/unsubscribe',
];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: ['/', FEED_PATH, JSON_FEED_PATH], disallow: closed },
    sitemap: `${env.siteUrl}/sitemap.xml`,
  };
}
