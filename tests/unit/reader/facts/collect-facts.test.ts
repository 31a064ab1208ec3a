import { describe, expect, test } from 'vitest';
import { collectFacts } from '@/lib/reader/facts/collect-facts';
import { readPage } from '@/lib/reader/read-page';

const pageOf = (path: string, body: string, head = '<title>Page</title>') => {
  const url = new URL(path, 'https://example.ie').href;
  return { ...readPage(`<html lang="en-IE"><head>${head}</head><body>${body}</body></html>`, url), url };
};
const siteOf = (bodies: Record<string, string>) =>
  collectFacts(Object.entries(bodies).map(([path, body]) => pageOf(path, body)));
/** The name of a site whose pages have different titles. */
const nameOfSite = (...bodies: string[]) =>
  collectFacts(bodies.map((body, at) => pageOf(at === 0 ? '/' : `/${at}`, body, `<title>Topic ${at}</title>`))).business
    ?.name;
const factsOf = (body: string) => collectFacts([pageOf('/contact', body)]);

describe('collectFacts of opening hours', () => {
  test('prefers the hours that a page shows to those of its markup', () => {
    const data =
      '<script type="application/ld+json">{"@type":"Electrician","name":"Oak","openingHours":"Mo-Su 08:00-20:00"}</script>';
    const { openingHours } = factsOf(`<h2>Contact</h2><p>Hours: Mon–Fri, 9 am–5 pm</p>${data}`);
    expect(openingHours.map(({ summary }) => summary)).toEqual(['Mon–Fri 09:00–17:00']);
    expect(factsOf(`<h2>Contact</h2>${data}`).openingHours).toMatchObject([{ summary: 'Mon–Sun 08:00–20:00' }]);
  });
});

test.each([
  ['Open every day, 9am–5pm', 'except', 'Wednesday', /Wed(?! closed)|Mon–Sun/],
  ['1 April – 30 September', 'Mon–Sat 9.30am–6pm', '', /./],
  ['1st May to 20th August', 'Daily 10am–8pm', '', /./],
  ['Mon–Fri 9am–5pm', 'Saturday 10am–1pm*', '', /Sat/],
])(
  'collectFacts › does not take the hours of “%s”, “%s” and “%s” for those of every week',
  (one, two, three, never) => {
    const { openingHours } = factsOf(`<h2>Opening hours</h2><p>${one}</p><p>${two}</p><p>${three}</p>`);
    for (const { label, summary } of openingHours) expect(label ?? summary).not.toMatch(label ? /^$/ : never);
  },
);

describe('collectFacts of telephones and e-mail addresses of others', () => {
  const OWN = '<p>Nora’s, Main Street, Ennis. Tel: 065 682 4466. Email: hello@noras.ie</p>';
  test.each([
    'In an emergency ring Gas Networks, 1800 20 50 50.',
    'Complaints go to the Ombudsman, info@ombudsman.example, 01 639 5600.',
    'Our old number 065 682 0000 is no longer in use.',
    'Please do not ring 065 682 0000, that is the café next door.',
    'The hall is booked with the parish on 087 111 2222.',
    'Website by Pixel Web, call 01 679 9987 or mail ann@pixel.example',
  ])('are not the business’s in “%s”', (line) => {
    const { phones, emails } = factsOf(`${OWN}<p>${line}</p>`);
    expect(phones.map(({ display }) => display)).toEqual(['065 682 4466']);
    expect(emails.map(({ email }) => email)).toEqual(['hello@noras.ie']);
  });

  test.each(['Office: 087 668 2233', 'Mary 087 668 2233', 'For a lift home from the match call 087 668 2233'])(
    'are the business’s in “%s”',
    (line) => expect(factsOf(`${OWN}<p>${line}</p>`).phones).toHaveLength(2),
  );

  test('are for faxes with the label behind', () => {
    expect(factsOf('<p>065 682 4466 tel | 065 682 4467 fax</p>').phones).toMatchObject([
      { type: 'phone' },
      { type: 'fax' },
    ]);
  });
});

test('collectFacts › takes office hours for those of the business, but not those of a shop', () => {
  const hours = (label: string) => `<h2>${label}</h2><p>Mon–Thu 8am–5pm</p>`;
  const site = (label: string) =>
    siteOf({ '/': hours(label), '/contact': '<h2>Opening hours</h2><p>Mon–Thu 8am–5pm, Fri 8am–12</p>' }).openingHours;
  expect(site('Office hours')).toHaveLength(1);
  expect(site('Shop hours')).toHaveLength(2);
});

describe('collectFacts of addresses', () => {
  const data = (address: object) =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'BarOrPub', name: 'Oak', address: { '@type': 'PostalAddress', ...address } })}</script>`;

  test('leaves out the address of a template', () => {
    const own = data({ streetAddress: '123 Your Street', addressLocality: 'Ealing', postalCode: 'W5 1AA' });
    expect(factsOf(`${own}<p>Your Street, Ealing, London W5 1AA</p>`).addresses).toEqual([]);
  });
});

test('collectFacts › reads the name before two colons in titles, and before a bracket in a copyright line', () => {
  const titled = ['Home', 'Services', 'Contact'].map((topic) =>
    pageOf(`/${topic}`, '<p>Text</p>', `<title>Oak Chiropractic :: ${topic}</title>`),
  );
  expect(collectFacts(titled).business?.name).toBe('Oak Chiropractic');
  const copyright = '<footer><p>© 2026 Guesthouse Oak (oak-guesthouse.com)</p></footer>';
  expect(nameOfSite(copyright, copyright, copyright)).toBe('Guesthouse Oak');
});

test('collectFacts › takes the name that all titles contain, not the owner in the copyright line', () => {
  const copyright = '<footer><p>© 2026, Anna Byrne, all rights reserved</p></footer>';
  const titled = (path: string, title: string) => pageOf(path, copyright, `<title>${title}</title>`);
  const pages = [titled('/', 'Oak Dental'), titled('/imprint', 'Imprint of Oak Dental')];
  expect(collectFacts(pages).business?.name).toBe('Oak Dental');
});

test('collectFacts › takes the name from the titles of pages that are not about others', () => {
  const own = ['/', '/rooms', '/contact'].map((path) =>
    pageOf(path, '<p>Text</p>', '<title>Oak Lodge | Ennis</title>'),
  );
  const others = ['a', 'b', 'c', 'd', 'e'].map((name) =>
    pageOf(`/local-attractions/${name}`, '<p>Text</p>', `<title>Castle ${name}</title>`),
  );
  const logo = pageOf('/facilities', '<header><a href="/">Oak Lodge</a></header>', '<title>Oak Lodge | Ennis</title>');
  expect(collectFacts([...own, logo, ...others]).business?.name).toBe('Oak Lodge');
});

test('collectFacts › reads no sentence in the logo, and no name behind a welcome, for the name', () => {
  const logo = (text: string) => `<header><a href="/">${text}</a></header>`;
  expect(nameOfSite(...Array(3).fill(logo('Go to the homepage')))).toBeUndefined();
  expect(nameOfSite(...Array(3).fill(logo('Welcome to Café Oak')))).toBe('Café Oak');
});

test('collectFacts › takes neither a number that ends in 123456 next to a real one nor “Close” for a fact', () => {
  const chats = '<a href="https://wa.me/353871123456">Chat</a><p>Call 091 566 770 or 085 112 3456.</p>';
  expect(factsOf(chats).phones.map(({ number }) => number)).toEqual(['+35391566770']);
  expect(nameOfSite(...Array(3).fill('<header><a href="/">Close</a></header>'))).toBeUndefined();
  for (const menu of ['<a href="/#philosophie">Philosophie</a>', '<a href="index.html#o-nas">O nas</a>'])
    expect(nameOfSite(...Array(3).fill(`<header><nav>${menu}</nav></header>`))).toBeUndefined();
  const brand = '<header><a href="/#top">Café Oak</a><a href="/#menu">Karte</a></header>';
  expect(nameOfSite(brand, brand, brand)).toBe('Café Oak');
});

describe('collectFacts of people on the website of “Casa Verde”', () => {
  const peopleOf = (line: string, head = '') => {
    const page = `<header><a href="/">Casa Verde</a></header><h1>Our team</h1>${line}`;
    const title = '<title>Casa Verde</title>';
    return collectFacts([pageOf('/', page, title + head), pageOf('/team', page, title)]).people.map(({ name }) => name);
  };
  test.each([
    '<h2>Casa Verde</h2><p>Dentist in Utrecht</p>',
    '<h2>Casa Verde</h2><p>Your hairdresser</p>',
    '<h2>Casa Verde</h2><h2>Anna Byrne</h2>',
    '<p>Casa Verde – stylist with heart</p>',
    '<p><b>Casa Verde</b> – Our barbers</p>',
  ])('takes the business for no person in “%s”', (line) => expect(peopleOf(line)).not.toContain('Casa Verde'));

  test.each([
    '<h2>Casa Verde</h2><p>Physiotherapist</p>',
    '<h2>Dr Casa Verde</h2><p>Dentist in Utrecht</p>',
    '<p>Owner: Casa Verde</p>',
  ])('reads a person of that name in “%s”', (line) => expect(peopleOf(line)).toHaveLength(1));
});

test('collectFacts › takes no questions of a legal text whose path ends in a slash', () => {
  const html = '<h1>FAQ</h1><h3>How do we store data?</h3><p>In a safe, for as long as the law wants us to.</p>';
  expect(siteOf({ '/': '<p>Hi</p>', '/cookies/': html }).questions).toEqual([]);
  expect(siteOf({ '/': '<p>Hi</p>', '/faq/': html }).questions).toHaveLength(1);
});

describe('collectFacts of telephone numbers', () => {
  test.each([
    ['phone', '<p>Tel: 065 682 2222<br>Fax: 065 682 2222</p>'],
    ['phone', '<p>Fax: 065 682 2222</p><p>Ring us on 065 682 2222.</p>'],
    ['phone', '<p>Tel./Fax: 065 682 2222</p>'],
    ['phone', '<p>T 065 682 2222 | F 065 682 2222</p>'],
    ['fax', '<p>Fax number: 065 682 2222</p>'],
    ['fax', '<p>You can fax us on 065 682 2222.</p>'],
    ['fax', '<p>(F) 065 682 2222</p>'],
    ['fax', '<p>Fax: <a href="tel:+353656822222">065 682 2222</a></p>'],
    ['fax', '<p>065 682 2222 (fax)</p>'],
    ['fax', '<dl><dt>Fax</dt><dd>065 682 2222</dd></dl>'],
    ['fax', '<h3>Telefax</h3><p>065 682 2222</p>'],
    ['fax', '<table><tr><th>Fax</th><td>065 682 2222</td></tr></table>'],
    ['fax', '<table><tr><th>Fax</th><th>Email</th></tr><tr><td>065 682 2222</td><td>a@oak.ie</td></tr></table>'],
  ])('states a number that is printed for faxes only as %s: %s', (type, body) => {
    expect(factsOf(`<h1>Contact</h1>${body}`).phones).toMatchObject([{ number: '+353656822222', type }]);
  });

  test('leaves out the numbers and addresses of authorities in an imprint', () => {
    const page = readPage(
      '<h2>Betreiber</h2><p>Lindenweg 84<br>59368 Werne</p><p>Telefon: 02389 47540</p><h2>Zuständige Kammer</h2><h3>Adresse</h3><h5>Zahnärztekammer Nord</h5><p>Am Ring 25<br>48147 Münster</p><p>Telefon: <a href="tel:02515070">0251 5070</a></p><h2>Kontakt</h2><p>Telefon: 02389 47550</p>',
      'https://example.de/impressum',
    );
    const { phones, addresses } = collectFacts([{ ...page, url: 'https://example.de/impressum' }]);
    expect(phones.map(({ display }) => display)).toEqual(['02389 47540', '02389 47550']);
    expect(addresses.map(({ address }) => address)).toEqual(['Lindenweg 84, 59368 Werne']);
  });

  test('leaves out a number that only the text of the home page mentions, where a contact page states another one', () => {
    const home = '<h1>Oak Dental</h1><h5>At night</h5><p>Call the emergency service at 0818 123 456</p>';
    const numbers = (contact: string) =>
      siteOf({ '/': home, '/contact': contact }).phones.map(({ display }) => display);
    expect(numbers('<h1>Contact</h1><p>Phone 091 566 770</p>')).toEqual(['091 566 770']);
    expect(numbers('<h1>Contact</h1><form><input name="email"></form>')).toEqual(['0818 123 456']);
  });

  test('writes a number as the page shows it, in groups, not as a link dials it', () => {
    const body = '<p><a href="tel:+35391566770">Call</a> or <a href="tel:+35391566770">091-566-770</a></p>';
    expect(factsOf(body).phones).toMatchObject([{ number: '+35391566770', display: '091-566-770' }]);
  });

  test('leaves out a number that a template left next to the real one', () => {
    const chat = '<p>WhatsApp: 087 123 4567</p>';
    expect(factsOf(`${chat}<p>Call 091 566 770</p>`).phones).toMatchObject([{ number: '+35391566770' }]);
    expect(factsOf(chat).phones).toHaveLength(1);
    expect(factsOf('<p>Phone: <a href="tel:0123456789">01234 567 89</a></p>').phones).toEqual([]);
    // With its country code, the number from Ohio has the digits 1234567.
    expect(factsOf('<p>Call +1 234 567 8234</p><p>Call 091 566 770</p>').phones).toHaveLength(2);
  });
});

describe('collectFacts of what is not about the business', () => {
  test('leaves out numbers that a table lists behind the names of others', () => {
    const table = (label: string) =>
      `<p>Call 091 566 770</p><table><tr><td>${label}</td><td>091 555 123</td></tr></table>`;
    expect(factsOf(table('Green Cars (Oakford)')).phones).toMatchObject([{ number: '+35391566770' }]);
    expect(factsOf(table('Telephone')).phones).toHaveLength(2);
  });

  test('leaves out a number of another country that only brackets introduce', () => {
    const url = 'https://example.co.uk/contact';
    const page = { ...readPage('<p>Call 020 7946 0018 or (239) 555-0108</p>', url), url };
    expect(collectFacts([page]).phones).toMatchObject([{ number: '+442079460018' }]);
  });

  test('takes no customer whose review a page shows for one of the team', () => {
    const team = '<h2>Meet the team</h2><p>Anna Byrne, Director</p>';
    expect(siteOf({ '/': '<p>Hi</p>', '/team': team }).people).toHaveLength(1);
    expect(siteOf({ '/': '<p>Hi</p>', '/testimonials': team }).people).toEqual([]);
  });

  test('takes the name of the business for no service', () => {
    const data = JSON.stringify({ '@type': 'LocalBusiness', name: 'Oak & Daughter', telephone: '+353 91 566 770' });
    const { services } = factsOf(
      `<script type="application/ld+json">${data}</script><h2>Our services</h2><ul><li>Oak & Daughter Plastering</li><li>Rendering</li><li>Pointing</li></ul>`,
    );
    expect(services.map(({ text }) => text)).toEqual(['Rendering', 'Pointing']);
  });
});

test('collectFacts ends an e-mail address before the telephone number that follows without a space', () => {
  const { emails } = factsOf(
    '<p><a href="mailto:anna@oak.co.nz">anna@oak.co.nz</a><a href="tel:021">021 139 6512</a></p>',
  );
  expect(emails.map(({ email }) => email)).toEqual(['anna@oak.co.nz']);
});

test('collectFacts states an address once, with and without the country of its markup', () => {
  const markup = {
    '@type': 'Dentist',
    name: 'Oak Dental',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '8315 Beech Ave, Ste 26',
      addressLocality: 'Oakford',
      addressRegion: 'OH',
      postalCode: '45255',
      addressCountry: 'US',
    },
  };
  const script = `<script type="application/ld+json">${JSON.stringify(markup)}</script>`;
  expect(factsOf(`${script}<p>8315 Beech Ave, Ste 26, Oakford, OH 45255</p>`).addresses).toHaveLength(1);
});

test('collectFacts decodes the character references of texts in JSON', () => {
  const markup = {
    '@type': 'Question',
    name: 'Do you fit taps &amp; sinks?',
    acceptedAnswer: { text: 'Yes, we&#x27;ll fit both.' },
  };
  const facts = factsOf(`<script type="application/ld+json">${JSON.stringify(markup)}</script>`);
  expect(facts.questions).toMatchObject([{ question: 'Do you fit taps & sinks?', answer: "Yes, we'll fit both." }]);
});

test('collectFacts takes the e-mail address that a link shows, not that of its template', () => {
  const { emails } = factsOf(
    '<a href="mailto:me@template.com">oak@hall.ie</a><a href="mailto:hi@hall.ie">Write to us</a>',
  );
  expect(emails.map(({ email }) => email)).toEqual(['oak@hall.ie', 'hi@hall.ie']);
});

test('collectFacts takes no opening hours in the link to the home page for the name', () => {
  const page = pageOf(
    '/',
    '<header><a href="/">Mon: 8am-1pm, Tue: 8am-5pm</a></header><p>Teeth</p>',
    '<title>A</title>',
  );
  expect(collectFacts([page]).business).toBeUndefined();
});

describe('collectFacts of a number for calls and faxes', () => {
  test.each(['<p>Tel/Fax: 091 566 770</p>'])('takes that of "%s" for a telephone number', (body) => {
    expect(factsOf(body).phones).toMatchObject([{ number: '+35391566770', type: 'phone' }]);
  });
});

describe('collectFacts from schema.org data', () => {
  test('reads name, telephone number, address and hours of a LocalBusiness subtype in a JSON-LD graph', () => {
    const data = {
      '@graph': [
        { '@type': 'WebSite', name: 'Site' },
        {
          '@type': ['Dentist', 'LocalBusiness'],
          name: 'Salthill Dental',
          telephone: '+353 91 123 456',
          email: 'hi@salthilldental.ie',
          address: {
            '@type': 'PostalAddress',
            streetAddress: '3 Upper Salthill',
            addressLocality: 'Galway',
            postalCode: 'H91 AB12',
          },
          openingHoursSpecification: [
            { dayOfWeek: ['https://schema.org/Monday', 'Tuesday'], opens: '09:00', closes: '17:30:00' },
          ],
        },
      ],
    };
    const facts = factsOf(`<script type="application/ld+json">${JSON.stringify(data)}</script>`);
    expect(facts).toMatchObject({
      business: { name: 'Salthill Dental', type: 'Dentist' },
      phones: [{ number: '+35391123456', display: '+353 91 123 456' }],
      emails: [{ email: 'hi@salthilldental.ie' }],
      addresses: [{ address: '3 Upper Salthill, Galway, H91 AB12', postcode: 'H91 AB12' }],
      openingHours: [{ summary: 'Mon–Tue 09:00–17:30' }],
    });
  });

  test('reads microdata', () => {
    const facts = factsOf(`<div itemscope itemtype="http://schema.org/Restaurant"><h1 itemprop="name">The Spaniard</h1>
      <span itemprop="telephone">021 477 2436</span><time itemprop="openingHours" datetime="Mo-Su 12:00-23:00">daily</time>
      <div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><span itemprop="streetAddress">Scilly</span>, <span itemprop="addressLocality">Kinsale</span></div></div>`);
    expect(facts).toMatchObject({
      business: { name: 'The Spaniard', type: 'Restaurant' },
      phones: [{ number: '+353214772436', display: '021 477 2436' }],
      addresses: [{ address: 'Scilly, Kinsale' }],
      openingHours: [{ summary: 'Mon–Sun 12:00–23:00' }],
    });
  });

  test('repairs JSON with trailing commas and line breaks, and ignores invalid JSON', () => {
    const json = '{"@type":"Store","name":"Hardware\n Hub","telephone":"01 668 9666",}';
    expect(factsOf(`<script type="application/ld+json">${json}</script>`).business?.name).toBe('Hardware Hub');
    const broken = factsOf('<script type="application/ld+json">{"@type": oops</script><p>Ring 01 668 9666</p>');
    expect(broken.phones).toMatchObject([{ number: '+35316689666' }]);
  });
});

describe('collectFacts › ownership', () => {
  const footer = '<footer><p>Call 090 974 1549</p></footer>';

  test('excludes a neighbour’s telephone number on a page about attractions', () => {
    const facts = siteOf({
      '/': `<h1>Oak Lodge</h1><p>Rooms by the lake.</p>${footer}`,
      '/rooms': `<h1>Rooms</h1><p>Five rooms.</p>${footer}`,
      '/attractions/karting': `<h1>Karting</h1><p>Pallas Karting, telephone 090 974 5147.</p>${footer}`,
      '/attractions/golf': `<h1>Golf</h1><p>Old Thort golf club, tel 090 974 9000.</p>${footer}`,
    });
    expect(facts.phones.map(({ number }) => number)).toEqual(['+353909741549']);
  });

  test('cites each page that states a fact, with the words around it', () => {
    const { phones } = siteOf({ '/': `<p>Home</p>${footer}`, '/rooms': `<p>Rooms</p>${footer}` });
    expect(phones[0]?.sources).toEqual([
      { url: 'https://example.ie/', text: 'Call 090 974 1549' },
      { url: 'https://example.ie/rooms', text: 'Call 090 974 1549' },
    ]);
  });

  test('includes e-mail addresses at the site’s own domain from any page', () => {
    const facts = siteOf({
      '/': '<p>info@oaklodge.ie</p>',
      '/fishing': '<p>boats@oaklodge.ie or guide@lakeguide.ie</p>',
      '/rooms': '<p>Five rooms</p>',
    });
    expect(facts.emails.map(({ email }) => email)).toEqual(['info@oaklodge.ie', 'boats@oaklodge.ie']);
  });

  test('excludes the e-mail address of the web designer', () => {
    const credit = '<footer><a href="mailto:hi@pixel.ie">Website handmade by Ann Pixel</a></footer>';
    const facts = siteOf({ '/': `<p>info@oaklodge.ie</p>${credit}`, '/rooms': `<p>Five rooms</p>${credit}` });
    expect(facts.emails.map(({ email }) => email)).toEqual(['info@oaklodge.ie']);
  });

  test.each([
    'Sitio por Pixel Poblano · soporte@pixelpoblano.mx',
    'Sitio por <a href="https://pixelpoblano.mx">Pixel Poblano</a> <a href="mailto:soporte@pixelpoblano.mx">soporte</a>',
    '<a href="https://www.werbe-fuchs.de/">Werbe Fuchs</a></p><p>hallo@werbe-fuchs.de',
    'Webdesign: Rotterdamse Pixels, 010 123 4567, info@rotterdamsepixels.nl',
    'Realizacja: <a href="https://studiokreska.pl">Studio Kreska</a></p><p>biuro@studiokreska.pl',
    'Producerad av Kodverket – support@kodverket.se',
    'Toteutus Verkkopaja, <a href="mailto:tuki@verkkopaja.fi">tuki@verkkopaja.fi</a>',
    'Vytvořil Webař Novák, info@webarnovak.cz',
    'Handgemaakt met liefde in Gent door <a href="https://klik.be">Klik</a>, hallo@klik.be',
    'Site réalisé par Atelier Numérique, 02 99 11 22 33, contact@ateliernumerique.fr',
  ])('excludes the e-mail address of whoever made the website in any language: “%s”', (credit) => {
    const footer = `<footer><p>© 2026 Oak Lodge</p><p>${credit}</p></footer>`;
    const facts = siteOf({
      '/': `<p>Write to info@oak-and-elm.ie</p>${footer}`,
      '/contact': `<p>5 Main St</p>${footer}`,
    });
    expect(facts.emails.map(({ email }) => email)).toEqual(['info@oak-and-elm.ie']);
    expect(facts.phones).toEqual([]);
  });

  test.each([
    '<p>Oak and Elm Ltd · info@oak-and-elm.ie</p>',
    '<p>© 2026 Oak and Elm · info@oak-and-elm.ie</p>',
    '<p>Contact: <a href="mailto:info@oak-and-elm.ie">e-mail</a></p><p>Website by <a href="https://pixel.ie">Pixel</a></p>',
  ])('keeps an e-mail address at another domain of the business: “%s”', (line) => {
    const facts = siteOf({ '/': `<h1>The lodge</h1><footer>${line}</footer>`, '/rooms': `<footer>${line}</footer>` });
    expect(facts.emails.map(({ email }) => email)).toEqual(['info@oak-and-elm.ie']);
  });

  test('prefers the opening hours that more pages state', () => {
    const [nine, ten] = ['<footer>Mon–Fri 9–5</footer>', '<footer>Mon–Fri 10–4</footer>'];
    const facts = siteOf({ '/': nine, '/a': nine, '/b': ten });
    expect(facts.openingHours.map(({ summary }) => summary)).toEqual(['Mon–Fri 09:00–17:00']);
  });

  const itemsIn = (...pages: [path: string, lang: string, item: string][]) =>
    collectFacts(
      pages.map(([path, lang, item]) => {
        const url = `https://example.ie${path}`;
        const body = `<table><tr><td>${item}</td><td>€50</td></tr></table>`;
        return { ...readPage(`<html lang="${lang}"><body>${body}</body></html>`, url), url };
      }),
    ).prices.map(({ text }) => text.split(' | ')[0]);

  test('takes prices and questions in one language only', () => {
    expect(itemsIn(['/', 'en', 'Flight'], ['/about', 'en', 'Pass'], ['/de/', 'de', 'Flug'])).toEqual([
      'Flight',
      'Pass',
    ]);
  });

  test('does not take the word of a home page for its language if no other page agrees', () => {
    expect(itemsIn(['/', 'hu', 'Flight'], ['/prices', 'en', 'Pass'])).toEqual(['Flight', 'Pass']);
  });
});

test('collectFacts › finds e-mail addresses that are plain, linked, spelt out or hidden by Cloudflare, but no file names and examples', () => {
  // 0x42 is the key: each further byte is a letter of `a@b.ie` combined with it.
  const hidden = `42${[...'a@b.ie'].map((letter) => (letter.charCodeAt(0) ^ 0x42).toString(16).padStart(2, '0')).join('')}`;
  const { emails } = factsOf(
    `<p>Hello@Murphys.ie</p><a href="mailto:hello@murphys.ie?subject=Hi">Mail</a><p>sales [at] murphys [dot] ie</p><span data-cfemail="${hidden}"></span><p>logo@2x.png, you@example.com, xyz@gmail.com</p>`,
  );
  expect(emails.map(({ email }) => email.toLowerCase()).sort()).toEqual([
    'a@b.ie',
    'hello@murphys.ie',
    'sales@murphys.ie',
  ]);
});

describe('collectFacts omits uncertain facts', () => {
  test('days without hours in a list of schema.org days get the hours of the list', () => {
    const data = { '@type': 'ChildCare', name: 'Nest', openingHours: 'Mo,Tu,We, Th 08:00-17:00, Fr 08:00-13:00' };
    const facts = factsOf(`<script type="application/ld+json">${JSON.stringify(data)}</script>`);
    expect(facts.openingHours.map(({ summary }) => summary)).toEqual(['Mon–Thu 08:00–17:00; Fri 08:00–13:00']);
  });

  test('a label that runs into an email address is no part of it', () => {
    const facts = factsOf(
      '<footer><p><b>E</b>info@oakhall.ie</p><p><a href="mailto:info@oakhall.ie">Write to us</a></p></footer>',
    );
    expect(facts.emails.map(({ email }) => email)).toEqual(['info@oakhall.ie']);
  });

  test('a label that the text glues to an address', () => {
    const facts = factsOf(
      '<p>Emailhelp@oakhall.ie</p><p>0166689help@oakhall.ieMain Street</p><footer><a href="mailto:help@oakhall.ie">Write to us</a></footer>',
    );
    expect(facts.emails.map(({ email }) => email)).toEqual(['help@oakhall.ie']);
  });

  test('the clauses of terms as services or questions', () => {
    const terms =
      '<h1>Terms of Service</h1><h2>1. Bookings</h2><p>Book in advance.</p><h2>2. Payment</h2><p>By card.</p>';
    const cookies =
      '<h1>Cookie policy</h1><h2>What are cookies?</h2><p>Small text files that are stored on your device.</p>';
    const facts = siteOf({
      '/': '<h1>Oak Hall</h1>',
      '/oak-terms.html': terms,
      '/oak-cookies.html': cookies,
      '/cookie': cookies,
    });
    expect([facts.services, facts.questions]).toEqual([[], []]);
  });

  test('the login page of a network as a profile', () => {
    const facts = factsOf('<a href="https://www.instagram.com/accounts/login/?next=%2Foakhall%2F">Instagram</a>');
    expect(facts.links).toEqual([]);
  });

  test('the registered office, where another address is given', () => {
    const facts = factsOf(
      '<p>9 Butts Road, Hornchurch, Essex, RM11 2JR</p><footer><p>Registered office: 65 Green Road, Tunbridge Wells, Kent, TN4 8TW</p></footer>',
    );
    expect(facts.addresses.map(({ postcode }) => postcode)).toEqual(['RM11 2JR']);
  });

  test('two activities of a list are not a person with a role', () => {
    const facts = factsOf('<h2>Our team days</h2><ul><li>Mini Trampoline Fitness</li><li>Sexy Chair Dancing</li></ul>');
    expect(facts.people).toEqual([]);
  });
});

test('collectFacts names a single page by its copyright line if the title confirms it', () => {
  const head = '<title>Oak Hall – Rooms in Cavan</title>';
  const named = pageOf('/', '<h1>Welcome</h1><footer><p>© 2024 Oak Hall. All rights reserved.</p></footer>', head);
  const designed = pageOf('/', '<h1>Welcome</h1><footer><p>© 2024 Studio Byrne.</p></footer>', head);
  expect(collectFacts([named]).business?.name).toBe('Oak Hall');
  expect(collectFacts([designed]).business).toBeUndefined();
});

test('collectFacts finds people below a heading of the team on any page', () => {
  const facts = siteOf({
    '/': '<h1>Oak Hall</h1><h2>Meet our barbers</h2><h3>Tom Nolan</h3><p>Senior Barber - 10 years in the trade</p>',
  });
  expect(facts.people).toMatchObject([{ name: 'Tom Nolan', role: 'Senior Barber' }]);
});

test('collectFacts takes no heading above the name of the business for a person', () => {
  const head = '<title>Oak Renovation Expert</title>';
  const team = '<h3>Social Pages</h3><p>Oak Renovation Expert</p><h3>Anna Kelly</h3><p>Director</p>';
  const facts = collectFacts([pageOf('/', '<p>Hello</p>', head), pageOf('/contact', `<h2>Our team</h2>${team}`, head)]);
  expect(facts.people.map((person) => person.name)).toEqual(['Anna Kelly']);
});

test('collectFacts removes the name that a role repeats', () => {
  const facts = siteOf({ '/about': '<h2>Our team</h2><p>Nora Whelan</p><p>Senior Nurse. Nora Whelan</p>' });
  expect(facts.people).toMatchObject([{ name: 'Nora Whelan', role: 'Senior Nurse' }]);
});

test('collectFacts states a number as printed if nothing names its country', () => {
  const page = {
    ...readPage('<p>Ring 01686 688600</p>', 'https://example.com/contact'),
    url: 'https://example.com/contact',
  };
  expect(collectFacts([page]).phones).toMatchObject([{ number: '01686688600', display: '01686 688600' }]);
});

describe('collectFacts of a page that lists others', () => {
  const cards = [10, 11, 12, 13]
    .map(
      (at) =>
        `<h3>Dealer ${at}</h3><p>${at} High Street, Ennis, Co. Clare</p><p>Tel: 091 566 7${at}</p><p>dealer${at}@gmail.com</p>`,
    )
    .join('');

  test.each(['/find-us', '/contact', '/'])('states none of the contacts of dealers at %s', (path) => {
    const facts = siteOf({ [path]: `<main><h1>Find us</h1>${cards}</main>`, '/prices': '<p>Cut €20</p>' });
    expect([facts.phones, facts.emails, facts.addresses]).toEqual([[], [], []]);
  });

  test.each([
    (number: string) => `<p>Tel: ${number}</p>`,
    (number: string) => `<table><tr><td>Dealer of stoves</td><td>${number}</td></tr></table>`,
  ])('takes no country from the numbers of dealers abroad', (card) => {
    const dealers = ['+264 61 253 692', '+264 81 129 1288', '+264 61 302 594', '083 702 0658'].map(card).join('');
    const pages = Object.entries({
      '/': '<p>Stoves</p>',
      '/dealers': dealers,
      '/contact': '<p>Tel: 021 975 9629</p>',
    }).map(([path, body]) => ({
      ...readPage(`<main>${body}</main>`, `https://oak.example${path}`),
      url: `https://oak.example${path}`,
    }));
    expect(collectFacts(pages).phones).toMatchObject([{ number: '0219759629', display: '021 975 9629' }]);
  });

  test.each([
    ['footer', { '/contact': `<main>${cards}</main><footer>Tel: 091 566 710</footer>` }],
    [
      'markup',
      {
        '/contact': `<main>${cards}</main><script type="application/ld+json">{"@type":"Store","name":"Oak","telephone":"091 566 710"}</script>`,
      },
    ],
    ['second page', { '/dealers': `<main>${cards}</main>`, '/contact': '<p>Tel: 091 566 710</p>' }],
  ])('states the one that a %s says is its own', (_, pages) => {
    expect(siteOf(pages as Record<string, string>).phones.map(({ display }) => display)).toEqual(['091 566 710']);
  });
});

describe('collectFacts from chat links and single mentions', () => {
  test('states a number of a WhatsApp link, and keeps the type of one that is also a landline', () => {
    const chat = (number: string) => `<a href="https://wa.me/${number}">Chat</a>`;
    expect(factsOf(chat('353871234599')).phones).toMatchObject([{ number: '+353871234599', type: 'whatsapp' }]);
    const facts = factsOf(`${chat('35391566777')}<p>Tel: 091 566 777</p>`);
    expect(facts.phones).toMatchObject([{ number: '+35391566777', display: '091 566 777', type: 'phone' }]);
    const api = factsOf('<a href="https://api.whatsapp.com/send?phone=%2B353871234599&text=Hi">Chat</a>');
    expect(api.phones).toMatchObject([{ number: '+353871234599', type: 'whatsapp' }]);
  });

  test('ignores the placeholder of a template', () => {
    expect(factsOf('<a href="https://wa.me/353871234567">Chat</a>').phones).toEqual([]);
  });

  test('states the only number of a site, though it is on one inner page', () => {
    const bodies = { '/': '<p>Welcome</p>', '/gallery': '<p>Pictures</p>', '/courses': '<p>Ring 091 566 777</p>' };
    expect(siteOf(bodies).phones).toMatchObject([{ number: '+35391566777' }]);
    expect(
      siteOf({ ...bodies, '/courses': '<p>Welcome back</p>', '/attractions': '<p>Zoo: 091 566 777</p>' }).phones,
    ).toEqual([]);
  });

  test('does not take the linked web designer in the copyright line for the business', () => {
    const pageBy = (designer: string, path: string, title: string) =>
      pageOf(path, `<p>${title}</p><footer><p>© 2026 ${designer}</p></footer>`, `<title>${title}</title>`);
    const nameOf = (designer: string) =>
      collectFacts([pageBy(designer, '/', 'Hello'), pageBy(designer, '/b', 'Bye')]).business?.name;
    expect(nameOf('Pixel Forge')).toBe('Pixel Forge');
    expect(nameOf('<a href="https://pixelforge.example.com">Pixel Forge</a>')).toBeUndefined();
  });

  test('names a single page by its logo and copyright line, if they agree', () => {
    const facts = collectFacts([
      pageOf(
        '/',
        '<header><a href="/">Nora’s Ironing .ie</a></header><p>Hello</p><footer>© Nora’s Ironing. All rights reserved</footer>',
        '<title>Home</title>',
      ),
    ]);
    expect(facts.business?.name).toBe('Nora’s Ironing');
  });

  test('does not take a button that leads to the home page for the name of the business', () => {
    const header = '<header><a href="/#quote">Free instant quote</a> <a href="/">Get a quote</a></header><p>Hello</p>';
    expect(nameOfSite(header, header, header)).toBeUndefined();
  });

  test('names a site by that part of all titles which something else confirms', () => {
    const site = (contact: string) =>
      collectFacts(
        ['Home', 'Prices'].map((page, at) =>
          pageOf(
            at === 0 ? '/' : `/${at}`,
            `<h1>${page}</h1><p>${contact}</p>`,
            `<title>${page} | Oak Physio | Durham</title>`,
          ),
        ),
      ).business?.name;
    expect(site('oakphysio@hotmail.com')).toBe('Oak Physio');
    expect(site('durham.anna@hotmail.com')).toBe('Oak Physio');
  });

  test('names a single page by the name in its header or after "© Copyright", if the title confirms it', () => {
    const page = (body: string) => pageOf('/', `${body}<h1>Rewiring</h1>`, '<title>Oak Electrical</title>');
    const name = (body: string) => collectFacts([page(body)]).business?.name;
    expect(name('<header><p>Oak Electrical</p></header>')).toBe('Oak Electrical');
    expect(name('<footer><p>© Copyright Oak Electrical | All rights reserved</p></footer>')).toBe('Oak Electrical');
    expect(name('<p>Oak Electrical</p>')).toBeUndefined();
  });

  test('does not take "Home" in every title for the name of the business', () => {
    const head = '<title>Beauty by Nora | Home</title>';
    const facts = collectFacts(['/', '/a', '/b'].map((path) => pageOf(path, '<p>Hello</p>', head)));
    expect(facts.business?.name).toBe('Beauty by Nora');
  });

  test('does not take a telephone number in every title for the name of the business', () => {
    const head =
      '<title>Harbour Aerial Studio | Tel: 091 566 777 | Purpose built to be the best venue in Galway</title>';
    const facts = collectFacts(['/', '/a', '/b'].map((path) => pageOf(path, '<p>Hello</p>', head)));
    expect(facts.business?.name).toBe('Harbour Aerial Studio');
  });
});

test('collectFacts › reads pages whose URL has escapes of another encoding', () => {
  const { phones } = siteOf({ '/': '<p>Welcome</p>', '/caf%E9/contact': '<main><p>Call 091 123 456.</p></main>' });
  expect(phones).toMatchObject([{ number: '+35391123456' }]);
});

test('collectFacts › names a business without the place that titles have behind it', () => {
  const at = (path: string, title: string) =>
    pageOf(
      path,
      '<p>Hello</p><footer><p>2024 - Oak Dental Care</p></footer>',
      `<title>${title} - Oak Dental Care in Cork</title>`,
    );
  expect(collectFacts([at('/', 'Smiles'), at('/contact', 'Contact')]).business?.name).toBe('Oak Dental Care');
});
