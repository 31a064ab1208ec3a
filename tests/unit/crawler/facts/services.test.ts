import { expect, test } from 'vitest';
import { parseHtml } from '@/lib/crawler/extract/parse-html';
import { readBlocks } from '@/lib/crawler/extract/read-blocks';
import { readLines } from '@/lib/crawler/facts/page-lines';
import { findPeople } from '@/lib/crawler/facts/people';
import { findQuestions } from '@/lib/crawler/facts/questions';
import { findServices, readServicePage } from '@/lib/crawler/facts/services';

const servicesIn = (lines: Parameters<typeof findServices>[0], path = '/') =>
  findServices(lines, `https://a.ie${path}`, '').filter(({ isLone }) => !isLone);
const linesOf = (html: string) => readLines(readBlocks(parseHtml(html), () => null));

test('findServices › reads cards and lists under a services heading', () => {
  const cards = linesOf(
    '<h1>Reliable Gas and Plumbing Services Across West London</h1><h2>Our services</h2><h3>Boiler Repair</h3><p>Rapid diagnostics and permanent fixes.</p><h3>Servicing</h3><p>Every year.</p><h2>Why choose us</h2><h3>Fast</h3><p>Very.</p>',
  );
  expect(servicesIn(cards).map(({ name }) => name)).toEqual(['Boiler Repair', 'Servicing']);
  const list = linesOf('<h2>What we do</h2><ul><li>Rewiring</li><li>Deep tissue — for tired muscles</li></ul>');
  expect(servicesIn(list).map(({ name }) => name)).toEqual(['Rewiring', 'Deep tissue']);
});

test('findServices › reads no list in a section about conditions', () => {
  const list = '<h3>Our services</h3><ul><li>Back pain</li><li>Gout</li></ul>';
  expect(servicesIn(linesOf(`<h2>Every joint</h2>${list}`))).toHaveLength(2);
  expect(servicesIn(linesOf(`<h2>Conditions we see</h2>${list}`))).toEqual([]);
});

test.each(['Services to Homes and Firms', 'Services we offer to Homes', 'Specialists in:', 'We specialise in'])(
  'findServices › reads a list below "%s"',
  (head) => {
    const list = linesOf(`<h2>${head}</h2><ul><li>Rewiring</li><li>Fuse boards</li></ul>`);
    expect(servicesIn(list).map(({ name }) => name)).toEqual(['Rewiring', 'Fuse boards']);
  },
);

test('findServices › reads the short lists of several groups of services', () => {
  const group = (name: string, ...items: string[]) =>
    `<h3>${name}</h3><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const groups = group('Tax', 'Company accounts', 'VAT') + group('Payroll', 'Set-up', 'Pensions');
  expect(servicesIn(linesOf(`<h2>Our services</h2>${groups}`)).map(({ name }) => name)).toEqual([
    'Tax',
    'Payroll',
    'Company accounts',
    'VAT',
    'Set-up',
    'Pensions',
  ]);
  const sentences = group('Tax', 'We do it all', 'For you') + group('Payroll', 'Set-up €20', 'Pensions');
  expect(servicesIn(linesOf(`<h2>Our services</h2>${sentences}`)).map(({ name }) => name)).toEqual(['Tax', 'Payroll']);
});

test('findServices › takes no languages for services', () => {
  const list =
    '<h2>Services</h2><ul><li>Contact lenses</li><li>English</li><li>Español</li><li>Contact us</li><li>Eye tests</li></ul>';
  expect(servicesIn(linesOf(list)).map(({ name }) => name)).toEqual(['Contact lenses', 'Eye tests']);
});

test('readServicePage › returns the headline of a page below /services', () => {
  const lines = linesOf('<h1>Fuse Board Upgrades</h1><p>Safe and certified boards for older homes.</p>');
  expect(readServicePage(lines, 'https://a.ie/services/fuse-boards/').map(({ name }) => name)).toEqual([
    'Fuse Board Upgrades',
  ]);
  expect(readServicePage(lines, 'https://a.ie/blog/fuse-boards/')).toEqual([]);
});

test('readServicePage › takes the words of the path from a headline, and no headline about a place', () => {
  const named = (headline: string) =>
    readServicePage(linesOf(`<h1>${headline}</h1>`), 'https://a.ie/services/fitted-furniture/').map(({ name }) => name);
  expect(named('One-of-a-kind Fitted Furniture in Oakford')).toEqual(['Fitted Furniture']);
  expect(named('Cupboards made in Oakford')).toEqual([]);
  expect(named('Cupboards and shelves that fit your home')).toEqual([]);
});

test('findServices › reads a list of services, not the captions of pictures below it', () => {
  const list = ['Fitted furniture', 'Doors and floors', 'Timber framing'].map((name) => `<li>${name}</li>`).join('');
  const pictures = ['Dormer windows', 'Handmade bar', 'Custom drawer']
    .map((name) => `<h4>${name}</h4><p>Internal</p>`)
    .join('');
  const lines = linesOf(`<h2>Services</h2><p>We cover all aspects of the trade:</p><ul>${list}</ul>${pictures}`);
  expect(servicesIn(lines).map(({ name }) => name)).toEqual(['Fitted furniture', 'Doors and floors', 'Timber framing']);
});

test('findPeople › reads names with roles, not section headings', () => {
  const lines = linesOf(
    '<h3>Liam Brennan</h3><p>Owner</p><h3>Orla Walsh</h3><p>Senior barber</p><h3>Licensed Therapist</h3><p>Manager</p><p>Anna Baker – Managing Director</p>',
  );
  expect(findPeople(lines, 'Our team', 'https://a.ie/team').map(({ name, role }) => `${name}: ${role}`)).toEqual([
    'Liam Brennan: Owner',
    'Orla Walsh: Senior barber',
    'Anna Baker: Managing Director',
  ]);
});

test('findQuestions › reads headings that are questions, but no calls to action', () => {
  const lines = linesOf(
    '<h3>Do you take cards?</h3><p>Yes, all of them.</p><h3>Still have questions?</h3><p>Ring us any time.</p>',
  );
  expect(findQuestions(lines, 'FAQ', 'https://a.ie/faq')).toMatchObject([
    { question: 'Do you take cards?', answer: 'Yes, all of them.' },
  ]);
});

test('findServices › ignores the times of classes', () => {
  const times = '<li>Tuesdays: 08:00 - 09:00</li><li>Wednesdays: 13:45 - 15:45</li>';
  expect(servicesIn(linesOf(`<h2>Classes</h2><ul>${times}</ul>`))).toEqual([]);
});

test('findServices › reads the list above the signature of a review, not the signature', () => {
  const lines = linesOf(
    '<h1>Heating Services</h1><h3>We install, service and repair plumbing and heating in shops, pubs, offices and schools.</h3><ul><li>Boiler installation</li><li>Safety checks</li></ul><p>They always come on time.</p><h3>Anna Byrne, Director, Oak Group</h3><h3>Tom Nolan, Manager</h3>',
  );
  expect(servicesIn(lines).map(({ name }) => name)).toEqual(['Boiler installation', 'Safety checks']);
});

test('findServices › takes a legal service for no person', () => {
  const lines = linesOf(
    '<h2>Our services</h2><h3>Life planning - Power of Attorney</h3><p>Fixed fees.</p><h3>Wills</h3>',
  );
  expect(servicesIn(lines).map(({ name }) => name)).toEqual(['Life planning - Power of Attorney', 'Wills']);
});

test('findServices › does not take the conditions below one therapy for services', () => {
  const lines = linesOf('<h2>Exercise therapy</h2><h3>Back pain</h3><p>Text</p><h3>Arthritis</h3><p>Text</p>');
  expect(servicesIn(lines)).toEqual([]);
});

test('findQuestions › reads an answer that is set as a heading', () => {
  const answer =
    'Installers are accredited to fit boilers, water heating and heat pumps to the highest standard there is.';
  const lines = linesOf(`<h1>What is an accredited installer?</h1><h2>${answer}</h2>`);
  expect(findQuestions(lines, 'Questions about boilers', 'https://a.ie/boilers')).toMatchObject([{ answer }]);
});

const LONG = 'Everything about it in one long sentence.';

test('findServices › reads the headings below a label above a headline', () => {
  const lines = linesOf(
    `<p>What we do</p><h2>Four crafts, one workshop</h2><p>Welcome.</p><h3>Re-upholstery</h3><p>${LONG}</p><h3>Sewing</h3><p>${LONG}</p>`,
  );
  expect(servicesIn(lines).map(({ name }) => name)).toEqual(['Re-upholstery', 'Sewing']);
});

test('findServices › does not take the sections below a headline for services that the name of the business is above', () => {
  const section = (name: string) =>
    `<h2>${name}</h2><p>Work and estimates are accepted by phone, or in the online form.</p>`;
  const page = `<p>Oak Home Services</p><h1>Business updates</h1>${['Open for business', 'Current availability', 'Photos by mail'].map(section).join('')}`;
  expect(findServices(linesOf(page), 'https://example.ie/updates', 'Updates')).toEqual([]);
});

test('findServices › reads the cards between a headline of services and the next section', () => {
  const card = (name: string) => `<h3>${name}</h3><p>${LONG}</p>`;
  const cards = ['EV chargers', 'Pool lighting', 'New builds', 'Discounts for seniors', 'Repairs available']
    .map(card)
    .join('');
  const steps = `<h2>Our process</h2>${['Plan', 'Install', 'Test'].map(card).join('')}`;
  const lines = linesOf(`<h1>Our services</h1>${cards}${steps}`);
  expect(servicesIn(lines).map(({ name }) => name)).toEqual(['EV chargers', 'Pool lighting', 'New builds']);
});

test('findServices › takes neither the people who do the services nor a range of them for services', () => {
  const card = (name: string, next: string) => `<h3>${name}</h3><h4>${next}</h4>`;
  const people = card('Anna Kelly', 'Specialist in deep massage of the back') + card('Nora Daly', 'Nail technician');
  const range = '<h3>A complete range of cleaning</h3>';
  const lines = linesOf(`<h2>Our services</h2>${people}<h3>Facials</h3><h3>Nails</h3>${range}`);
  expect(servicesIn(lines).map(({ name }) => name)).toEqual(['Facials', 'Nails']);
});

test('findServices › reads the cards below services of two trades', () => {
  const lines = linesOf(
    `<h2>Our Plumbing & Heating Services</h2><h3>Leaks</h3><p>${LONG}</p><h3>Boilers</h3><p>${LONG}</p>`,
  );
  expect(servicesIn(lines).map(({ name }) => name)).toEqual(['Leaks', 'Boilers']);
});

test('findServices › reads cards whose headings are of the level of their common one', () => {
  const card = (name: string) => `<div class="card ${name.length}"><h1>${name}</h1><p>${LONG}</p></div>`;
  const cards = ['Glass', 'Collision repair', 'Detailing'].map(card).join('');
  const lines = linesOf(
    `<h1>Our services</h1><p>All of it.</p>${cards}<section><h1>A family firm</h1><p>${LONG}</p></section>`,
  );
  expect(servicesIn(lines).map(({ name }) => name)).toEqual(['Glass', 'Collision repair', 'Detailing']);
});

test('findServices › does not take the sections below the name of a business for services', () => {
  const lines = linesOf(
    '<h1>Oak Electrical Services</h1><h2>Who we are</h2><h2>Completed Jobs</h2><h2>Jobs in hand</h2>',
  );
  expect(servicesIn(lines, '/')).toEqual([]);
});

test('findServices › leaves out "Additional" and what a building has', () => {
  const lines = linesOf(
    '<h2>Our services</h2><h3>Nails</h3><h3>Waxing</h3><h3>Extras</h3><h2>Our facilities</h2><h3>Lobby</h3><h3>Bar</h3>',
  );
  expect(servicesIn(lines).map(({ name }) => name)).toEqual(['Nails', 'Waxing']);
});

test('findServices › does not take the sections of a page about one service for services', () => {
  const sections = ['A Partner to Rely On', 'Two People as Standard', 'Timed Slots & Updates'].map(
    (name) => `<h2>${name}</h2><p>${'We plan each round with care. '.repeat(6)}</p>`,
  );
  const lines = linesOf(`<h1>Parcel Delivery Services</h1>${sections.join('')}`);
  expect(servicesIn(lines, '/services/parcel-delivery/')).toEqual([]);
  expect(servicesIn(lines, '/services/')).toHaveLength(3);
});

test('findServices › does not take the industries of customers for services', () => {
  const card = (name: string) =>
    `<div class="card"><h3>${name}</h3><p>Jobs, quotes and stock in one place, for the team.</p></div>`;
  const lines = linesOf(
    `<h2>Industries we know</h2>${['Field Services', 'Retail', 'Health', 'Lettings'].map(card).join('')}`,
  );
  expect(servicesIn(lines)).toEqual([]);
});

test('findServices › joins the lines of a heading, and reads none that appeals to customers', () => {
  const lines = linesOf(
    '<h1>Our<br>services</h1><h2>Exterior window<br>cleaning</h2><p>Clear glass.</p><h2>Gutter<br>clearing</h2><p>By vacuum.</p><h2>Save with a plan</h2><p>Every visit is cheaper.</p>',
  );
  expect(servicesIn(lines).map(({ name }) => name)).toEqual(['Exterior window cleaning', 'Gutter clearing']);
});

test('findServices › reads the list of somebody who works alone', () => {
  const lines = linesOf('<h2>How I Can Help</h2><h3>Sleep problems</h3><p>Rest.</p><h3>Fear of flying</h3><p>Fly.</p>');
  expect(servicesIn(lines, '/treatments.html').map(({ name }) => name)).toEqual(['Sleep problems', 'Fear of flying']);
});

test('findPeople › reads a name on two lines of a heading', () => {
  const lines = linesOf('<h2>Meet your therapist</h2><h3>Anna<br>Byrne</h3><p>Clinical Hypnotherapist</p>');
  expect(findPeople(lines, 'About', 'https://a.ie/about')).toMatchObject([
    { name: 'Anna Byrne', role: 'Clinical Hypnotherapist' },
  ]);
});

test('findServices › does not take the sections of a page for a list', () => {
  const lines = linesOf(
    '<p>Services</p><h1>Commercial cleaning</h1><h2>Professional cleans</h2><p>Dust goes.</p><h2>Why regular cleans matter</h2><p>Looks.</p><h2>Commercial pricing</h2><p>By size.</p><h2>Common questions</h2><p>Ask.</p>',
  );
  expect(servicesIn(lines)).toEqual([]);
});

test('findServices › reads the headings of the page of services, if nearly all are services', () => {
  const sections = (...names: string[]) =>
    linesOf(names.map((name) => `<h2>${name}</h2><p>I have worked with these for ten years and more.</p>`).join(''));
  const boats = ['Marine upholstery', 'Motorcycle seats', 'Car interiors'];
  expect(servicesIn(sections(...boats), '/services.html').map(({ name }) => name)).toEqual(boats);
  const numbered = boats.map((name, at) => `${at + 1}. ${name}`);
  expect(servicesIn(sections(...numbered), '/services/').map(({ name }) => name)).toEqual(boats);
  expect(servicesIn(sections(...boats), '/portfolio')).toEqual([]);
  expect(servicesIn(sections(...boats, 'Why choose us?', 'Testimonials'), '/services')).toEqual([]);
});

test('findServices › reads names without their number and price', () => {
  const lines = linesOf(
    '<h1>What I can do for you</h1><h3>1. Hot stones - £60</h3><p>Warmth.</p><h3>2. Foot reflexology - £45</h3><p>Rest.</p><h3>Oil massage - 600 - 1hr</h3><p>Oil.</p>',
  );
  expect(servicesIn(lines).map(({ name }) => name)).toEqual(['Hot stones', 'Foot reflexology']);
});

test('findServices › leaves out the sections of a page next to the names on its cards', () => {
  const card = (name: string) =>
    `<div class="card"><h2 class="name">${name}</h2><p>Done with care by our own team of ten.</p></div>`;
  const cards = ['Roof repair', 'Gutter cleaning', 'Chimney sweeping'].map(card).join('');
  const section =
    '<section class="why"><h2>Built on Trust</h2><p>We have worked in the county for thirty years.</p><h3>Fast</h3><p>Always.</p></section>';
  const lines = linesOf(
    `<h1>Our services</h1><div class="top"><h2>Complete solutions</h2><p>Every trade under one roof.</p></div>${cards}${section}`,
  );
  expect(servicesIn(lines).map(({ name }) => name)).toEqual(['Roof repair', 'Gutter cleaning', 'Chimney sweeping']);
});

test('findServices › takes the sections below a headline for no services', () => {
  const lines = linesOf(
    '<h1>Painting services</h1><h2>Painting across the county</h2><p>The outside of a house is what people see first.</p><h3>Our process</h3><p>We clean, sand and paint.</p>',
  );
  expect(servicesIn(lines)).toEqual([]);
});

test('findServices › reads neither a discount nor the copyright line as a description', () => {
  const lines = linesOf(
    '<main><h2>Our services</h2><h3>Boat building</h3><p>Five days on the lake with an instructor.</p><h3>Groups of 3 save 10%</h3><p>Book as a group and pay less for it.</p><h3>Boat hire</h3></main><footer><p>© 2026 Oak Sailing Club. All rights reserved by the club.</p></footer>',
  );
  expect(servicesIn(lines)).toMatchObject([{ name: 'Boat building' }, { name: 'Boat hire', description: undefined }]);
});

test('findServices › reads how a business helps on its home page, not on the pages of its customers', () => {
  const lines = linesOf(
    '<h2>How we help</h2><h3>Car parks</h3><p>We clear and repair the whole surface.</p><h3>Fast turnaround</h3><p>We are done within a single day.</p>',
  );
  expect(servicesIn(lines, '/')).toHaveLength(2);
  expect(servicesIn(lines, '/hotels')).toEqual([]);
});

test('findServices › does not read the reasons to choose a business', () => {
  const card = (name: string) => `<h4>${name}</h4><p>We take care of every detail of your work.</p>`;
  const cards = ['Quality Assurance', 'Timely Delivery', 'Skilled Team'].map(card).join('');
  expect(servicesIn(linesOf(`<p>Our services</p><h2>Why trust us with your roof?</h2>${cards}`))).toEqual([]);
  expect(servicesIn(linesOf(`<p>Our services</p><h2>All under one roof</h2>${cards}`))).toHaveLength(3);
});

test('findServices › does not read what one service includes', () => {
  const list = '<ul><li>Fresh water</li><li>Regular photos</li><li>Walks on request</li></ul>';
  expect(servicesIn(linesOf(`<h2>Our cat sitting services include:</h2>${list}`))).toEqual([]);
  expect(servicesIn(linesOf(`<h2>Our services include:</h2>${list}`))).toHaveLength(3);
});

test('findServices › does not read the products below a table of treatments', () => {
  const cards = ['Body oils', 'Face oils', 'Carrier oils']
    .map((name) => `<h3>${name}</h3><p>Blended by hand for every kind of skin.</p>`)
    .join('');
  const table = '<table><tr><td>Full facial</td><td>45 minutes</td></tr></table>';
  expect(servicesIn(linesOf(`<h1>Feel better</h1>${cards}`), '/treatments.html')).toHaveLength(3);
  expect(servicesIn(linesOf(`<h1>Feel better</h1>${table}${cards}`), '/treatments.html')).toEqual([]);
});

test('findServices › reads no advantages or pictures on pages about the business', () => {
  const lines = linesOf('<h2>Our services</h2><h3>Licensed</h3><p>All of us.</p><h3>Finished work</h3><p>Clean.</p>');
  expect(servicesIn(lines, '/tree-removal.html')).toHaveLength(2);
  expect(servicesIn(lines, '/about.html')).toEqual([]);
  expect(servicesIn(lines, '/gallery.html')).toEqual([]);
});

test('findServices › takes a list with sentences for none of services', () => {
  const list = ['Dentures', 'Implants', 'Most forms of insurance are accepted here'];
  const lines = linesOf(`<h2>Our services</h2><ul>${list.map((text) => `<li>${text}</li>`).join('')}</ul>`);
  expect(servicesIn(lines)).toEqual([]);
});

test('findServices › takes no contact details for services', () => {
  const details = ['5216 Oak Rd, Chagrin, OH', 'Office: 440-338-8084', 'Dentures', 'Implants'];
  const lines = linesOf(`<h2>Our services</h2><ul>${details.map((text) => `<li>${text}</li>`).join('')}</ul>`);
  expect(servicesIn(lines).map(({ name }) => name)).toEqual(['Dentures', 'Implants']);
});

test('findServices › takes neither customers nor complaints for services', () => {
  const lines = linesOf(
    '<h2>What we do</h2><h3>Hot vs. cold water</h3><h3>Lorem ipsum dolor</h3><h3>Ms N Oakley</h3><h3>For Employers</h3><h3>Advice</h3><h3>Appeals</h3><h2>Expert help for pain</h2><h3>Back Pain</h3><p>We help.</p>',
  );
  const names = findServices(lines, 'https://a.ie/', '').map(({ name }) => name);
  expect(names).toEqual(['Advice', 'Appeals', 'Expert help for pain']);
});

test('findServices › reads the items of a list on the home page and the page of services only', () => {
  const lines = linesOf('<h2>Our services</h2><ul><li>✓ Fitted wardrobes</li><li>Media units →</li></ul>');
  const both = ['Fitted wardrobes', 'Media units'];
  expect(servicesIn(lines).map(({ name }) => name)).toEqual(both);
  expect(findServices(lines, 'https://a.ie/x', 'Our services | Oak').map(({ name }) => name)).toEqual(both);
  expect(servicesIn(lines, '/furniture')).toEqual([]);
});

test('findServices › reads a heading of services among several of level one', () => {
  const text = '<p>All that you may want to know about it.</p>';
  const lines = linesOf(
    `<div><h1>Your dentist</h1>${text}<h1>Dental health services</h1>${text}</div><main><h1>New patient exams</h1>${text}<h1>Denture care</h1>${text}<h1>Night guards</h1>${text}</main>`,
  );
  expect(servicesIn(lines).map(({ name }) => name)).toEqual(['New patient exams', 'Denture care', 'Night guards']);
});

test('findServices › reads cards of activities on the home page and the page of services', () => {
  const cards = '<main><h3>Waxing</h3><p>£9</p><h3>Tanning</h3><p>£20</p><h3>Lash tinting</h3><p>£30</p></main>';
  const named = [{ name: 'Waxing' }, { name: 'Tanning' }, { name: 'Lash tinting' }];
  expect(servicesIn(linesOf(cards))).toMatchObject(named);
  expect(servicesIn(linesOf(cards), '/services.html')).toMatchObject(named);
  expect(servicesIn(linesOf(cards), '/about.html')).toEqual([]);
});
