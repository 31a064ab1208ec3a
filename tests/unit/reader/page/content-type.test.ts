import { expect, test } from 'vitest';
import { guessContentType } from '@/lib/reader/page/content-type';
import { readPage } from '@/lib/reader/read-page';

const typeOf = (path: string, title: string) =>
  readPage(`<title>${title}</title><main><h1>${title}</h1><p>Call in.</p></main>`, `https://bakery.ie${path}`)
    .contentType;

test.each([
  ['/get-a-quote', 'Get a quote', 'Contact'],
  ['/offers', 'Special offers', 'Prices'],
  ['/gift-vouchers.html', 'Gift vouchers', 'Prices'],
  ['/team-building', 'Team building', 'Services'],
  ['/team', 'Our team', 'About'],
  ['/birthdays', 'Birthday parties', 'Services'],
  ['/ueber-uns', 'Über uns', 'About'],
  ['/oeffnungszeiten', 'Öffnungszeiten', 'Contact'],
  ['/nos-tarifs', 'Nos tarifs', 'Prices'],
  ['/over', 'Over ons', 'About'],
  ['/faculty', 'Faculty', 'About'],
  ['/tuition', 'Tuition', 'Prices'],
  ['/gallery', 'Gallery', 'General'],
  ['/p12', 'Services | Oak Auto', 'Services'],
  ['/oak-cookies', 'Cookie Policy — Oak Private Hire', 'General'],
  ['/contact-lenses', 'Contact lenses', 'General'],
  ['/oak-terms', 'Terms of Service', 'General'],
  ['/story-raft-race', 'Our raft race', 'General'],
  ['/our-story', 'Our story', 'About'],
  ['/costumes', 'Costumes', 'General'],
  ['/dentists', 'Dentists', 'About'],
  ['/testimonials', 'Oak Dentists', 'General'],
  ['/facial-waxing', 'Oak', 'Services'],
  ['/reviews', 'Oak Plumbing', 'General'],
  ['/specialised-training', 'Oak', 'Services'],
  ['/getting-there', 'Oak', 'Contact'],
  ['/blog-ingrown-toenail', 'Ingrown toenails', 'Article'],
  ['/news-and-events', 'News', 'General'],
  ['/post-natal-massage', 'Oak', 'Services'],
  ['/threading', 'Oak', 'Services'],
  ['/bleaches', 'Oak', 'Services'],
  ['/make-up', 'Oak', 'Services'],
  ['/wheel-bearing-replacement', 'Oak', 'Services'],
])('findContentType › classifies %s (%s) as %s', (path, title, type) => {
  expect(typeOf(path, title)).toBe(type);
});

test('findContentType › classifies a home page as General, even with questions', () => {
  const data = '<script type="application/ld+json">{"@type":"FAQPage","mainEntity":[]}</script>';
  expect(readPage(`<h1>Bakery</h1>${data}`, 'https://bakery.ie/').contentType).toBe('General');
  const product = '<script type="application/ld+json">{"@type":"Product","name":"Ticket"}</script>';
  expect(readPage(`<h1>Museum</h1>${product}`, 'https://museum.ie/').contentType).toBe('General');
});

test.each([
  ['/physiotherapy', 'Physiotherapy', 3, 'Services'],
  ['/contact', 'Contact us', 3, 'Contact'],
  ['/about-us', 'About us', 3, 'About'],
  ['/wheel-balancing', 'Wheel balancing', 3, 'General'],
  ['/physiotherapy-faqs', 'Physiotherapy', 3, 'FAQ'],
  ['/p12', 'Drain repairs', 3, 'Services'],
])('findContentType › classifies %s (%s) with questions below %i other headings as %s', (path, title, others, type) => {
  const data = '<script type="application/ld+json">{"@type":"FAQPage","mainEntity":[]}</script>';
  const other = Array.from({ length: others - 1 }, (_, at) => `<h2>Part ${at}</h2><p>We work with care.</p>`).join('');
  const asked = '<h2>How long does it take?</h2><p>An hour.</p><h2>Do I need to book?</h2><p>Yes, please.</p>';
  const html = `<title>${title}</title><main><h1>${title}</h1>${other}${asked}</main>${data}`;
  expect(readPage(html, `https://bakery.ie${path}`).contentType).toBe(type);
});

test.each([
  ['/', 'Home', 'General'],
  ['/menus/dinner.pdf', 'Dinner', 'PDF'],
  ['/blog/prices-of-flour', '', 'Article'],
  ['/2026/05/new-oven/', '', 'Article'],
  ['/p/12', 'Price list', 'Prices'],
  ['/p/13', 'Read more', 'General'],
])('guessContentType › classifies %s with the link text “%s” as %s', (path, text, type) => {
  expect(guessContentType({ url: `https://bakery.ie${path}`, text })).toBe(type);
});
