import { expect, test } from 'vitest';
import { hasForm } from '@/components/blog-admin/paste/convert-paste';
import { growth } from '../../../../support/growth';

test('hasForm › is false for colours alone, as code editors copy them', () => {
  expect(hasForm('<div style="color:#fff"><span style="color:red">let</span> a</div>')).toBe(false);
  expect(hasForm('<p>one <b>two</b></p>')).toBe(true);
  expect(hasForm('<p>see <a class="x" href="/menu">menu</a></p>')).toBe(true);
});

test.each(['<a ', '<a href', 'font-weight: ', '<'])('hasForm › takes linear time for %s', async (part) => {
  expect(await growth((size) => void hasForm(part.repeat(size)), 300_000)).toBeLessThan(3);
});
