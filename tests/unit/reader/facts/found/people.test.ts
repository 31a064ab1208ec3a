import { expect, test } from 'vitest';
import { findPeople, readPeople } from '@/lib/reader/facts/found/people';
import { readLines } from '@/lib/reader/facts/shared/page-lines';
import { parseHtml } from '@/lib/reader/page/parse-html';
import { readBlocks } from '@/lib/reader/page/read-blocks';

const peopleOn = (path: string, html: string) =>
  findPeople(readLines(readBlocks(parseHtml(html), () => null)), '', `https://example.ie${path}`).map(
    ({ name, role }) => `${name}, ${role}`,
  );

test('findPeople › reads thousands of lines below an endless heading in time', () => {
  expect(peopleOn('/', `<h1>${'Slate roofs '.repeat(40_000)}</h1>${'<p>Roof repairs</p>'.repeat(4_000)}`)).toEqual([]);
});

test('findPeople reads the teachers on a faculty page', () => {
  const html = '<h2>Our teachers</h2><h3>Nora Tierney</h3><p>DIRECTOR</p><p>Nora joined us in 2009.</p>';
  expect(peopleOn('/faculty', html)).toEqual(['Nora Tierney, DIRECTOR']);
});

test('findPeople takes a heading above an occupation for a person only where people are introduced', () => {
  const heading = (name: string, role: string) => `<h3>${name}</h3><p>${role}</p>`;
  expect(peopleOn('/contact', heading('Current Vacancies', 'Qualified Plumber'))).toEqual([]);
  expect(peopleOn('/contact', heading('Anna Kelly', 'Plumber') + heading('Tom Daly', 'Owner'))).toHaveLength(2);
  expect(peopleOn('/about', heading('Anna Kelly', 'Plumber'))).toEqual(['Anna Kelly, Plumber']);
});

test('findPeople takes neither vacancies nor links to articles for people', () => {
  const job = '<h2>Our team</h2><h3>Current Vacancies</h3><p>Qualified Plumber</p>';
  expect(peopleOn('/recruitment', job)).toEqual([]);
  const links = '<h2>Meet the team</h2><h3>Keep Reading</h3><ul><li><a href="/d">Dentist in Oakford</a></li></ul>';
  expect(peopleOn('/about', links)).toEqual([]);
  const card = '<h2>Our team</h2><a href="/anna"><h3>Anna Kelly</h3><p>Dentist</p></a>';
  expect(peopleOn('/about', card)).toEqual(['Anna Kelly, Dentist']);
});

test('findPeople reads a role without the account or business behind it', () => {
  expect(peopleOn('/team', '<p>Anna Kelly – Design lead @annacodes</p>')).toEqual(['Anna Kelly, Design lead']);
  expect(peopleOn('/team', '<p>Anna Kelly, Optometrist at Oak Opticians</p>')).toEqual(['Anna Kelly, Optometrist']);
});

test('findPeople does not take positions on a board for people', () => {
  const html = '<h2>Our board</h2><ul><li>Two Fundraising Coordinators</li><li>Teacher Representative</li></ul>';
  expect(peopleOn('/about', html)).toEqual([]);
});

test('findPeople reads first names in headings above their roles on a page about people', () => {
  const card = (name: string, role: string) => `<div><h2>${name}</h2><p>${role}</p><p>Never late.</p></div>`;
  const staff = card('EMMA', 'Bar Manager') + card('DAN', 'Head Barista') + card('Tom', 'Bartender');
  expect(peopleOn('/team', staff)).toEqual(['EMMA, Bar Manager', 'DAN, Head Barista', 'Tom, Bartender']);
  expect(peopleOn('/services', staff)).toEqual([]);
  expect(peopleOn('/team', card('Dentistry', 'Dentist') + card('TOM', 'Dentist'))).toEqual([]);
});

test('findPeople does not take a role and its field for a person', () => {
  const html = '<h2>About me</h2><ul><li>✓ Specialist Teacher, Specific Learning Difficulties</li></ul>';
  expect(peopleOn('/about', html)).toEqual([]);
  expect(peopleOn('/about', '<p>Pilates Trainer Diploma - Currently Undertaking</p>')).toEqual([]);
  expect(peopleOn('/team', '<p>Director: Anna Byrne</p>')).toEqual(['Anna Byrne, Director']);
});

test('findPeople › reads a name on two lines of a heading', () => {
  const html = '<h2>Meet your therapist</h2><h3>Anna<br>Byrne</h3><p>Clinical Hypnotherapist</p>';
  expect(peopleOn('/about', html)).toEqual(['Anna Byrne, Clinical Hypnotherapist']);
});

test('findPeople takes neither specialties, texts, mailboxes nor placeholders for people or roles', () => {
  const speciality = '<p>Field Test Prep</p><p>Trainer</p><h3>Anna Kelly</h3><p>Anna has trained since 2006.</p>';
  expect(peopleOn('/trainers', `<h2>Our trainers</h2>${speciality}`)).toEqual(['Anna Kelly, Our trainers']);
  const badge = '<h3>Boiler Accredited</h3><p>Approved Installer</p><p>Official installation partner</p>';
  expect(peopleOn('/about', badge)).toEqual([]);
  expect(peopleOn('/contact', '<p>Jean Daly, secretary@example.ie</p>')).toEqual([]);
  expect(peopleOn('/staff', '<h3>Firstname Lastname</h3><p>Office Manager</p>')).toEqual([]);
});

test('findPeople › reads a name with letters behind it above a role', () => {
  const person = (name: string, role: string) => `<h3>${name}</h3><p>${role}</p>`;
  const html = person('Anna Kelly, QMHP', 'Associate Counsellor') + person('Tom Daly BSc', 'Physiotherapist');
  expect(peopleOn('/team', html)).toEqual(['Anna Kelly, Associate Counsellor', 'Tom Daly, Physiotherapist']);
});

test('findPeople › takes neither a line above a heading nor a name above the next role for a person', () => {
  const label = '<p>Industry Specialization</p><h2>Expert Solutions Across Key Industries</h2>';
  expect(peopleOn('/about', label)).toEqual([]);
  const groups = '<h5>Nurses</h5><p>Anna Kelly</p><h5>Practice Manager</h5><p>Tom Daly</p>';
  expect(peopleOn('/our-team', groups)).toEqual(['Tom Daly, Practice Manager']);
});

test('readPeople › reads people of any type that have a job', () => {
  const values = { name: 'Anna Kelly, PCA', jobTitle: 'Counsellor' };
  expect(readPeople([{ types: ['Physician'], values }])).toEqual([{ name: 'Anna Kelly', role: 'Counsellor' }]);
});

test('findPeople › reads the chair of a board, and no letters without a comma as part of a name', () => {
  const board = '<h2>Our committee</h2><p>Tudur Daly (Chair)</p><p>Anna Kelly (Secretary)</p>';
  expect(peopleOn('/about', board)).toEqual(['Tudur Daly, Chair', 'Anna Kelly, Secretary']);
  const person = '<h3>Natalie Byrne MSSCh, MBChA</h3><p>Podiatrist</p><h3>Tom McCabe DO</h3><p>Osteopath</p>';
  expect(peopleOn('/team', person)).toEqual(['Natalie Byrne, Podiatrist', 'Tom McCabe, Osteopath']);
});

test('findPeople › reads a name with many letters behind it in time', () => {
  const html = `<h2>Our team</h2><p>Anna Byrne${', MD MD'.repeat(12)} x</p><p>Director</p>`;
  expect(peopleOn('/team', html)).toEqual([]);
});

test('findPeople › takes no buttons, days or towns below names for roles', () => {
  const card = (name: string, below: string) => `<div class="card"><h3>${name}</h3><p>${below}</p></div>`;
  const others =
    card('Mary Walsh', 'View Profile') + card('Liam Nolan', 'Open Saturday') + card('Nora Tierney', 'Kilkenny');
  const cards = card('Anna Byrne', 'Director') + card('Tom Daly', 'Head Chef') + card('Sean Kelly', 'Owner');
  expect(peopleOn('/team', `<h2>Our team</h2>${cards}${others}`)).toEqual([
    'Anna Byrne, Director',
    'Tom Daly, Head Chef',
    'Sean Kelly, Owner',
    ...['Mary Walsh', 'Liam Nolan', 'Nora Tierney'].map((name) => `${name}, Our team`),
  ]);
});

test('readPeople › keeps surnames in capitals', () => {
  const person = (name: string) => ({ types: ['Person'], values: { name, jobTitle: 'Director' } });
  expect(readPeople([person('Anna BYRNE'), person('Tom Daly, MSc')]).map(({ name }) => name)).toEqual([
    'Anna BYRNE',
    'Tom Daly',
  ]);
});

test('readPeople reads founders and people with a job title', () => {
  const founder = { '@type': 'Person', name: 'Anna Kelly' };
  const things = [
    { types: ['Plumber'], values: { name: 'Oak', founder } },
    { types: ['Person'], values: { name: 'Dan Street', jobTitle: 'Director' } },
  ];
  expect(readPeople(things)).toEqual([
    { name: 'Anna Kelly', role: 'Founder' },
    { name: 'Dan Street', role: 'Director' },
  ]);
});

test('findPeople › reads the occupation that a text about a person begins with', () => {
  const person = (text: string) => `<h2>Our team</h2><h3>Nora Tierney</h3><p>${text}</p>`;
  expect(peopleOn('/team', person('Head chef. Came home for the mackerel.'))).toEqual(['Nora Tierney, Head chef']);
  expect(peopleOn('/team', person('Came home for the mackerel. Head chef since then.'))).toEqual([]);
});

test('findPeople › reads a name with many letters behind it, not with endless ones', () => {
  const withLetters = (count: number) =>
    peopleOn('/team', `<h2>Our team</h2><h3>Anna Byrne${', MSc'.repeat(count)}</h3><p>Director</p>`);
  expect(withLetters(18)).toEqual(['Anna Byrne, Director']);
  expect(withLetters(25)).toEqual([]);
});

test.each([
  ['/team.html', '<h1>Unser Team</h1><h3>Anna Weber</h3><p>Geschäftsführerin</p>', 'Anna Weber, Geschäftsführerin'],
  ['/equipe', '<h2>Notre équipe</h2><h3>Lucie Morel</h3><p>Kinésithérapeute</p>', 'Lucie Morel, Kinésithérapeute'],
  ['/', '<h2>El equipo</h2><h3>Marta Ruiz</h3><p>Higienista dental</p>', 'Marta Ruiz, Higienista dental'],
  ['/chi-siamo', '<p>Titolare: Paolo Rinaldi</p>', 'Paolo Rinaldi, Titolare'],
  ['/sobre-nos', '<h3>Rita Nunes</h3><p>Nutricionista</p>', 'Rita Nunes, Nutricionista'],
  ['/medewerkers', '<h3>Joke Smit</h3><p>Mondhygiëniste</p>', 'Joke Smit, Mondhygiëniste'],
  ['/zespol', '<h2>Nasz zespół</h2><h3>Ewa Lis</h3><p>Lekarz stomatolog</p>', 'Ewa Lis, Lekarz stomatolog'],
  ['/impressum', '<p>Oak GmbH<br>Geschäftsführer: Max Roth<br>12345 Kassel</p>', 'Max Roth, Geschäftsführer'],
  ['/', '<p>All are welcome.</p><p>– Pastor Mark Rind</p>', 'Mark Rind, Pastor'],
  ['/our-practice', '<p>With us is our dental nurse Mara Lind (GDC-312).</p>', 'Mara Lind, dental nurse'],
  ['/', '<h1>Committee</h1><h3>President</h3><p>Joan Wills</p>', 'Joan Wills, President'],
  ['/committee', '<p>Coaches: Joe Power (juniors) and Clare Daly</p>', 'Joe Power, Coaches; Clare Daly, Coaches'],
  [
    '/team/dentists',
    '<h2>Dentists</h2><h3>Ida Kunath</h3><p>I am the calm one here.</p><h3>Cora Herr</h3><p>With patience for all.</p>',
    'Ida Kunath, Dentists; Cora Herr, Dentists',
  ],
  ['/team', '<h2>Claire</h2><p>Receptionist</p><p>Claire joined us in 2013.</p>', 'Claire, Receptionist'],
])('findPeople › reads the people of %s', (path, html, people) => {
  expect(peopleOn(path, html).join('; ')).toBe(people);
});

test.each([
  ['/', '<h2>About us</h2><p>She trained under Master Chef Marco White before she came here.</p>'],
  ['/about', '<p>Our rooms are named after the poet Maud Gonne.</p>'],
  ['/team', '<h2>Modern Equipment</h2><p>All of it is new.</p><h2>Patient Comfort</h2><p>We listen to you.</p>'],
  ['/', '<h2>Our team days</h2><h3>Mini Trampoline</h3><h3>Sexy Dancing</h3>'],
  ['/privacy-policy', '<p>Our officer, Anna Byrne, answers.</p>'],
  ['/team', '<h1>Team</h1><h2>Offene Stellen</h2><p>Zahnarzt gesucht</p>'],
  ['/staff', '<p>Manager: On Request</p>'],
  ['/team', '<div><p>Anna Kelly</p><p>Massage</p></div><div><p>LCSW EMDR</p></div>'],
  ['/team', '<h1>Erin Shimp, LMT</h1><h3>Gentle Approaches</h3><p>Gentle, slow and never in a hurry.</p>'],
  ['/team', '<h1>Team</h1><h3>Modern Tools</h3><p>Modern means safe: all modern tools are here.</p>'],
  ['/', '<h2>Testimonials</h2><p>Great job!</p><p>– Owner Mary Kelly</p>'],
  ['/', '<p>Great job!</p><p>– Owner Mary Kelly</p><p>Thank you.</p><p>– Director Tom Daly</p>'],
])('findPeople › takes nobody of %s for one of the team: %s', (path, html) => {
  expect(peopleOn(path, html)).toEqual([]);
});

test.each([
  ['/crew', 'niamh doyle|kennel manager|Niamh grew up here.', 'tadhg o’keeffe|groomer|Tadhg clips.'],
  ['/family', 'Aoife Molloy|Funeral director|Aoife joined in 2004.', 'Mossie Guinan|Driver|Mossie drives.'],
])('findPeople › reads a list of names above occupations on a page of any name: %s', (path, ...cards) => {
  const html = cards.map((card) => `<div><h3>${card.split('|').join('</h3><p>').replaceAll('|', '</p><p>')}</p></div>`);
  expect(peopleOn(path, html.join(''))).toHaveLength(2);
  expect(peopleOn('/', html.join(''))).toHaveLength(2);
  expect(peopleOn(path, `<h2>What customers say</h2>${html.join('')}`)).toEqual([]);
  expect(
    peopleOn(
      path,
      html
        .join('')
        .replaceAll('Niamh grew', 'She grew')
        .replace(/Tadhg c|Aoife j|Mossie d/g, 'S'),
    ),
  ).toEqual([]);
});

test('findPeople › reads names of a team in any list of nothing but names, with what is beside them', () => {
  const rows = (name: string) => `<tr><td>${name}</td><td>Piano</td></tr>`;
  const table = `<h1>Tutors</h1><table><tr><th>Name</th><th>Teaches</th></tr>${rows('Orla Kinsella')}${rows('Hugh de Lacy')}</table>`;
  expect(peopleOn('/tutors', table)).toEqual(['Orla Kinsella, Piano', 'Hugh de Lacy, Piano']);
  const team = (html: string) => peopleOn('/x', `<h2>Our team</h2>${html}`);
  const items = (...texts: string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;
  expect(team(items('Anna Byrne – runs the bar', 'Tom Daly – pulls pints'))).toEqual([
    'Anna Byrne, runs the bar',
    'Tom Daly, pulls pints',
  ]);
  expect(team(items('<b>Anna Byrne</b> <i>Cook</i>', '<b>Tom Daly</b> <i>Front of house</i>'))).toEqual([
    'Anna Byrne, Cook',
    'Tom Daly, Front of house',
  ]);
  expect(team('<p>Anna Byrne BSc<br>Tom Daly</p>')).toEqual(['Anna Byrne, Our team', 'Tom Daly, Our team']);
  expect(team(items('Anna Byrne', 'Free parking'))).toEqual([]);
});

test('findPeople › takes headings of an about page for people where their texts speak of one, below no other heading', () => {
  const cards =
    '<h2>Barbara Janssen</h2><p>In 2015 Barbara began here.</p><h2>Michelle van der Meer</h2><p>Ten years on.</p>';
  expect(peopleOn('/about', cards).map((one) => one.split(',')[0])).toEqual([
    'Barbara Janssen',
    'Michelle van der Meer',
  ]);
  expect(peopleOn('/about', `<h1>Our donkeys</h1>${cards}`)).toEqual([]);
  expect(
    peopleOn('/about', `<h2>Our Guarantee</h2><h3>Honest Work</h3><p>Our work is honest.</p>${cards}`),
  ).toHaveLength(0);
});

test.each([
  ['Séamus Kehoe, who is still the owner, walks the yard.', 'Séamus Kehoe, owner'],
  ['Sadie Byrne, our head groomer, has won prizes.', 'Sadie Byrne, head groomer'],
  ['Today her son Eoin Daly is the baker of our bread.', 'Eoin Daly, baker'],
  ['Mary Walsh, a nurse from Cork, thanked us.', undefined],
  ['We asked John Daly, the architect of the church.', undefined],
])('findPeople › reads a role behind a name in a sentence: %s', (sentence, person) => {
  expect(peopleOn('/about', `<p>${sentence}</p>`)).toEqual(person === undefined ? [] : [person]);
});

test.each([
  ['/menu', 'Caesar Salad|Chef special|Caesar was here.', 'Irish Stew|Chef classic|Irish lamb.'],
  ['/classes', 'Body Pump|Trainer Mike|Body work.', 'Power Yoga|Instructor Ciara|Power and calm.'],
  ['/events', 'Mary Walsh|Architect|Mary speaks.', 'Tom Daly|Photographer|Tom shows slides.'],
  ['/dogs', 'Daisy Belle|Terrier|Daisy likes cats.', 'Rusty Nails|Guide dog|Rusty is old.'],
])('findPeople › takes no dishes, courses, guests or pets for people of the business: %s', (path, ...cards) => {
  const html = cards.map((card) => `<h3>${card.split('|').join('</h3><p>').replaceAll('|', '</p><p>')}</p>`).join('');
  expect(peopleOn(path, html.replaceAll(/<p>([^<]*)<p>/g, '<p>$1</p><p>'))).toEqual([]);
});

test('findPeople › takes names in another section of a team page for people only if one of them is proven', () => {
  const awards = '<h2>Awards</h2><h3>Salon Excellence</h3><p>2024</p><h3>Irish Hair</h3><p>2023</p>';
  const team = '<h1>Our team</h1><h3>Anna Byrne</h3><p>Director</p><h3>Tom Daly</h3><p>Stylist</p>';
  expect(peopleOn('/team', team + awards)).toEqual(['Anna Byrne, Director', 'Tom Daly, Stylist']);
});

const ON_ANY_PAGE = '<h1>Oak Pianos</h1>';
test.each([
  ['<p>The firm was founded by Hugh Daly in 1974.</p>', 'Hugh Daly, founded by Hugh Daly'],
  ['<p>Insured tree work. Owned and run by arborist Hugh Daly.</p>', 'Hugh Daly, Owned and run by arborist Hugh Daly'],
  ["<p>Hi, I'm Anna Byrne and I have clipped dogs since 2009.</p>", /^Anna Byrne, Hi, I'm Anna Byrne/],
  ['<p>Anna Byrne, the owner, served her time in Cork.</p>', 'Anna Byrne, owner'],
  ['<p>Our upholsterer Anna Byrne has been here for years.</p>', 'Anna Byrne, upholsterer'],
  ['<p>His daughter Anna Byrne restores actions and cases.</p>', 'Anna Byrne, restores actions and cases'],
  ['<p>With me works Anna Byrne, who looks after brows.</p>', 'Anna Byrne, looks after brows'],
  ['<p>Yours in tune,</p><p>Anna Byrne</p><p>Piano tutor</p>', 'Anna Byrne, Piano tutor'],
])('findPeople › reads who is introduced on a page about something else: %s', (html, person) => {
  expect(peopleOn('/pianos', ON_ANY_PAGE + html)).toEqual([
    typeof person === 'string' ? person : expect.stringMatching(person),
  ]);
});

test.each([
  '<p>Pilates was founded by Hugh Daly in 1920.</p>',
  '<p>We follow the method, founded by Hugh Daly.</p>',
  '<p>Our keyboards are from a company founded by Hugh Daly.</p>',
  '<p>We are members of the association led by Hugh Daly.</p>',
  '<p>I took a tour led by Hugh Daly in Vienna.</p>',
  '<p>Oak Pianos was started by Hugh Daly and is now run by others.</p>',
  '<p>The chair was restored for Mrs Helen Bligh, curator of the collection.</p>',
  '<p>I learned from old Mr Percy Hale, who tuned for the BBC.</p>',
  '<p>Our customer Tom Daly, who drives from Cork, loves it.</p>',
  '<p>Many Pilates exercises help our balance.</p>',
  '<p>Our award was presented by Minister Helen Daly.</p>',
  '<p>We love the writer Tom Daly, who lives in Ennis.</p>',
])('findPeople › takes nobody outside the business for its people: %s', (html) => {
  expect(peopleOn('/pianos', ON_ANY_PAGE + html)).toEqual([]);
});

test('findPeople › reads cards of names with occupations on a start page, and no customers', () => {
  const cards = (...texts: [string, string][]) =>
    texts
      .map(([first, second]) => `<div class="card"><p class="a">${first}</p><p class="b">${second}</p></div>`)
      .join('');
  const crew = cards(['Dara Finn', 'Climber'], ['Tom Daly', 'Groundsman'], ['Ewa Krol', 'The voice that you hear']);
  expect(peopleOn('/', `<h2>Up on the ropes</h2>${crew}`)).toEqual([
    'Dara Finn, Climber',
    'Tom Daly, Groundsman',
    'Ewa Krol, The voice that you hear',
  ]);
  const said = (name: string, role: string) =>
    `<div class="card"><p>They took a whole beech out and left not a mark on the roof.</p><h5>${name}</h5><p>${role}</p></div>`;
  expect(peopleOn('/', `<h2>Happy</h2>${said('Rose Mullan', 'Teacher')}${said('Alan Teeling', 'Manager')}`)).toEqual(
    [],
  );
  const customer = (name: string) => `<div class="card"><h5>${name}</h5><p>Teacher</p><p>They came on time.</p></div>`;
  expect(peopleOn('/', `<h2>Happy</h2>${customer('Rose Mullan')}${customer('Alan Teeling')}`)).toEqual([]);
});

test.each([
  'Orthodox Syrian — parishes in Dublin, priest on request',
  'Lutheran Church — minister: on request',
  'Gemeinde Sankt Anna – Pfarrer und Kirchenvorstand',
  'Instituto Cervantes – profesores nativos',
  'Parafia Rzymska – proboszcz',
  'Royal Academy – trainer',
  'Nordic Yoga – in the hands of a certified teacher',
  'Anna Byrne – works with us as receptionist',
  'Tom Daly – teacher of',
  'Blue Room – for all who see a dentist',
  'Casa Verde – con un fisioterapista',
])('findPeople takes no community, institution or piece of a sentence in “%s” for a person and a role', (line) => {
  expect(peopleOn('/team', `<h1>Our team</h1><p>${line}</p>`)).toEqual([]);
});

test.each(['Anna Byrne – Head chef', 'Tom Daly – Doctor of Chiropractic', 'Nora Tierney – dipl. Zahnärztin'])(
  'findPeople reads the person in “%s”',
  (line) => {
    expect(peopleOn('/team', `<h1>Our team</h1><p>${line}</p>`)).toHaveLength(1);
  },
);

test.each([
  '<h2>Eva Berg</h2><p>Tandtekniker och tandsköterska</p>',
  '<h2>Eva Berg</h2><p>leg. Tandläkare</p>',
  '<p>Innehavare: Eva Berg</p>',
  '<h2>Eva Berg</h2><p>Fysioterapeut</p>',
  '<p>Eva Berg – frisør</p>',
  '<p>Eva Berg, indehaver</p>',
  '<p>Jeg hedder Eva Berg og klipper hår.</p>',
  '<h3>Eva Berg</h3><p>Kosmetička</p>',
  '<p>Jmenuji se Eva Berg a pečuji o pleť.</p>',
  '<p>Majitelka: Eva Berg</p>',
])('findPeople reads people in Swedish, Danish and Czech: “%s”', (line) => {
  const [found, ...others] = peopleOn('/team', `<h1>Team</h1>${line}`);
  expect([found?.split(',', 1)[0], others]).toEqual(['Eva Berg', []]);
});
