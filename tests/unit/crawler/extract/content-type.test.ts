import { expect, test } from 'vitest';
import { guessContentType } from '@/lib/crawler/extract/content-type';
import { readPage } from '@/lib/crawler/extract/read-page';

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
  ['/oak-terms', 'Terms of Service', 'General'],
  ['/story-raft-race', 'Our raft race', 'General'],
  ['/our-story', 'Our story', 'About'],
  ['/costumes', 'Costumes', 'General'],
])('findContentType › classifies %s (%s) as %s', (path, title, type) => {
  expect(typeOf(path, title)).toBe(type);
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
