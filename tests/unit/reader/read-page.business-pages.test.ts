import { describe, expect, it } from 'vitest';
import { readPage } from '@/lib/reader/read-page';
import { businessPage, HOME } from './pages';

const read = (main: string, path: string) => readPage(businessPage(main), `https://brennans.ie${path}`);

describe('readPage › business pages', () => {
  it('home page: keeps every section, without menu, buttons, footer and cookie notice', () => {
    const { text, contentType } = readPage(HOME, 'https://brennans.ie/');
    for (const part of [
      'A proper cut',
      'Walk in or book a chair',
      'Sharp and clean, from €22.',
      'Best fade in Cork',
      'Saturday | 9am – 5pm',
    ]) {
      expect(text).toContain(part);
    }
    for (const part of [
      'Skip to content',
      'Read more',
      'Book now',
      'Call now',
      'cookie',
      'All rights reserved',
      'Visit us',
    ]) {
      expect(text).not.toContain(part);
    }
    expect(contentType).toBe('General');
  });

  it('services: keeps many short blocks', () => {
    const services = ['Fillings', 'Crowns', 'Whitening', 'Implants', 'Check-ups'];
    const cards = services
      .map((name) => `<div class="service-item"><h3><a href="/${name}">${name}</a></h3><p>By appointment.</p></div>`)
      .join('');
    const { text, contentType } = read(`<h1>Our services</h1><div class="grid">${cards}</div>`, '/services');
    for (const name of services) expect(text).toContain(name);
    expect(contentType).toBe('Services');
  });

  it('prices: keeps the rows of a table', () => {
    const reading = read(
      '<h1>Price list</h1><table><tr><th>Cut</th><th>Price</th></tr><tr><td>Dry cut</td><td>€20</td></tr><tr><td>Colour</td><td>from €65.50</td></tr></table>',
      '/prices',
    );
    expect(reading.text).toBe('Price list\nCut | Price\nDry cut | €20\nColour | from €65.50');
    expect(reading.facts.prices.map(({ text }) => text)).toEqual(['Dry cut | €20', 'Colour | from €65.50']);
    expect(reading.contentType).toBe('Prices');
  });

  it('prices: separates a name from its price even if only CSS does', () => {
    const { text, facts } = read('<h1>Menu</h1><ul><li><span>Chowder</span><b>€9.50</b></li></ul>', '/menu');
    expect(text).toBe('Menu\nChowder €9.50');
    expect(facts.prices).toMatchObject([{ text: 'Chowder €9.50', heading: 'Menu' }]);
  });

  it('table layout: drops menu and copyright line, and keeps line breaks', () => {
    const { text } = readPage(
      '<table><tr><td colspan=2><font size=6>Tierney Plumbing</font><tr><td><a href="/">Home</a><br><a href="/prices">Prices</a><br><a href="/us">About us</a><td><p>Ring before eight.<p>The yard is on the Sligo road.<tr><td>Copyright 2004-2026 Tierney</table>',
      'https://tierney.ie/contact',
    );
    expect(text).toBe('Tierney Plumbing\nRing before eight.\nThe yard is on the Sligo road.');
  });

  it('listing: drops a cookie notice that is longer than the content', () => {
    const { text } = read(
      '<h1>Products</h1><ul><li><a href="/mug">Mug</a> €28</li></ul><div role="alertdialog"><h2>Cookie consent</h2><p>We and our partners use cookies and other technologies to personalize your experience.</p></div>',
      '/all',
    );
    expect(text).toBe('Products\nMug €28');
  });

  it('contact: keeps address and hours, drops the form', () => {
    const reading = read(
      '<h1>Contact us</h1><form><label>Your name</label><input name="n"><button>Send message</button></form><address>14 Oliver Plunkett Street<br>Cork<br>T12 X4Y5</address><dl><dt>Monday to Friday</dt><dd>9:00 - 17:30</dd><dt>Sunday</dt><dd>Closed</dd></dl>',
      '/contact',
    );
    expect(reading.text).toContain('14 Oliver Plunkett Street\nCork\nT12 X4Y5');
    expect(reading.text).not.toMatch(/Your name|Send message/);
    expect(reading.facts.hours.map(({ days }) => days.length)).toEqual([6]);
    expect(reading.contentType).toBe('Contact');
  });

  it('FAQ: keeps collapsed answers', () => {
    const reading = read(
      '<h1>Questions</h1><h3><button aria-expanded="false" aria-controls="a">Do I need to book?</button></h3><div id="a" class="accordion-panel" hidden><p>No, walk in any time before five and we will fit you in.</p></div><details><summary>Do you take cards?</summary><p>Yes, all of them.</p></details>',
      '/faq',
    );
    expect(reading.text).toBe(
      'Questions\nDo I need to book?\nNo, walk in any time before five and we will fit you in.\nDo you take cards?\nYes, all of them.',
    );
    expect(reading.contentType).toBe('FAQ');
  });

  it('FAQ: keeps questions in buttons without ARIA, but no other buttons', () => {
    const item = (text: string) =>
      `<div><button class="faq-item__q">${text} <span>+</span></button><div class="panel"><p>${text.length} of them.</p></div></div>`;
    const reading = read(
      `<h1>Questions</h1>${item('Do you take cards?')}${item('How many rooms are there?')}<div><button>Book</button><p>By phone.</p></div><button>Close</button>`,
      '/faq',
    );
    expect(reading.text).toContain('Do you take cards?');
    expect(reading.text).not.toMatch(/Book|Close/);
    expect(reading.facts.questions.map(({ question }) => question)).toEqual([
      'Do you take cards?',
      'How many rooms are there?',
    ]);
  });

  it('about: keeps both prose and team', () => {
    const reading = read(
      '<h1>About us</h1><p>Three generations of the Brennan family have cut hair on this street since 1962, and we still open at nine.</p><div class="team"><div><h3>Liam Brennan</h3><p>Owner</p></div><div><h3>Orla Walsh</h3><p>Senior barber</p></div></div>',
      '/about-us',
    );
    expect(reading.text).toMatch(/since 1962[\s\S]*Liam Brennan\nOwner\nOrla Walsh\nSenior barber/);
    expect(reading.contentType).toBe('About');
  });

  it('restaurant menu: is not mistaken for navigation', () => {
    const dishes = ['Seafood chowder', 'Bacon and cabbage', 'Apple tart']
      .map((dish) => `<li class="menu-item"><h3>${dish}</h3><span class="price">€9.50</span></li>`)
      .join('');
    const reading = read(
      `<h1>Dinner menu</h1><div class="menu" id="menu"><ul class="menu-list">${dishes}</ul></div>`,
      '/menu',
    );
    for (const dish of ['Seafood chowder', 'Bacon and cabbage', 'Apple tart']) expect(reading.text).toContain(dish);
  });

  it('table layout without class names: drops the menu', () => {
    const html = `<html><head><title>Murphy Motors</title></head><body><table><tr><td><a href="/">Home</a><br><br><a href="/nct">NCT</a><br><br><a href="/tyres">Tyres</a></td>
      <td><h2>Tyres</h2><p>All makes in stock, fitted while you wait.</p></td></tr></table></body></html>`;
    expect(readPage(html, 'https://murphymotors.ie/tyres.htm').text).toBe(
      'Tyres\nAll makes in stock, fitted while you wait.',
    );
  });

  it('misleading class names: keeps content in wrappers named menu, sidebar or footer', () => {
    const html = `<html><head><title>Doyle Electrical</title></head><body class="header-nav-left has-footer"><div class="site-wrapper navigation-fixed cookie-ready">
      <div class="container with-sidebar enable-lightbox"><h2>Rewiring</h2><p>Safe electrics for old houses, certified by a registered contractor.</p><p>Call Seán for a quote.</p></div></div></body></html>`;
    expect(readPage(html, 'https://doyle.ie/rewiring').text).toBe(
      'Rewiring\nSafe electrics for old houses, certified by a registered contractor.\nCall Seán for a quote.',
    );
  });
});

describe('readPage › options', () => {
  const read = (include: { main?: boolean; navigation?: boolean; footer?: boolean }) =>
    readPage(HOME, 'https://brennans.ie/', { include }).text;

  it('adds navigation and footer', () => {
    const text = read({ navigation: true, footer: true });
    expect(text).toContain('Services');
    expect(text).toContain('Visit us');
    expect(text).toContain('A proper cut');
  });

  it('returns the footer alone', () => {
    const text = read({ main: false, footer: true });
    expect(text).toContain('14 Oliver Plunkett Street');
    expect(text).not.toContain('A proper cut');
  });

  it('returns what selectors match, and nothing for an invalid selector', () => {
    const select = (...selectors: string[]) => readPage(HOME, 'https://brennans.ie/', { selectors }).text;
    expect(select('.card h3')).toBe("Skin fade\nHot towel shave\nKids' cut");
    expect(select('.hours', '.hours table')).toBe(
      'Opening hours\nMonday | Closed\nTuesday – Friday | 9am – 6pm\nSaturday | 9am – 5pm',
    );
    expect(select('div[')).toBe('');
    expect(select('div[', '.hero h1')).toBe('A proper cut in the heart of Cork');
  });
});

describe('readPage › parts with the names of bars', () => {
  const page = (bar: string) =>
    read(`<div class="top-bar">${bar}</div><h1>Rooms</h1><p>We have five rooms for you, on three floors.</p>`, '/rooms')
      .text;

  it('keeps a room that is called top bar', () => {
    const about = 'Perched above the dancefloor, it is where you grab a drink and watch the night unfold below you.';
    expect(page(`<h2>Top Bar</h2><p>${about}</p>`)).toContain(about);
  });

  it('drops the line above the menu', () => {
    expect(page('<span>Call 01 234 5678</span> <span>Mon–Fri 9–5</span>')).not.toContain('Call 01');
  });
});

describe('readPage › links at the end of the content', () => {
  const LINKS = ['hangi', 'toroi', 'boil-up'];
  const list = (host: string) =>
    `<div>${LINKS.map((one) => `<p><a href="${host}/${one}">Recipe for ${one}</a></p>`).join('')}</div>`;
  const end = (host: string) =>
    read(
      `<h1>Food</h1><h2>Recipes</h2><p>People cook this at home, as they have for a long time.</p>${list(host)}`,
      '/kai',
    );

  it('keeps several that lead to other websites', () => {
    for (const one of LINKS) expect(end('https://recipes.example').text).toContain(`Recipe for ${one}`);
  });

  it('keeps an e-mail address to write to', () => {
    const { text } = read(
      '<h1>Jobs</h1><p>Send us your resume and a short introduction about yourself.</p><div><a href="mailto:jobs@oak.ie">jobs@oak.ie</a></div>',
      '/careers',
    );
    expect(text).toContain('jobs@oak.ie');
  });

  it('drops those of a menu', () => {
    expect(end('').text).not.toContain('Recipe for');
  });
});

describe('readPage › inline elements', () => {
  it('leaves out the names that icon fonts draw as pictures', () => {
    const icon = (name: string) => `<span class="material-symbols-outlined">${name}</span>`;
    const { text } = read(
      `<h1>Tyres</h1><p>We fit new tyres on the day that you call us.</p><p>${icon('call')}Ring the workshop ${icon('arrow_forward')}</p>`,
      '/tyres',
    );
    expect(text).toContain('Ring the workshop');
    expect(text).not.toMatch(/call[A-Z]|arrow_forward/);
  });

  it.each([
    ['<a href="/dublin">Tyres Dublin</a><a href="/cork">Tyres Cork</a>', 'Tyres Dublin Tyres Cork'],
    ['<strong>Front €60</strong><span>4 wheels €100</span>', 'Front €60 4 wheels €100'],
    ['</div><div><strong>Hours</strong><span>Mon–Fri</span>', 'Hours Mon–Fri'],
    ['</div><div><strong>Address</strong><span><a href="/map">Mill Close</a></span>', 'Address Mill Close'],
    ['</div><div><svg><path/></svg><strong>Mobility</strong><span>Slow movement</span>', 'Mobility Slow movement'],
    ['<span>Small service</span><strong>From €93</strong>', 'Small service From €93'],
    ['<span>Full service</span><span>from €141</span>', 'Full service from €141'],
    ['<span>a night</span><a href="/book">Book it</a>', 'a night Book it'],
    ['<span>Java</span><b>s</b>', 'Javas'],
    ['<a href="/guides">guide</a>s for drivers', 'guides for drivers'],
  ])('separates the words of %s where readers see them apart', (html, words) => {
    const { text } = read(
      `<h1>Tyres</h1><p>We fit new tyres on the day that you call us.</p><div>Choose what you need: ${html}</div>`,
      '/tyres',
    );
    expect(text).toContain(words);
  });
});

describe('readPage › cookie notices on business pages', () => {
  it('keeps the contact section around a map that waits for cookies', () => {
    const { text } = readPage(
      '<main><h1>Feet</h1><p>Treatment of feet in a friendly clinic in the village, open all year.</p><div class="contact-details"><h3>Find us</h3><p>7 Craft Village</p><h3>Opening hours</h3><p>Thursday, 9am – 4pm</p><div class="map-embed"><p>The map is hidden until you accept cookies. <a href="https://maps.example/">Open the map</a> instead.</p></div></div></main>',
      'https://feet.ie/',
    );
    for (const part of ['Find us', '7 Craft Village', 'Opening hours', 'Thursday, 9am – 4pm'])
      expect(text).toContain(part);
  });

  it('keeps the paragraphs of a policy that are about cookies', () => {
    const about = 'If you accept cookies, we also use analytics to learn which pages are read.';
    const { text } = read(
      `<h1>Privacy</h1><section class="legal"><p>We keep your name and number to arrange your visits, and nothing else.</p><p>${about}</p><p>Ask us for what we hold about you, and we will send it within a month.</p></section>`,
      '/privacy',
    );
    expect(text).toContain(about);
  });

  it('drops a notice with its heading, its choices and its buttons', () => {
    const { text } = read(
      '<h1>Feet</h1><p>Treatment of feet in a friendly clinic in the village, open all year.</p><div class="x1"><div><h2>We value your privacy</h2><p>We use cookies to improve your visit. By clicking “Accept all” you agree to our use of cookies.</p><ul><li>Necessary</li><li>Statistics</li></ul><a href="#">Accept all</a> <a href="/privacy">Read more</a></div></div>',
      '/',
    );
    expect(text).toBe('Feet\nTreatment of feet in a friendly clinic in the village, open all year.');
  });
});

describe('readPage › headers of business pages', () => {
  const page = (header: string) =>
    readPage(
      `<html><head><title>City Swim</title></head><body><nav><h1>City Swim</h1><a href="/">Home</a><a href="/prices">Prices</a></nav>${header}<section><p>Six lessons in a group cost less than six private ones, and the pool is warm.</p></section></body></html>`,
      'https://swim.ie/prices',
    ).text;

  it('keeps the introduction in a header without navigation', () => {
    expect(
      page(
        '<header class="hero"><h1>Lesson prices</h1><h2>All lessons take one hour.</h2><a href="/book">Book now</a></header>',
      ),
    ).toMatch(/^Lesson prices\nAll lessons take one hour\.\nSix lessons/);
  });

  it('drops a header with logo and navigation', () => {
    expect(
      page(
        '<header><p>Swim with us since 1990</p><h2>City Swim</h2><nav><a href="/">Home</a><a href="/prices">Prices</a></nav></header>',
      ),
    ).toMatch(/^Six lessons/);
  });
});

describe('readPage › content in parts that are named like others', () => {
  const PROSE = '<p>We fit kitchens and bathrooms in Ennis and the villages around it, and have done so for years.</p>';
  const textOf = (html: string) => read(`<h1>Our work</h1>${PROSE}${html}`, '/').text;

  it('keeps captions over pictures and cards, but nothing that covers the page', () => {
    const card = '<div class="card"><img src="/a.png"><div class="card-img-overlay"><h3>Oak worktops</h3></div></div>';
    expect(textOf(card)).toContain('Oak worktops');
    const page =
      '<body><main><p>Kitchens in Ennis since 1990, fitted well.</p></main><div class="overlay">Wait!</div></body>';
    expect(readPage(page, 'https://example.ie/').text).not.toContain('Wait!');
  });

  it('keeps the footers of cards, such as the names below reviews', () => {
    const card = '<div class="card"><p>“Lovely.”</p><div class="card-footer"><p>Jane, Ennis</p></div></div>';
    expect(textOf(card)).toContain('Jane, Ennis');
    expect(textOf('<div class="site-footer"><p>Registered in Ireland</p></div>')).not.toContain('Registered');
  });

  it('keeps linked cards that begin with the word home', () => {
    const cards = ['Ennis', 'Gort', 'Tulla']
      .map((town) => `<a href="/${town}"><h3>${town}</h3><p>Home visits in ${town}, on any day of the week.</p></a>`)
      .join('');
    expect(textOf(cards)).toContain('Home visits in Gort, on any day of the week.');
  });

  it('keeps lists of tabs with text, but no collapsed menu', () => {
    const accordion =
      '<div class="panel-group accordion" role="tablist"><h4>For adults</h4><p>We treat headaches, sore backs and stiff necks, and much more besides.</p></div>';
    expect(textOf(accordion)).toContain('We treat headaches, sore backs and stiff necks, and much more besides.');
    const menu = '<button>Menu</button><ul hidden><li><a href="/a">Kitchens we fitted</a></li></ul>';
    expect(textOf(menu)).not.toContain('Kitchens we fitted');
    expect(textOf('<p style="display: none">Thank you, we have your message.</p>')).not.toContain('Thank you');
  });
});
