import { describe, expect, it } from 'vitest';
import { collectFacts } from '@/lib/reader/facts/collect-facts';
import { readPage } from '@/lib/reader/read-page';

const url = 'https://brackenbakery.ie/';
const script = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`;
function contactsOf(head: string, body = '') {
  const html = `<html lang="en-IE"><head><title>Bracken Bakery | Ennis</title>${head}</head><body><h1>Bracken Bakery</h1>${body}</body></html>`;
  const { phones, emails, addresses, openingHours } = collectFacts([{ ...readPage(html, url), url }]);
  return [
    ...phones.map(({ number }) => number),
    ...emails.map(({ email }) => email),
    ...addresses.map(({ address }) => address),
    ...openingHours.map(({ summary }) => summary),
  ];
}

const own = {
  '@type': 'Bakery',
  name: 'Bracken Bakery',
  url,
  telephone: '065 682 2222',
  email: 'hello@brackenbakery.ie',
};
const OWN = ['+353656822222', 'hello@brackenbakery.ie'];
const other = {
  name: 'Salt House',
  telephone: '065 682 9998',
  email: 'office@salthouse.ie',
  address: { '@type': 'PostalAddress', streetAddress: '5 Quay Street', addressLocality: 'Galway' },
  openingHours: 'Mo-Su 10:00-18:00',
};
const shop = { '@type': 'Restaurant', ...other };

describe('findOwnThings', () => {
  it.each<[string, object]>([
    ['the place of an event', { '@type': 'Event', location: { '@type': 'Place', ...other } }],
    ['who puts on an event', { '@type': 'MusicEvent', organizer: { '@type': 'Organization', ...other } }],
    ['clients in a list', { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: shop }] }],
    ['what a review is about', { '@type': 'Review', itemReviewed: shop }],
    ['what an article is about', { '@type': 'BlogPosting', mentions: [shop] }],
    ['the maker of the website', { '@type': 'WebSite', url, creator: { '@type': 'Organization', ...other } }],
    ['the maker of a product', { '@type': 'Product', manufacturer: { '@type': 'Organization', ...other } }],
    ['who has a vacancy', { '@type': 'JobPosting', hiringOrganization: { '@type': 'Organization', ...other } }],
    ['a neighbour', { ...shop, url: 'https://salthouse.ie' }],
    ['an association', { ...own, memberOf: { '@type': 'Organization', ...other } }],
    ['a sponsor', { ...own, sponsor: { '@type': 'Organization', ...other } }],
    ['a holding', { ...own, parentOrganization: { '@type': 'Organization', ...other } }],
  ])('states no contact, address or hours of others: %s', (_, thing) => {
    expect(contactsOf(script(own) + script(thing))).toEqual(OWN);
    expect(contactsOf(script('memberOf' in thing || 'sponsor' in thing || 'url' in thing ? own : thing))).not.toContain(
      '+353656829998',
    );
  });

  it.each<[string, object]>([
    ['its contact point', { '@type': 'Bakery', name: 'Bracken', contactPoint: { ...own, '@type': 'ContactPoint' } }],
    ['its department', { '@type': 'Bakery', name: 'Bracken', department: { ...own, '@type': 'Store' } }],
    ['its place', { '@type': 'Organization', name: 'Bracken', location: { ...own, '@type': 'Place' } }],
    ['who a page is about', { '@type': 'ContactPage', mainEntity: own }],
    ['who provides a service', { '@type': 'Service', name: 'Cakes', provider: own }],
    [
      'one of a graph',
      {
        '@graph': [
          { '@type': 'WebSite', publisher: { '@id': '#o' } },
          { ...own, '@id': '#o' },
        ],
      },
    ],
    ['a business whose website has moved', { ...own, url: 'https://bracken-old.ie' }],
  ])('states the contacts of the business: %s', (_, thing) => {
    expect(contactsOf(script(thing))).toEqual(expect.arrayContaining(OWN));
  });

  it.each([
    ['microdata', 'itemprop', 'itemscope itemtype="https://schema.org/'],
    ['RDFa', 'property', 'vocab="https://schema.org/" typeof="'],
  ])('states no number that a page shows within an item of somebody else, in %s', (_, property, type) => {
    const event = `<div ${type}Event"><p ${property}="location" ${type}Place">Glór, tel <b ${property}="telephone">065 682 9998</b></p></div>`;
    const member = `<div ${type}Bakery"><div ${property}="memberOf" ${type}Organization">Guild <a href="tel:0656829997">065 682 9997</a></div></div>`;
    expect(contactsOf('', `<p>Tel: 065 682 2222</p>${event}${member}`)).toEqual(['+353656822222']);
  });
});
