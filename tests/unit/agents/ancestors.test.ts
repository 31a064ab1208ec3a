import { expect, test } from 'vitest';
import { ancestorsOf } from '@/lib/agents/ancestors';

test('ancestorsOf › allows a website with and without www, over https and http', () => {
  const expected = ['https://bakery.ie', 'http://bakery.ie', 'https://www.bakery.ie', 'http://www.bakery.ie'];
  expect(ancestorsOf(['bakery.ie']).sort()).toEqual(expected.sort());
  expect(ancestorsOf(['www.Bakery.ie', 'bakery.ie']).sort()).toEqual(expected.sort());
  expect(ancestorsOf(['localhost:4801'])).toContain('http://localhost:4801');
});

test.each(['*', '*.ie', 'a.ie; script-src *', 'https://a.ie', 'a.ie/path', "'self'", '', 'a.ie b.ie'])(
  'ancestorsOf › adds nothing to the policy for %j',
  (site) => expect(ancestorsOf([site])).toEqual([]),
);
