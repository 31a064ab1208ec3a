import { type AnswerSite, openSite } from '@/lib/reader/answers/answer';
import { readAnswerPage } from '@/lib/reader/answers/site/answer-page';
import type { AnswerPage } from '@/lib/reader/answers/site/page';

/** A page at a path of `https://harbour.example` with this body. */
export function pageAt(path: string, body: string, head = ''): AnswerPage {
  const page = readAnswerPage(
    `<html lang="en"><head>${head}</head><body>${body}</body></html>`,
    `https://harbour.example${path}`,
  );
  if (!page) throw new Error('The page is not to be quoted.');
  return page;
}

/** A guesthouse as small businesses write about themselves: three pages, one of them about neighbours. */
export const harbourPages: AnswerPage[] = [
  pageAt(
    '/',
    `<nav><a href="/">Home</a> <a href="/rooms">Rooms</a> <a href="/nearby">Nearby</a></nav>
    <h1>Harbour House</h1>
    <p>Harbour House is a family-run guesthouse in the middle of Kilmore. We have six bedrooms, all ensuite.</p>
    <h2>Good to know</h2>
    <p>There is free parking behind the house. Breakfast is served from 8am to 10am and is included in the price.</p>
    <ul><li>Free wifi in all rooms</li><li>Sorry, no pets</li></ul>
    <footer><p>Harbour House, 4 Pier Road, Kilmore, Co. Wexford</p><p>Tel: 053 912 3456</p><p>info@harbour.example</p></footer>`,
    '<title>Harbour House | Guesthouse in Kilmore</title>',
  ),
  pageAt(
    '/rooms',
    `<h1>Rooms and prices</h1><table><tr><td>Single room</td><td>€60 per night</td></tr>
    <tr><td>Double room</td><td>€95 per night</td></tr></table>
    <h2>Questions</h2><h3>Can I cancel my booking?</h3><p>Yes, free of charge until two days before you arrive.</p>
    <h3>Opening hours of reception</h3><p>Mon-Fri: 8am - 9pm</p><p>Sat-Sun: 9am - 6pm</p>`,
    '<title>Rooms | Harbour House</title>',
  ),
  pageAt(
    '/local-attractions',
    `<h1>Nearby</h1><h2>The Wooden Spoon</h2><p>A restaurant five minutes away. Ring 053 999 8888 to book a table.</p>
    <h2>Castle</h2><p>The castle is open Mon-Sun 10am - 5pm.</p>`,
    '<title>The Wooden Spoon and other places</title>',
  ),
];

export const harbour = (): AnswerSite => openSite(harbourPages);
