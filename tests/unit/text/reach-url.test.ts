import { expect, test } from 'vitest';
import { reachUrl } from '@/lib/text/reach-url';

test.each([
  ['086 123 4567', 'tel:0861234567'],
  ['+353 65 555 0147', 'tel:+353655550147'],
  ['(01) 555-0147', 'tel:015550147'],
  ['087 345 6789 after six', 'tel:0873456789'],
  ['mary.byrne+table@example.ie', 'mailto:mary.byrne%2Btable@example.ie'],
  ['mary@example.ie?bcc=all@example.com', undefined],
  ['javascript:alert(0861234567)://', undefined],
  ['mary at example', undefined],
  ['the blue door', undefined],
  ['', undefined],
])('reachUrl › of “%s” is %s', (address, url) => {
  expect(reachUrl(address)).toBe(url);
});
