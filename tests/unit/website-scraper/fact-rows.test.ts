import { expect, test } from 'vitest';
import { collectFacts } from '@/lib/reader/facts/collect-facts';
import type { SiteFacts } from '@/lib/reader/facts/shared/fact-types';
import { compareFacts } from '@/lib/website-scraper/fact-changes';
import { factRows } from '@/lib/website-scraper/fact-rows';
import { page } from '../../support/crawled-pages';

/** A website that states a fact of every kind. */
const facts = collectFacts([
  page(
    'https://bakery.ie/',
    `<html lang="en-IE"><title>Burren Bakery</title><header><a href="/">Burren Bakery</a></header><main><h1>Burren Bakery</h1>
     <h2>Prices</h2><ul><li>Sourdough loaf €6</li><li>Brown bread €4</li><li>Scone €2.50</li></ul>
     <h2>Our services</h2><ul><li>Wedding cakes</li><li>Party platters</li><li>Coffee mornings</li></ul>
     <h2>Our team</h2><h3>Aoife Kelly</h3><p>Head baker</p><h3>Tom Roche</h3><p>Pastry chef</p>
     <h2>Frequently asked questions</h2><details><summary>Do you deliver?</summary><p>Yes, in Ennis, for large orders.</p></details>
     <details><summary>Do you bake on Sundays?</summary><p>No, our ovens rest on Sundays.</p></details>
     <a href="https://www.facebook.com/burrenbakery">Facebook</a></main>
     <footer><address>Burren Bakery, 5 Main Street, Ennis, Co. Clare V95 X2F4</address><p>Mon–Fri 9am–5pm</p>
     <a href="tel:0656821234">065 682 1234</a> <a href="mailto:hello@bakery.ie">hello@bakery.ie</a></footer></html>`,
  ),
]);
const without = (kind: string): SiteFacts => ({ ...facts, [kind]: kind === 'business' ? undefined : [] });

test.each(Object.keys(facts))('%s › have rows on the results page, and are compared between runs', (kind) => {
  const rows = (of: SiteFacts) => factRows(of).length;
  expect(rows(without(kind))).toBeLessThan(rows(facts));
  expect(compareFacts(without(kind), facts)).not.toEqual([]);
});
