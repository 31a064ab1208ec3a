import { expect, test } from 'vitest';
import { findFactLinks } from '@/lib/reader/facts/stated/fact-links';
import { textOf } from '../../pages';

const linksOf = (url: string, text = 'Follow us') =>
  findFactLinks([{ url, text }] as Parameters<typeof findFactLinks>[0]).map(
    ({ purpose, label }) => `${purpose}: ${label}`,
  );

test.each([
  ['https://www.youtube.com/@atlanticsurf', ['social: YouTube']],
  ['https://youtu.be/abc123', []],
  ['https://www.tripadvisor.ie/Restaurant_Review-g1-d2-Reviews-The_Pier.html', ['social: Tripadvisor']],
  ['https://www.tripadvisor.ie/VacationRentalReview-g1-d2-Oak_Cottage.html', ['social: Tripadvisor']],
  ['https://www.tripadvisor.ie/Attractions-g1-Activities-Connemara.html', []],
  ['https://www.facebook.com/atlanticsurf', ['social: Facebook']],
  ['https://www.facebook.com/atlanticsurf/posts/at-the-beach', []],
  ['https://www.facebook.com/atlanticsurf/reviews', []],
  ['https://www.facebook.com/share/p/15tznYBNqR/', []],
  ['https://www.instagram.com/p/Cx-12345678', []],
  ['https://tiktok.com/@YOURPROFILE', []],
  ['https://www.tiktok.com/@yourpersonalgardener', ['social: TikTok']],
  ['https://www.facebook.com/share.php?u=https://example.ie', []],
  ['https://calendar.app.google/gGozwbiF', ['booking: Follow us']],
  ['https://www.instagram.com/atlanticsurf/%20target=', []],
  ['http://www.facebook.com/wix', []],
  ['https://book.squareup.com/appointments/ab1', ['booking: Follow us']],
  ['https://hotels.cloudbeds.com/en/reservation/ab1', ['booking: Follow us']],
  ['https://squareup.com/gift/MLH/order', []],
  ['https://squareup.com/market/oak', []],
  ['https://www.google.com.au/maps/place/Oak', ['map: Follow us']],
  ['https://www.google.de/maps/place/Oak', ['map: Follow us']],
  ['http://www.facebook.com:8080/atlanticsurf', ['social: Facebook']],
  ['https://oak:door@www.facebook.com/atlanticsurf', ['social: Facebook']],
  ['https://example.com/?of=@www.facebook.com/atlanticsurf', []],
])('findFactLinks reads %s as %j', (url, links) => {
  expect(linksOf(url)).toEqual(links);
});

test.each([
  ['Order Takeaway Online', 'https://orders.example.com/oak', ['order: Order Takeaway Online']],
  ['Order food delivery', 'https://orders.example.com/oak', ['order: Order food delivery']],
  ['Oak Kitchen', 'https://www.doordash.com/business/1', ['order: Oak Kitchen']],
  ['Book tickets here', 'https://pay.example.com/1', ['booking: Book tickets here']],
  ['Tisch reservieren', 'https://tisch.example.com/oak', ['booking: Tisch reservieren']],
  ['Prendre rendez-vous', 'https://rdv.example.com/oak', ['booking: Prendre rendez-vous']],
  ['Jetzt bestellen', 'https://orders.example.com/oak', ['order: Jetzt bestellen']],
  ['privacy policy', 'https://www.cliniko.com/security', []],
  ['Open online booking →', 'https://oak.example.com/', ['booking: Open online booking']],
  ['Read all reviews on Google', 'https://www.google.com/maps?cid=12034629', []],
  ['For the current menu, click here', 'https://example.com/breakfast.pdf', ['menu: For the current menu, click here']],
  ['Dinner', 'https://example.com/files/dinner-menu.pdf', ['menu: Dinner']],
  ['Documents', 'https://example.com/documents.pdf', []],
  ['📅 Book a free consultation ☰', 'https://forms.example.com/1', ['booking: Book a free consultation']],
  ['Book a piano lesson', 'https://oak.example.com/1', ['booking: Book a piano lesson']],
  ['Book a Site Visit', 'https://oak.example.com/2', ['booking: Book a Site Visit']],
  ['Book your free quote', 'https://oak.example.com/4', []],
  ['Book reviews', 'https://oak.example.com/3', []],
  ['Order of service', 'https://example.com/mass', []],
  [`${textOf(70)} menu`, 'https://example.com/lunch.pdf', [`menu: ${textOf(70)} menu`]],
  [`${textOf(90)} menu`, 'https://example.com/lunch.pdf', []],
  [`Book now${' ☰'.repeat(50)}`, 'https://example.com/visits', ['booking: Book now']],
  [`Book now${' ☰'.repeat(70)}`, 'https://example.com/visits', []],
])('findFactLinks reads the text "%s"', (text, url, links) => {
  expect(linksOf(url, text)).toEqual(links);
});

test('findFactLinks › takes any text of the links to a page for bookings, but not that of a card', () => {
  const purposesOf = (url: string) =>
    findFactLinks([{ url, text: 'Appointments', otherTexts: ['Read more', 'Book now'], nofollow: false }]);
  expect(purposesOf('https://oak.ie/appointments')).toEqual([
    { purpose: 'booking', url: 'https://oak.ie/appointments', label: 'Book now' },
  ]);
  expect(purposesOf('https://oak.ie/kids')).toEqual([]);
});

test('findFactLinks › takes no page about bookkeeping for one for bookings', () => {
  const link = {
    url: 'https://example.ie/services/bookkeeping',
    text: 'Bookkeeping',
    otherTexts: ['Book a consultation'],
    nofollow: false,
  };
  expect(findFactLinks([link])).toEqual([]);
});
