import { expect, test } from 'vitest';
import { describeFindings } from '@/lib/agents/preview/page-findings';
import { readPage } from '@/lib/reader/read-page';

test('describeFindings › counts what the page itself states, not its footer', () => {
  const { facts } = readPage(
    `<title>Prices</title><main><h1>Prices</h1><table><tr><td>Cut</td><td>€35</td></tr><tr><td>Colour</td><td>€80</td></tr></table>
     <h2>Opening hours</h2><p>Monday to Friday: 9am – 6pm</p></main><footer>Tel. 065 555 0100</footer>`,
    'https://salon.ie/prices',
  );
  expect(describeFindings(facts)).toEqual(['2 prices', 'opening hours', '2 services']);
});
