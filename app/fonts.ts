import localFont from 'next/font/local';

/*
 * The files are made by scripts/support/fonts.mjs. Next takes the names that browsers see from these constants, and wants every
 * value written out. The weights are those that may be asked for: each is drawn by the nearest that the file has. The two files of
 * a typeface are one family, so that the font whose metrics are adjusted to it follows both.
 */

/** Headings: Bricolage Grotesque, a characterful grotesque, in the one weight that they are set in. */
export const headingFont = localFont({
  src: '../lib/generated/fonts/heading.woff2',
  weight: '200 800',
  variable: '--font-heading',
  display: 'swap',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-23, U+25-3B, U+3F-5A, U+5F, U+61-7A, U+A0, U+A9, U+B7, U+C1, U+C9, U+CD, U+D3, U+D7, U+DA, U+E1, U+E9, U+ED, U+F3, U+F7, U+FA, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2212',
    },
  ],
});

/** Everything else: Source Sans 3, quiet and very readable, from regular to semibold. */
export const textFont = localFont({
  src: '../lib/generated/fonts/text.woff2',
  weight: '400 600',
  variable: '--font-body',
  display: 'swap',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-23, U+25-3B, U+3F-5A, U+5F, U+61-7A, U+A0, U+A9, U+B7, U+C1, U+C9, U+CD, U+D3, U+D7, U+DA, U+E1, U+E9, U+ED, U+F3, U+F7, U+FA, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2212',
    },
  ],
});

/**
 * More of the family of the headings: a browser fetches this file where it meets one of its characters.
 * @public Next puts it into the styles; nothing imports it.
 */
export const headingFontRest = localFont({
  src: '../lib/generated/fonts/heading-rest.woff2',
  weight: '200 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'headingFont' },
    {
      prop: 'unicode-range',
      value:
        'U+24, U+3C-3E, U+5B-5E, U+60, U+7B-7E, U+A1-A8, U+AA-AC, U+AE-B6, U+B8-C0, U+C2-C8, U+CA-CC, U+CE-D2, U+D4-D6, U+D8-D9, U+DB-E0, U+E2-E8, U+EA-EC, U+EE-F2, U+F4-F6, U+F8-F9, U+FB-FF, U+102-103, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+300-301, U+303-304, U+308-309, U+323, U+329, U+2009, U+201A, U+201E, U+2032-2033, U+2039-203A, U+2044, U+2122, U+2191, U+2193, U+2215',
    },
  ],
});

/**
 * The same for the text.
 * @public
 */
export const textFontRest = localFont({
  src: '../lib/generated/fonts/text-rest.woff2',
  weight: '400 600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'textFont' },
    {
      prop: 'unicode-range',
      value:
        'U+24, U+3C-3E, U+5B-5E, U+60, U+7B-7E, U+A1-A8, U+AA-AC, U+AE-B6, U+B8-C0, U+C2-C8, U+CA-CC, U+CE-D2, U+D4-D6, U+D8-D9, U+DB-E0, U+E2-E8, U+EA-EC, U+EE-F2, U+F4-F6, U+F8-F9, U+FB-FF, U+102-103, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+300-301, U+303-304, U+308-309, U+323, U+329, U+2009, U+201A, U+201E, U+2032-2033, U+2039-203A, U+2044, U+2122, U+2191, U+2193, U+2215',
    },
  ],
});
