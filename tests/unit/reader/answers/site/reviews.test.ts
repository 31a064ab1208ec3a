import { describe, expect, it } from 'vitest';
import { openSite } from '@/lib/reader/answers/answer';
import { pageAt } from '../site';

const reviewsOf = (body: string): string[] =>
  [...openSite([pageAt('/', `<h1>Mill Tea Rooms</h1>${body}`)]).index.reviews].map(({ text }) => text);

describe('findReviews', () => {
  it.each([
    `<h2>Cakes</h2><p>Scones baked daily.</p><p>Ruth Hamilton</p><p>Been here twice and never disappoints. I would advise booking.</p>
      <p>Wednesday, 9 August 2017</p><p>Ann Byrne</p><p>Gorgeous scones. Will be back.</p><p>3 July 2017</p>`,
    `<h2>Cakes</h2><p>Scones baked daily.</p><h3>Ruth Hamilton</h3><p>12 April 2024</p><p>We had lunch. I would advise booking.</p>
      <h3>Ann Byrne</h3><p>3 February 2024</p><p>We were served within minutes.</p>`,
    `<h2>Cakes</h2><p>Scones baked daily.</p><div><p>We had lunch. I would advise booking.</p><p>- Ruth Hamilton, Cork</p></div>
      <div><p>Came with my mam, lovely.</p><p>- Ann Byrne, Mallow</p></div>`,
    `<h2>Cakes</h2><p>Scones baked daily.</p><p>★★★★★ 5 stars</p><p>We stayed for hours. I would advise booking.</p><p>★★★★☆ 4 stars</p><p>Had the soup.</p>`,
    `<h2>Cakes</h2><ul><li>Scones baked daily.</li></ul><p>Ruth H.</p><p>2 weeks ago</p><p>I got the soup. I would advise booking.</p>
      <p>Ann B.</p><p>a month ago</p><p>We came late.</p>`,
  ])('takes passages that customers sign: %#', (body) => {
    const found = reviewsOf(body).join('\n');
    expect(found).toContain('I would advise booking.');
    expect(found).not.toContain('Scones baked daily.');
  });

  it.each([
    // People of the business, its news, its events, its prices.
    '<h2>Team</h2><h3>Ruth Hamilton</h3><p>I trained in Cork and was a chef there.</p><h3>Ann Byrne</h3><p>I joined in 2009.</p>',
    '<h2>News</h2><p>3 May 2024</p><p>We opened a second room.</p><p>9 May 2024</p><p>We were on the radio.</p>',
    '<h2>Events</h2><p>Trad Night</p><p>3 May 2024</p><p>Doors open at 8pm.</p><p>Quiz Night</p><p>9 May 2024</p><p>Tables of four.</p>',
    '<h2>Rooms</h2><p>4 star rooms</p><p>Breakfast is included.</p><p>4 star suites</p><p>With a bath.</p>',
    '<h2>Find us</h2><p>Mill Lane, Cong</p><p>Ring us to book.</p>',
  ])('takes nothing of what the business says: %#', (body) => {
    expect(reviewsOf(body)).toEqual([]);
  });
});
