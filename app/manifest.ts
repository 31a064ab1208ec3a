import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { sitePages } from '@/lib/pages';

// In public/, rendered from app/icon.svg.
const pngs = (['any', 'maskable'] as const).flatMap((purpose) =>
  [192, 512].map((size) => ({
    src: purpose === 'maskable' ? `/icon-maskable-${size}.png` : `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
);

/** The web app manifest, `/manifest.webmanifest`. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: env.siteName,
    short_name: env.siteName,
    description: sitePages.home.description,
    start_url: '/',
    display: 'browser',
    lang: 'en-IE',
    background_color: '#f9f6ee',
    theme_color: '#1c4a37',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }, ...pngs],
  };
}
