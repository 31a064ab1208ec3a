import { describe, expect, it } from 'vitest';
import { openSite } from '@/lib/reader/answers/answer';
import { greetingFrom } from '@/lib/reader/answers/report/greeting';
import { harbour, pageAt } from '../site';

describe('greetingFrom', () => {
  it('returns name, telephone, hours and description, each with its quote', () => {
    const greeting = greetingFrom(harbour());
    expect(greeting.name?.value).toBe('Harbour House');
    expect(greeting.telephone).toMatchObject({ value: '053 912 3456', quote: { text: 'Tel: 053 912 3456' } });
    expect(greeting.about?.text).toBe('Harbour House is a family-run guesthouse in the middle of Kilmore.');
  });

  it('contains nothing about the neighbours', () => {
    const said = JSON.stringify(greetingFrom(harbour()));
    expect(said).not.toMatch(/Wooden Spoon|999 8888|10am - 5pm/);
  });

  it('takes the hours of the week from one passage', () => {
    const site = openSite([
      pageAt(
        '/contact',
        '<h2>Opening hours</h2><table><tr><td>Mon-Fri</td><td>9am - 5pm</td></tr><tr><td>Saturday</td><td>closed</td></tr></table>',
      ),
    ]);
    expect(greetingFrom(site).hours.map(({ text }) => text)).toEqual(['Mon-Fri | 9am - 5pm', 'Saturday | closed']);
  });

  it('takes the hours from the facts of the site, not the hours of a part of the business', () => {
    const site = openSite([
      pageAt(
        '/contact',
        '<h2>Opening hours</h2><p>Every day: 9am to 10am and 4.30pm to 5.30pm</p><h2>Kitchen</h2><p>Mon-Sun 12pm - 9pm</p>',
      ),
    ]);
    expect(greetingFrom(site).hours.map(({ text }) => text)).toEqual(['Every day: 9am to 10am and 4.30pm to 5.30pm']);
  });

  it.each([
    ['a slogan', 'Peace of mind for you and a peaceful, calm environment for your family is what we are about.'],
    ['a part of the business', 'All our engineers are fully qualified and work to the highest standards.'],
    ['a product', 'We use natural, organic honey that is full of vitamins, which are absorbed into your skin.'],
    ['somebody who works there', 'Sarah is the manager at Acme and has led the team since she joined it in 2019.'],
    ['the words of a customer', 'Acme is an oasis of healing in a charming corner of the town centre."'],
    ['an offer', 'At Acme we are offering 30% off any facial on weekdays this month.'],
    ['the start of a list', 'At Acme we provide professional solar panel cleaning and repairs for:'],
    ['a part of its sentence', 'Click the button below to view all of the conditions we specialize in.'],
    ['works that go on', 'The interior is complete — we’re in the process of permitting for the water main.'],
    ['a priority', 'At Acme our foremost priority is the safety of our clients and of the staff.'],
    ['a condition', 'Should we feel the need to call a vet, all fees are the responsibility of the owner.'],
  ])('does not describe the business with %s', (_, line) => {
    expect(greetingFrom(openSite([pageAt('/', `<h1>Acme</h1><p>${line}</p>`)])).about).toBeUndefined();
  });

  /** The line that describes a garage with this title, of those on a page. */
  const aboutOf = (title: string, path: string, ...lines: string[]) => {
    const body = lines.map((line) => `<p>${line}</p>`).join('');
    const pages = ['/', '/services'].map((at) => pageAt(at, at === path ? body : '', `<title>${title}</title>`));
    const news = pageAt('/news', '<p>Acme Garage</p>', '<title>Acme Garage</title>');
    return greetingFrom(openSite([...pages, news])).about?.text;
  };

  it.each([
    ['that greets for it', '/', 'Welcome to Acme Garage, a family-run place for cars in Kilmore.', true],
    ['about a neighbour', '/', 'Right beside Acme Garage is a family-run place for cars in Kilmore.', false],
    ['that names its trade', '/services', 'At Acme Garage we offer new tyres for every kind of van.', true],
    ['that could be of any business', '/services', 'At Acme Garage we offer good value for every kind of van.', false],
  ])('describes the business with a line %s, on %s: %s', (_, path, line, isAbout) => {
    expect(aboutOf('Acme Garage | Tyres', path, line)).toBe(isAbout ? line : undefined);
  });

  it('describes the business with what it is rather than with all that it sells', () => {
    const all = 'At Acme Garage we offer tyres, brakes, exhausts and batteries for every kind of van.';
    const one = 'Acme Garage is a family-run place that is known for its tyres.';
    expect(aboutOf('Acme Garage | Tyres, brakes, exhausts, batteries', '/services', all, one)).toBe(one);
  });

  it('describes the business, not its village or a product', () => {
    const site = openSite([
      pageAt(
        '/',
        '<p>Pigeon racing is a major local pastime and draws visitors from all over the county every year.</p><p>We are a guesthouse with six rooms near the harbour and the beach.</p>',
      ),
    ]);
    expect(greetingFrom(site).about?.text).toMatch(/^We are a guesthouse/);
  });

  it('gives the country code of a telephone number', () => {
    const site = openSite([pageAt('/', '<h2>Contact</h2><p>Phone: (+254) 7481-67395</p>')]);
    expect(greetingFrom(site).telephone?.value).toBe('(+254) 7481-67395');
  });

  it('omits parts that the site does not state', () => {
    expect(greetingFrom(openSite([pageAt('/', '<p>Hello.</p>')]))).toEqual({ hours: [] });
  });

  it('does not take the name of a neighbour from the title of its page', () => {
    const title = (text: string) => `<title>${text}</title>`;
    const site = openSite([
      pageAt('/about', '<h1>About Oak Lodge</h1>', title('Oak Lodge')),
      pageAt('/rooms', '<h1>Rooms</h1>', title('Oak Lodge')),
      pageAt('/attractions/park', '<h1>Forest Park</h1><p>Forest Park is lovely.</p>', title('Forest Park')),
    ]);
    expect(greetingFrom(site).name?.value).toBe('Oak Lodge');
  });

  it.each([
    [
      'the title before the town',
      'Acme Garage, Kilmore',
      '<p>Acme Garage promises good work.</p><p>At Acme Garage, Kilmore, we care.</p>',
      'Acme Garage',
    ],
  ])('takes the name from %s', (_, title, body, name) => {
    const pages = ['/', '/about'].map((path) => pageAt(path, body, `<title>${title}</title>`));
    expect(greetingFrom(openSite(pages)).name?.value).toBe(name);
  });

  it.each([
    [
      'a place in the title',
      'Kilmore Valleys Physiotherapy: serving the county',
      '<p>We have served the Kilmore Valleys for years.</p>',
    ],
    [
      'the beginning of a longer name',
      'Corporate Care Therapies- Office massage',
      '<p>Corporate Care Therapists will help.</p>',
    ],
    ['a heading', 'Home', '<h1>Quick links</h1><h2>About me</h2>'],
    ['the maker of a map', 'Home', '<p>© MapTiler © OpenStreetMap contributors</p>'],
    [
      'a slogan, if no line has the name',
      'Harbour Garden Services - Nature-First Gardener',
      '<p>I am a nature-first gardener.</p>',
    ],
    ['a question', 'Why choose us?', '<h1>Why choose us?</h1>'],
  ])('does not take %s for the name', (_, title, body) => {
    expect(greetingFrom(openSite([pageAt('/', body, `<title>${title}</title>`)])).name).toBeUndefined();
  });

  const hoursOf = (body: string) => greetingFrom(openSite([pageAt('/', body)])).hours.map(({ text }) => text);

  it('gives no price whose figures are among the hours', () => {
    const hours = '{"@type":"Store","name":"Acme","openingHours":"Mo-Fr 08:00-13:00"}';
    expect(hoursOf(`<script type="application/ld+json">${hours}</script><h2>Mattress cover</h2><p>£13.00</p>`)).toEqual(
      [],
    );
  });

  it('gives the hours once where they are stated twice, and no heading or other line', () => {
    const hours = '<h2>Opening hours</h2><p>Tue–Sun 10:00 – 16:00</p><p>Closed Monday</p>';
    expect(hoursOf(`${hours}<p>What we offer</p><h2>Find us</h2>${hours}`)).toEqual([
      'Tue–Sun 10:00 – 16:00',
      'Closed Monday',
    ]);
  });

  it('gives no hours of the galleries that sell the work', () => {
    expect(
      hoursOf(
        '<h1>Potter</h1><h3>Rye Gallery</h3><p>Open daily 10am - 5pm</p><h3>Biscuit Factory</h3><p>Open daily 10am - 5pm</p>',
      ),
    ).toEqual([]);
  });

  it('gives all lines of a week whose closed days are bold', () => {
    const lines = ['<p>Mon - Thu: 8am - 7.30pm</p>', '<p><b>Fri: closed</b></p>', '<p>Sat: 9am - 4pm</p>'];
    expect(hoursOf(`<h2>Opening hours</h2>${lines.join('')}`)).toEqual([
      'Mon - Thu: 8am - 7.30pm',
      'Fri: closed',
      'Sat: 9am - 4pm',
    ]);
  });

  it('gives at most nine lines', () => {
    const twice = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((day) => `<p>${day} 9am - 1pm</p><p>2pm - 6pm</p>`);
    expect(hoursOf(`<h2>Opening hours</h2>${twice.join('')}`)).toHaveLength(9);
  });

  it('gives hours with a line between them, but not with a text', () => {
    const week = (between: string) =>
      hoursOf(`<h2>Opening hours</h2><p>Mon-Fri: 8am - 6pm</p>${between}<p>Sat: 9am - 4pm</p>`);
    expect(week('<p>Late on request</p>')).toHaveLength(2);
    expect(week('<p>Ring the bell.</p><p>Mind the dog.</p>')).toHaveLength(1);
  });

  it('gives hours whose days and times are on two lines', () => {
    expect(hoursOf('<p><strong>Hours:</strong><br>Monday - Saturday<br>7:00am - 7:00pm</p>').join(' ')).toBe(
      'Hours: Monday - Saturday 7:00am - 7:00pm',
    );
  });

  it('gives hours beside reviews that name days', () => {
    const reviews = '<h3>Anne Buckley</h3><p>Sunday lunch was lovely.</p><h3>Donna Jones</h3><p>Friday was lovely.</p>';
    expect(hoursOf(`<h2>Opening hours</h2><p>Mon-Fri 9am - 5pm</p>${reviews}`)).toEqual(['Mon-Fri 9am - 5pm']);
  });

  it('gives hours without am and pm', () => {
    expect(hoursOf('<h2>Contact us</h2><p>Hours: Mon–Fri 8–5</p>')).toEqual(['Hours: Mon–Fri 8–5']);
  });

  it('gives no hours of a crisis line', () => {
    expect(hoursOf('<h2>Need help?</h2><p>Our crisis line is staffed 24 hours a day, 7 days a week.</p>')).toEqual([]);
  });
});
