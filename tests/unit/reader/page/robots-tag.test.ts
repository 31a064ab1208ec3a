import { expect, test } from 'vitest';
import { readRobotsTag } from '@/lib/reader/page/robots-tag';

test.each([
  ['noindex, nofollow', true, true],
  ['none', true, true],
  ['otherbot: noindex', false, false],
  ['otherbot: noindex, nofollow, testbot: noindex', true, false],
  ['unavailable_after: 25 Jun 2010 15:00:00 PST, nofollow', true, true],
  ['nofollow, unavailable_after: Fri, 25 Jun 2010 15:00:00 GMT', true, true],
  ['unavailable_after: 2010-06-25', true, false],
  ['unavailable_after: 25 Jun 2910 15:00:00 PST, nofollow', false, true],
  ['unavailable_after: soon', false, false],
  ['otherbot: unavailable_after: 2010-06-25', false, false],
  ['max-snippet: 20, noindex', true, false],
  ['max-image-preview:large, max-video-preview: -1, nofollow', false, true],
  [`${'noarchive, '.repeat(350)}noindex`, true, false],
  [`${'noarchive, '.repeat(450)}noindex`, false, false],
  ['', false, false],
])('readRobotsTag › parses "%s"', (header, noindex, nofollow) => {
  expect(readRobotsTag(header, 'TestBot')).toEqual({ noindex, nofollow });
});
