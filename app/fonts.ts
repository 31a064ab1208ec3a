import localFont from 'next/font/local';

/*
 * How the files were cut: docs/decisions/page-weight.md. Next names the font families after these constants and needs literal values.
 * `weight` is the range that CSS may request; browsers use the nearest weight in the file. Both files of a typeface are one family, so
 * that the metrics-adjusted fallback font applies to both.
 */

/** Headings: Bricolage Grotesque, in one weight. */
export const headingFont = localFont({
  src: './fonts/heading.woff2',
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

/** Text: Source Sans 3, from regular to semibold. */
export const textFont = localFont({
  src: './fonts/text.woff2',
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
 * The remaining characters of the heading font: browsers load this file when a page contains one of them.
 * @public Next adds it to the styles; nothing imports it.
 */
export const headingFontRest = localFont({
  src: './fonts/heading-rest.woff2',
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
  src: './fonts/text-rest.woff2',
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
