import localFont from 'next/font/local';

/** Headings: a characterful grotesque. Latin subset, which carries the fadas. */
export const bricolage = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-bricolage',
  display: 'swap',
});

/** Everything else: quiet and very readable. */
export const sourceSans = localFont({
  src: '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  weight: '200 900',
  variable: '--font-source-sans',
  display: 'swap',
});
