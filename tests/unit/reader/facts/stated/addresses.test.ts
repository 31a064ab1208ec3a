import { describe, expect, test } from 'vitest';
import { readLines } from '@/lib/reader/facts/shared/page-lines';
import { findAddresses, readAddresses } from '@/lib/reader/facts/stated/addresses';
import { parseHtml } from '@/lib/reader/page/parse-html';
import { readBlocks } from '@/lib/reader/page/read-blocks';
import { textOf } from '../../pages';

const addressesIn = (html: string) =>
  findAddresses(readLines(readBlocks(parseHtml(html), () => null))).map(({ address }) => address);

describe('findAddresses', () => {
  test.each([
    'ul. Podszkle 163, 34-472 Piekielnik',
    'Skolegade 30A, 8600 Silkeborg',
    'Storgatan 41, 722 12 Västerås',
    'Rua das Flores 12, 4050-262 Porto',
    'Náměstí Míru 5, 120 00 Praha',
    'Gedempte Gracht 12, 1506 CH Zaandam',
    'Via Roma 4, 33044 Manzano',
  ])('finds the address %s', (address) => expect(addressesIn(`<p>${address}</p>`)).toEqual([address]));

  test.each([
    'Tel. 072 247 95 Anna',
    'Storgatan 41: 120 50 kronor',
    'Model 34-472 Boiler, unit 5',
    'Room 12, 100 20 Guests',
  ])('finds none in “%s”', (text) => expect(addressesIn(`<p>${text}</p>`)).toEqual([]));

  test.each([
    ['Eircode', 'V95 X2Y3'],
    ['Eircode of Dublin 6W', 'D6W XY12'],
    ['short postcode', 'W1 1AA'],
    ['long postcode', 'EC1A 1BB'],
    ['ZIP code', 'TX 75001'],
    ['Australian postcode', 'VIC 3000'],
    ['Canadian postcode', 'K1A 0B1'],
    ['continental postcode', '1010 Luxembourg'],
    ['county', 'Co. Clare'],
    ['district', 'Dublin 6W'],
    ['country', 'Ireland'],
  ])('finds an address by its %s', (_, place) => {
    expect(addressesIn(`<p>3 Main Street, Oakford, ${place}</p>`)).toEqual([`3 Main Street, Oakford, ${place}`]);
  });

  const long = (count: number) =>
    `3 Main Street, ${Array.from({ length: count }, (_, at) => `Oakford Hall ${'ABCDEFGHJKLMNOP'[at]}`).join(', ')}, Co. Clare`;

  test.each([
    ['a paragraph', 370, 470, (length: number) => `${textOf(length - 40)}. Visit 3 Main Street, Ennis, Co. Clare`],
    ['an address', 180, 230, (length: number) => long(Math.round((length - 27) / 16))],
    ['a line with a city', 74, 95, (length: number) => `${textOf(length - 33)} at 94 Merrion Road, Ennis, Clare`],
  ])('finds an address in %s of %d characters, but not of %d', (_, length, more, textOfLength) => {
    expect(addressesIn(`<p>${textOfLength(length)}</p>`)).toHaveLength(1);
    expect(addressesIn(`<p>${textOfLength(more)}</p>`)).toEqual([]);
  });

  test('takes the lines of several addresses for none', () => {
    const strip = ['6682 Oak Way Drive', 'View location', 'Anderson', '8315 Beech Ave, Ste 26'];
    expect(addressesIn(strip.map((line) => `<div>${line}</div>`).join(''))).toEqual([]);
    const towns = ['Beech Center Area', 'Los Altos, CA', 'Plano, Texas', 'Plano, TX 75024'];
    expect(addressesIn(towns.map((line) => `<p>${line}</p>`).join(''))).toEqual([]);
    expect(addressesIn('<p>Find us</p><h2>Conveniently Located on Upper Street, Islington</h2>')).toEqual([]);
    expect(
      addressesIn(
        '<p>New clients in 3205 South Oakford (incl. Southbank), 3206 Elm Park & Ash Park, 3207 Port Ash and 3141 South Ash.</p>',
      ),
    ).toEqual([]);
  });

  test('takes no level of a register for a house number', () => {
    const items = ['ACA Level 2 Registered Counsellor', 'East Oakford, VIC & Telehealth Australia-wide'];
    expect(addressesIn(`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`)).toEqual([]);
  });

  test('leaves out what a company is registered in, and the dialling code in schema.org data', () => {
    expect(addressesIn('<p>3 Oak Place<br>Burnley<br>BB11 3DA<br>Registered in England &amp; Wales</p>')).toEqual([
      '3 Oak Place, Burnley, BB11 3DA',
    ]);
    const values = { streetAddress: 'Lower Road', addressLocality: 'Oakford', addressCountry: '+353' };
    expect(readAddresses([{ types: ['PostalAddress'], values }])).toMatchObject([{ address: 'Lower Road, Oakford' }]);
  });

  test('leaves out the icon before an address', () => {
    expect(addressesIn('<p>📍 3 Oak Grove, Barry CF62 6RD</p>')).toEqual(['3 Oak Grove, Barry CF62 6RD']);
  });

  test('reads an address that ends in New Zealand', () => {
    expect(addressesIn('<p>2 Oak Green<br>Burnside<br>Christchurch, 8005<br>New Zealand</p>')).toEqual([
      '2 Oak Green, Burnside, Christchurch, 8005, New Zealand',
    ]);
  });

  test.each([
    ['<p>Woestijgerweg 135</p><p>3817 SE AMERSFOORT</p>', 'Woestijgerweg 135, 3817 SE AMERSFOORT'],
    ['<p>Kerkstraat 12</p><p>1671RX Medemblik</p>', 'Kerkstraat 12, 1671RX Medemblik'],
    ['<address>5-6 Beach Terrace\nHunstanton PE36 5BQ</address>', '5-6 Beach Terrace Hunstanton PE36 5BQ'],
    ['<address>14 Oliver Plunkett Street<br>Cork<br>T12 X4Y5</address>', '14 Oliver Plunkett Street, Cork, T12 X4Y5'],
    [
      '<p>Visit us at 3 Main Street, Ennis, Co. Clare, V95 X2Y3 and say hello.</p>',
      '3 Main Street, Ennis, Co. Clare, V95 X2Y3',
    ],
    [
      "<p>St Brendan's Road,<br>Portumna,<br>Co Galway,<br>Republic of Ireland</p>",
      "St Brendan's Road, Portumna, Co Galway, Republic of Ireland",
    ],
    [
      '<p>Suite 4, Second Floor,<br>84 Uxbridge Road,<br>London, W13 8RA</p><p>© 2026 Reliable Gas</p>',
      'Suite 4, Second Floor, 84 Uxbridge Road, London, W13 8RA',
    ],
    [
      '<p>Abergele Dental Surgery<br>Groes Lwyd, Abergele,<br>Conwy, Cymru / Wales,<br>LL22 7TA</p>',
      'Groes Lwyd, Abergele, Conwy, Cymru / Wales, LL22 7TA',
    ],
    [
      '<p>We are based at Oak House, Mill Road, Ashford RH20 3JT, and cover Sussex and Kent, plus moves across the UK.</p>',
      'Oak House, Mill Road, Ashford RH20 3JT',
    ],
    [
      '<p>3 Mill Road, Ashford, RH20 3JT, West Sussex, England</p>',
      '3 Mill Road, Ashford, RH20 3JT, West Sussex, England',
    ],
    ['<p>Thank you for visiting 94 Merrion Road, Ballsbridge, Dublin 4</p>', '94 Merrion Road, Ballsbridge, Dublin 4'],
    [
      '<h2>Where we are</h2><p>2nd Floor,<br>12 Church Street,<br>Cavan Town,<br>Co Cavan.<br>H12 X3Y4</p>',
      '2nd Floor, 12 Church Street, Cavan Town, Co Cavan, H12 X3Y4',
    ],
    [
      '<p>I teach a weekly Monday evening class at All Saints Hall, 24 Regent Terrace, Leeds, LS6 1AA</p>',
      'All Saints Hall, 24 Regent Terrace, Leeds, LS6 1AA',
    ],
    ['<p>106-2115 Maple Road,<br>Rockland ON, K4K 1A1</p>', '106-2115 Maple Road, Rockland ON, K4K 1A1'],
    ['<h4>info@example.ie</h4><h4>3 Main Street,</h4><h4>Ennis, V95 X2Y3</h4>', '3 Main Street, Ennis, V95 X2Y3'],
    ['<p>Rue De Grass 103<br>6700 Sterpenich, Belgium</p>', 'Rue De Grass 103, 6700 Sterpenich, Belgium'],
    [
      '<p>Rue De Grass 103, 6700 Sterpenich — Belgium (Luxembourg border)</p>',
      'Rue De Grass 103, 6700 Sterpenich, Belgium',
    ],
    [
      '<p>Quality Dental Care Since 1990</p><p>1100 Oak Ave. Suite 1<br>Yankton, SD 57078</p>',
      '1100 Oak Ave. Suite 1, Yankton, SD 57078',
    ],
    ['<p>30 - 34 Bridge St., Dublin 2</p>', '30 - 34 Bridge St., Dublin 2'],
    ['<p>The Oak Barbers. 12 Ship Passage, London EC3V 1LY. Three chairs.</p>', '12 Ship Passage, London EC3V 1LY'],
    ['<p>3944 W. 63rd St. Chicago, IL 60627</p>', '3944 W. 63rd St. Chicago, IL 60627'],
    [
      '<p>Josef-Oak-Str. 46<br>81241 München</p><p>Vereinsregister: VR 17134</p><p>Amtsgericht</p>',
      'Josef-Oak-Str. 46, 81241 München',
    ],
    ['<p>4 The Square, Kenmare, Kerry</p>', '4 The Square, Kenmare, Kerry'],
    ['<p>Lahinch Road, Ennis, Clare</p>', 'Lahinch Road, Ennis, Clare'],
    ['<p>6111 S Oak Drive #130<br>Oakford, NV 89113</p>', '6111 S Oak Drive #130, Oakford, NV 89113'],
    [
      '<p>Number 3,<br>Oak Street Business Park,<br>Ennis,<br>Co. Clare.<br>V95 X2Y3</p>',
      'Number 3, Oak Street Business Park, Ennis, Co. Clare, V95 X2Y3',
    ],
    ['<p>54 Oak Square South,<br>Dublin 2, Ireland</p>', '54 Oak Square South, Dublin 2, Ireland'],
  ])('%s', (html, address) => {
    expect(addressesIn(html)).toEqual([address]);
  });

  test.each([
    ['a place that is served', '<p>We serve all of Dublin 4 and County Wicklow.</p>'],
    ['half a postcode', '<p>James T., Clapham, SW4</p>'],
    ['the body that supervises a business', '<p>Zahnärztekammer Musterland, Musterstr. 1, 10585 Musterstadt</p>'],
    ['a city without a street', '<p>Oak Dental</p><p>Cork</p>'],
    ['the area that a page is about', '<h3>Window cleaning in Forest Hill, QLD 4342</h3>'],
    ['a town with its state', '<p>Forest Hill, QLD 4342</p>'],
    [
      'the estates that are served',
      '<p>Serving all new estates, farms, and properties in and around Oak Vale, QLD 4341</p>',
    ],
    ['the year of an article', '<h3>Cleaning cost in Oak Hill, QLD, 2026</h3>'],
    ['a label above the names of towns', '<p>Locations:</p><p>Ennis, Kilrush</p>'],
    ['a copyright line', '<p>© 2026 Oak Studio · Glen, Carn Cross, Co. Galway, H91 W3X4</p>'],
    ['ratings and hours', '<p>4.9/5 — 87 Google Reviews</p><p>Mon–Sat 8am–8pm</p><p>Oakford SM6 7HN</p>'],
    ['a sentence', '<p>The Studio is at 22 Oak Street, in the centre of Oakford (SK17 6DH). Use the map.</p>'],
    ['a street without a town', '<h4>Location</h4><p>Oak Skin</p><p>22 Oak St, Unit 4</p>'],
    ['what a label says about a place', '<h4>Location</h4><p>Oak Street</p><p>Free parking for all guests</p>'],
    ['a year of a biography', '<p>In 2000, I moved to the United States</p>'],
    ['degrees', '<p>BDS (U Sheff) 1979, MFGDP (UK) 1993,</p>'],
    ['districts', '<p>We cover Dublin 8, Dublin 12</p><p>Dublin 2, Ireland</p>'],
    ['the size of a house', '<p>2 Bedroom House, Galway</p><p>1 Bed Apartment, Salthill, Galway</p>'],
    ['a year', '<p>© 2026 Reliable Gas Plumbing Ltd.</p>'],
    ['dates of news', '<p>18 Feb 2021 Temporarily closed</p><p>27 Jan 2021 Newsletter, winter park walks</p>'],
  ])('ignores %s', (_, html) => {
    expect(addressesIn(html)).toEqual([]);
  });
});

test.each(['12 E. Birch Dr.', '12 Birch Ave.', '12 Birch Blvd.', '28188 Marsh Pkwy', '4500 Highway 9'])(
  'findAddresses › reads a street that ends in an abbreviation or is a highway: %s',
  (street) => {
    expect(addressesIn(`<p>Oak Chapel</p><p>${street}<br>Ashford, WI 54999</p>`)).toHaveLength(1);
  },
);

test('findAddresses › reads what is only indented as a quotation, and not what is one', () => {
  const lines = '12 East Birch Drive<br>Ashford, WI 54999';
  expect(addressesIn(`<p>Write to us:</p><blockquote>${lines}</blockquote><p>Or call us:</p>`)).toHaveLength(1);
  expect(addressesIn(`<blockquote>“We met at ${lines}”</blockquote>`)).toEqual([]);
  expect(addressesIn(`<blockquote>${lines}</blockquote><p>Anna Kelly</p>`)).toEqual([]);
});

test('findAddresses › reads the whole name of a town, and no way to one', () => {
  const town = '<p>Via Valpellice, 71 - 10060 San Secondo di Pinerolo (TO)</p>';
  expect(addressesIn(town)).toEqual(['Via Valpellice, 71, 10060 San Secondo di Pinerolo']);
  expect(addressesIn('<p>Take the train via Newry, Co. Down</p>')).toEqual([]);
});
