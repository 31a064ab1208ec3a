import { describe, expect, it } from 'vitest';
import { readPage } from '@/lib/crawler/extract/read-page';

const factsOf = (body: string) => readPage(`<body>${body}</body>`, 'https://example.ie/contact').facts;

describe('facts in structured data', () => {
  it('are read from JSON-LD, in a graph, with a subtype of LocalBusiness', () => {
    const data = {
      '@graph': [
        { '@type': 'WebSite', name: 'Site' },
        {
          '@type': ['Dentist', 'LocalBusiness'],
          name: 'Salthill Dental',
          telephone: '+353 91 123 456',
          email: 'hi@salthilldental.ie',
          priceRange: '€€',
          address: {
            '@type': 'PostalAddress',
            streetAddress: '3 Upper Salthill',
            addressLocality: 'Galway',
            postalCode: 'H91 AB12',
          },
          geo: { latitude: '53.26', longitude: -9.07 },
          sameAs: ['https://facebook.com/salthilldental'],
          openingHoursSpecification: [
            { dayOfWeek: ['https://schema.org/Monday', 'Tuesday'], opens: '09:00', closes: '17:30:00' },
          ],
        },
      ],
    };
    expect(factsOf(`<script type="application/ld+json">${JSON.stringify(data)}</script>`)).toEqual({
      name: 'Salthill Dental',
      type: 'Dentist',
      telephone: ['+353 91 123 456'],
      email: ['hi@salthilldental.ie'],
      address: '3 Upper Salthill, Galway, H91 AB12',
      openingHours: ['Monday, Tuesday 09:00–17:30'],
      priceRange: '€€',
      prices: [],
      geo: { latitude: 53.26, longitude: -9.07 },
      sameAs: ['https://facebook.com/salthilldental'],
    });
  });

  it('are read from microdata', () => {
    const facts = factsOf(`<div itemscope itemtype="http://schema.org/Restaurant"><h1 itemprop="name">The Spaniard</h1>
      <span itemprop="telephone">021 477 2436</span><time itemprop="openingHours" datetime="Mo-Su 12:00-23:00">daily</time>
      <div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><span itemprop="streetAddress">Scilly</span>, <span itemprop="addressLocality">Kinsale</span></div></div>`);
    expect(facts).toMatchObject({
      name: 'The Spaniard',
      type: 'Restaurant',
      telephone: ['021 477 2436'],
      address: 'Scilly, Kinsale',
      openingHours: ['Mo-Su 12:00-23:00'],
    });
  });

  it('survive JSON with trailing commas and line breaks, and JSON that is beyond help', () => {
    expect(
      factsOf(
        '<script type="application/ld+json">{"@type":"Store","name":"Hardware\n Hub","telephone":"01 234 5678",}</script>',
      ).name,
    ).toBe('Hardware Hub');
    expect(
      factsOf('<script type="application/ld+json">{"@type": oops</script><p>Ring 01 234 5678</p>').telephone,
    ).toEqual(['01 234 5678']);
  });
});

describe('facts in the text', () => {
  it.each([
    ['01 234 5678', ['01 234 5678']],
    ['(021) 427 1234', ['(021) 427 1234']],
    ['087-123 4567', ['087-123 4567']],
    ['+353 (0)87 123 4567 or 087 1234567', ['+353 (0)87 123 4567']],
    ['+353 1 234 5678, +44 20 7946 0958', ['+353 1 234 5678', '+44 20 7946 0958']],
    ['(0504) 55 018 or 0404 12345', ['(0504) 55 018', '0404 12345']],
    ['1800 123 456 and 0818 123 456', ['1800 123 456', '0818 123 456']],
    ['Order 20260134567, €1,234,567, 2026-01-02 and 12/01/2026', []],
  ])('telephone numbers in “%s”', (text, expected) => {
    expect(factsOf(`<p>${text}</p>`).telephone).toEqual(expected);
  });

  it('e-mail addresses, plain, linked, spelt out and hidden by Cloudflare, but no file names', () => {
    // 0x42 is the key: each further byte is a letter of `a@b.ie` combined with it.
    const hidden = `42${[...'a@b.ie'].map((letter) => (letter.charCodeAt(0) ^ 0x42).toString(16).padStart(2, '0')).join('')}`;
    const facts = factsOf(
      `<p>Hello@Murphys.ie</p><a href="mailto:hello@murphys.ie?subject=Hi">Mail</a><p>sales [at] murphys [dot] ie</p><span data-cfemail="${hidden}"></span><p>logo@2x.png</p>`,
    );
    expect(facts.email).toEqual(['Hello@Murphys.ie', 'sales@murphys.ie', 'a@b.ie']);
  });

  it.each([
    ['€25', ['€25']],
    ['from €1,250.00', ['from €1,250.00']],
    ['€40 – €60', ['€40 – €60']],
    ['50 euro or 12.50€', ['50 euro', '12.50€']],
    ['insured to €6.5 million, €2m a year', []],
    ['It costs €65.', ['€65']],
    ['$25 and 30 people', []],
  ])('prices in “%s”', (text, expected) => {
    expect(factsOf(`<p>${text}</p>`).prices).toEqual(expected);
  });

  it.each([
    ['<p>Mon-Fri: 9am-5.30pm</p>', ['Mon-Fri: 9am-5.30pm']],
    [
      '<p>Tuesday to Saturday 10:00 – 18:00<br>Sunday closed</p>',
      ['Tuesday to Saturday 10:00 – 18:00', 'Sunday closed'],
    ],
    ['<table><tr><td>Saturday</td><td>9am to 1pm</td></tr></table>', ['Saturday 9am to 1pm']],
    ['<p>We met on a Monday in 2019 and opened 3 shops.</p>', []],
  ])('opening hours in %s', (html, expected) => {
    expect(factsOf(html).openingHours).toEqual(expected);
  });
});
