import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { pageMeta } from '@/lib/seo/metadata';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: env.siteName,
    short_name: env.siteName,
    description: pageMeta.home.description,
    start_url: '/',
    display: 'browser',
    lang: 'en-IE',
    background_color: '#f9f6ee',
    theme_color: '#1c4a37',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
}
