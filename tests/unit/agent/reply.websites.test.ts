import { describe, expect, it } from 'vitest';
import { formatLines } from '@/lib/agent/format-lines';
import { openSite } from '@/lib/reader/answers/answer';
import { readAnswerPage } from '@/lib/reader/answers/site/answer-page';
import { replyOf } from '../../support/reply-of';

/** A website of one page each, by its path; titles hold the name of the business where it is given. */
function siteOf(pages: Record<string, string>, name?: string) {
  const read = Object.entries(pages).flatMap(([path, html]) => {
    const page = `<html lang="en"><title>${path}${name ? ` | ${name}` : ''}</title><main>${html}</main></html>`;
    return readAnswerPage(page, `https://business.example/${path}`) ?? [];
  });
  return openSite(read);
}
type Site = ReturnType<typeof siteOf>;

const garage = siteOf({
  '': `<h1>Foley Motors</h1><p>A garage in Mallow: services and repairs of cars.</p>
    <h2>Price in € (from):</h2><table><tr><td>Full service</td><td>189</td></tr><tr><td>Crash repair</td><td>99</td></tr>
    <tr><td>Scratch and dent repair</td><td>99</td></tr></table>
    <h2>Parking</h2><p>After 6.30 pm you can park right outside.</p>`,
});
const club = siteOf({
  '': `<h1>Strand Tennis Club</h1><p>A tennis club in Tramore with six courts.</p>
    <h2>Membership</h2><p>All are welcome to join the club.</p><p>Please phone 051 555 123 for a form.</p>
    <h2>Visitors</h2><ul><li>Adults: €7 per hour</li><li>Juniors: €4 per hour</li></ul>
    <h2>Office hours</h2><p>Monday to Friday 3pm - 6pm</p>
    <h2>Shop</h2><p>Hoodies cost €18 in all sizes.</p><h2>Shop hours</h2><p>Saturday 11am - 1pm</p>`,
});

const shop = siteOf({
  '': `<h1>Village Shop</h1><p>The shop of a village in Mayo, with a Post Office inside.</p>
    <h2>Opening times</h2><p>Monday to Sunday 8:30am - 2pm</p>
    <h2>Post Office</h2><p>Letters and parcels</p><h3>Post Office hours</h3><p>Monday to Friday 9am - 1:45pm</p>
    <p>Saturday 9am - 12:15pm</p>`,
});

const cattery = siteOf({
  '': `<h1>Hillside Cattery</h1><p>A cattery in Mallow. Everything is provided for your cat.</p>
    <h2>When we are open</h2><table><tr><th></th><th>Open AM</th><th>Closed</th><th>Open PM</th></tr>
    <tr><td>Monday</td><td>8:00am - 11:30am</td><td>11:30am - 4:00pm</td><td>4:00pm - 5:15pm</td></tr>
    <tr><td>Thursday</td><td>8:00am - 11:30am</td><td>11:30am - 4:00pm</td><td>4:00pm - 5:15pm</td></tr>
    <tr><td>Sunday</td><td>10:00am - 12:00pm</td><td>12:00pm onwards</td><td></td></tr></table>`,
  comments:
    '<h1>Comments</h1><h3>Vicky</h3><p>They take dogs as well and the two lovely ladies who run it are great.</p>',
});

/** What the business says to the last sentence: its lines, and the words of the agent. */
async function saidBy(site: Site, ...sentences: string[]) {
  const reply = await replyOf(site, sentences.at(-1) ?? '', sentences.slice(0, -1));
  return { ...reply, lines: formatLines(reply.quotes).join('\n') };
}

const gym = siteOf({
  '': `<h1>Harbour Gym</h1><p>A gym with weights, classes and personal training in Youghal. Membership €45 a month.</p>
    <h2>Gym opening hours</h2><p>Monday to Sunday 6am - 10pm</p>
    <h2>Crèche opening hours</h2><p>Saturday 9am - 12pm</p>`,
});
const plumber = siteOf({
  '': `<h1>Lacey Plumbing</h1><p>Plumbers in Athlone: boilers, leaks and bathrooms.</p>
    <h2>Office hours</h2><p>Monday to Friday 9am - 6pm</p><h2>Emergency line</h2><p>Ring 090 555 0111 day and night.</p>`,
});
const kennels = siteOf({
  '': `<h1>Moyle Kennels</h1><p>Boarding and grooming for dogs in Ballina.</p>
    <h2>Grooming prices</h2><table><tr><th>Breed</th><th>Price</th></tr><tr><td>German shepherd</td><td>€55</td></tr>
    <tr><td>Poodle</td><td>€45</td></tr></table>
    <h2>Classes</h2><p>Puppy class: €80 for six weeks.</p><p>The puppy class starts on 9 January.</p>
    <h2>Swimming</h2><table><tr><th>When</th><th>Price</th></tr><tr><td>Weekday</td><td>€9</td></tr>
    <tr><td>Weekend</td><td>€12</td></tr><tr><td>Bank holiday</td><td>€14</td></tr></table>`,
});
const phones = siteOf({
  '': `<h1>Brightline Broadband</h1><p>Broadband for homes in Offaly.</p>
    <h2>Silver plan</h2><p>€39 a month</p><ul><li>500 Mb/s</li><li>Starter kit included</li><li>No contract</li></ul>
    <h2>Gold plan</h2><p>€59 a month</p><ul><li>1 Gb/s</li><li>Two boosters</li></ul>
    <h2>Extras</h2><p>Starter kit €25</p>`,
});
const guesthouse = siteOf({
  '': `<h1>Fuchsia House</h1><p>A guesthouse with seven bedrooms in Dingle. Breakfast is included.</p>
    <h2>Rooms</h2><p>Double room €110 a night</p><p>Single room €75 a night</p>
    <h2>Nearby</h2><p>The aquarium costs €16 for adults and €11 for children.</p>`,
});
const bistro = siteOf({
  '': '<h1>Bistro Luna</h1><p>A restaurant in Trim. Book a table by phone: 046 555 0123.</p>',
  dinner: `<h1>Dinner menu</h1><h2>Mains</h2><ul><li>Roast hake with mussels €24</li><li>Mushroom risotto (v) €18</li>
    <li>Beef cheek €26</li></ul>`,
  lunch: '<h1>Lunch menu</h1><ul><li>Falafel wrap (v) €11</li><li>Ham toastie €9</li></ul>',
});

const tearoom = siteOf({
  '': `<h1>Mill Tea Rooms</h1><p>A café and restaurant in Cong. Book a table by phone: 094 955 0123.</p>
    <h2>Opening hours</h2><p>Monday to Sunday 9am - 6pm</p><h2>Breakfast</h2><p>Served until 1.30pm</p>
    <ul><li>Full Irish €12</li></ul><p>Sunday lunch 12 - 4</p><h2>Pizza</h2><p>Every day from 2pm</p><p>Scone party: 3-5yrs</p>`,
});

const dentist = siteOf({
  '': `<h1>Millbrook Dental</h1><p>A dental practice in Ennis for families and nervous patients.</p>
    <h2>Clinic hours</h2><p>Monday to Thursday 9am - 5.30pm</p><p>Friday 9am - 4pm</p><p>Closed Saturday and Sunday</p>`,
  contact: `<h1>Contact</h1><p>Telephone 065 682 1234</p><h2>Emergencies</h2>
    <p>Out of hours, ring the MidWest Dental Service on 1850 700 500. It is open Saturday and Sunday 10am - 2pm.</p>
    <h2>Next door</h2><p>Ennis Pharmacy is open Monday to Saturday 8am - 9pm and Sunday 10am - 6pm.</p>`,
});
const vet = siteOf({
  '': `<h1>Castle Vets</h1><p>A veterinary clinic in Trim for dogs, cats and rabbits. Ring us on 046 943 1111.</p>
    <p>Outside these hours our cover is Meath Pet Emergency, open every night and 24 hours on Sundays.
    Ring 046 902 2222.</p>`,
  'opening-hours': '<h1>Opening hours</h1><p>Monday to Friday 9am - 6.30pm</p><p>Saturday 10am - 1pm</p>',
});

const surgery = siteOf({
  '': `<h1>Mill Lane Surgery</h1><p>Doctors in Stone. Telephone 01785 555 123.</p><p>Monday to Friday 8am - 6pm</p>
    <p>Outside of surgery hours, please ring 111.</p>`,
});

describe('a website that says who is there out of hours', () => {
  it.each(['open saturday?', 'are ye open sunday', 'what time are you open till on sunday'])(
    'answers “%s” with its own hours',
    async (text) => {
      const { lines, fact = '' } = await saidBy(dentist, text);
      expect(fact).toMatch(/^(?:Satur|Sun)day: closed$/);
      expect(lines).not.toMatch(/10am|8am|MidWest|Pharmacy/);
    },
  );

  it.each(['are ye open sunday', 'sunday?', 'what hours do you do on sundays'])(
    'does not give somebody else’s for “%s”',
    async (text) => {
      expect((await saidBy(vet, text)).lines).not.toMatch(/Pet Emergency|24 hours/);
    },
  );

  it.each(['who is open at night', 'who do i ring on a sunday', 'who can i ring when ye are closed'])(
    'names them for “%s”',
    async (text) => {
      expect((await saidBy(vet, text)).lines).toMatch(/Meath Pet Emergency.*\nRing 046 902 2222/);
      expect((await saidBy(surgery, text)).lines).toContain('ring 111');
    },
  );

  it.each([
    [dentist, 'my face is swollen and throbbing', '1850 700 500'],
    [dentist, 'i knocked out a tooth playing hurling', '1850 700 500'],
    [dentist, 'have a desperate pain since last night', '1850 700 500'],
    [vet, 'the cat is limping', '046 902 2222'],
    [vet, 'my dog ate poison', '046 902 2222'],
  ])('quotes them where something does not wait, and takes it down as urgent', async (site, text, number) => {
    const { request, said } = await saidBy(site, text);
    expect(request).toMatchObject({ kind: 'emergency', missing: 'name' });
    expect(said).toMatch(new RegExp(`The website says.*${number}.*What name`));
  });
});

describe('a website whose number for emergencies stands below a heading', () => {
  const html = `<title>Hill Vets</title><body><h1>Hill Vets</h1><p>Our surgery looks after dogs, cats and farm animals.</p>
    <h2>24-hour emergencies</h2><p><a href="tel:0646631234">064 663 1234</a> <a href="/map">Get directions</a></p>
    <h2>Reception</h2><p>Telephone 064 663 1111</p><h2>Services</h2><ul><li>Vaccinations for puppies and kittens</li></ul></body>`;
  const hill = openSite([readAnswerPage(html, 'https://hillvets.test/') ?? []].flat(), {
    now: () => new Date('2026-11-29T20:40:00Z'),
  });

  it.each([
    'my dog just ate rat poison what do i do',
    'the ewe is lambing and the head is stuck, should i pull',
    'our cat was hit by a car, are ye open',
    'hes having a fit',
  ])('gives the number alone, and says to ring it now, for “%s”', async (text) => {
    const { said, request } = await saidBy(hill, text);
    expect(said).toMatch(/^Ring 064 663 1234 now\. I’ll pass that on as urgent\. What name/);
    expect(request?.kind).toBe('emergency');
  });
});

describe('a website with two counters', () => {
  it('is open when the business is, and the other one only under its name', async () => {
    const { lines, tier } = await saidBy(gym, 'open saturday?');
    expect(tier).toBe('answer');
    expect(lines).toMatch(/6am - 10pm/);
    if (lines.includes('9am')) expect(lines).toMatch(/Crèche.*9am - 12pm/);
  });

  it.each([
    ['can i post a parcel at 1 on saturday', 'answer', 'Saturday 9am - 12:15pm'],
    ['can i post a letter on sunday', 'nearest', 'Monday to Friday 9am'],
    ['could i get a form sent off at half 12 on saturday', 'silent', ''],
    ['are ye open at 1 on sunday', 'answer', 'Monday to Sunday 8:30am'],
  ])('answers “%s” with the hours of what does it, and of nothing else', async (text, tier, hours) => {
    const said = await saidBy(shop, text);
    expect(said).toMatchObject({ tier, lines: expect.stringContaining(hours) });
    expect(said.lines.includes('8:30am')).toBe(hours.includes('8:30am'));
  });

  it.each([
    ['can we get breakfast for 2 at quarter to 2 on wednesday', /Breakfast: Served until 1.30pm/],
    ['table for 4 for sunday lunch at 5 on sunday', /Sunday lunch 12 - 4/],
    ['table for 3 for pizza on friday at 12', /Pizza: Every day from 2pm/],
    ['breakfast for two on wednesday at 1', undefined],
    ['table for 4 for sunday lunch at 3 on sunday', undefined],
    ['table for 2 for cake on tuesday at 4', undefined],
    ['table for 4 for a scone party on tuesday at 10', undefined],
  ])('takes no table after a meal has ended: “%s”', async (text, line) => {
    const { said, request } = await saidBy(tearoom, text);
    expect(request?.slots.time === undefined).toBe(line !== undefined);
    if (line) expect(said).toMatch(line);
  });

  it('says that no hours are stated of a day', async () => {
    expect((await saidBy(shop, 'is the post office open on sunday')).fact).toMatch(
      /no hours for Sunday under “Post Office/,
    );
    expect((await saidBy(club, 'are ye open on sunday')).fact).toMatch(/no hours for Sunday/);
  });

  it.each(['is there parking available', 'have you wifi free', 'are there toilets available'])(
    'takes “%s” for a question, not for a wish to come',
    async (text) => {
      expect((await saidBy(shop, text)).request).toBeUndefined();
    },
  );

  it('says office hours and emergency line', async () => {
    const { lines } = await saidBy(plumber, 'could i ring at midnight?');
    expect(lines).toMatch(/day and night/);
    expect(lines).toMatch(/9am - 6pm/);
  });
});

it.each([
  ['theres smoke coming from under my bonnet on the n11', undefined],
  ['something is dragging under the car, i am on the m50', undefined],
  ['smoke from under the bonnet, its Mary Walsh', 'Mary Walsh'],
  ['a full service on monday at 10 under murphy', 'murphy'],
])('“%s” is under the name %s', async (text, name) => {
  expect((await saidBy(garage, text)).request?.slots.name).toBe(name);
});

describe('a price', () => {
  it('is followed by what is in the list of the same plan', async () => {
    const { lines } = await saidBy(phones, 'how much is the silver plan', 'is the starter kit in it?');
    expect(lines).toMatch(/Starter kit included/);
    expect(lines).not.toMatch(/€25|Gold/);
  });

  it('of what is being booked is the one of rooms', async () => {
    const { lines, request } = await saidBy(
      guesthouse,
      'book a room for the bank holiday weekend',
      'what would that be',
    );
    expect(lines).toMatch(/€110|€75/);
    expect(lines).not.toMatch(/aquarium/);
    expect(request?.kind).toBe('booking');
  });

  it('on a Sunday is in the row of weekends', async () => {
    const { lines } = await saidBy(kennels, 'how much is swimming on a sunday');
    expect(lines).toMatch(/€12/);
    expect(lines).not.toMatch(/€9|€14/);
  });

  it('is a number alone under a heading of prices, of what is booked or was just named', async () => {
    const service = await saidBy(garage, 'can i book my car in for a service friday', 'how much would that be');
    expect(service.lines).toMatch(/^Full service: 189/);
    const dent = await saidBy(garage, 'can i drop it in friday at 10', 'its for a dent in the door. is that the 99?');
    expect(dent.lines).toBe('Scratch and dent repair: 99');
  });

  it('is given of each of several things', async () => {
    expect((await saidBy(club, 'how much for 2 adults and a child')).lines).toMatch(/Adults: €7.*\n.*Juniors: €4/);
  });

  it('of the puppy class follows the one of something else', async () => {
    const { lines } = await saidBy(kennels, 'how much is a poodle groom', 'and the puppy class?');
    expect(lines).toMatch(/€80/);
    expect(lines).not.toMatch(/January/);
  });

  it.each([
    [
      'what was asked two questions before',
      ['do ye groom poodles', 'would it upset an old dog', 'what would that cost'],
      /^Poodle.*€45$/,
    ],
    ['a thing that no price names', ['how much is a poodle', 'and a haircut'], /^$/],
  ])('is of %s', async (_, sentences, expected) => {
    expect((await saidBy(kennels, ...sentences)).lines).toMatch(expected);
  });

  it.each([
    'price of a double room',
    'what do you charge for a double room',
    'how much for a double room',
    'cost of a double room',
    'double room price?',
  ])('is the same however it is asked for: “%s”', async (question) => {
    const { lines, tier } = await saidBy(guesthouse, question);
    expect({ tier, lines }).toEqual({ tier: 'answer', lines: expect.stringMatching(/€110/) });
    expect(lines).not.toMatch(/€75|€16/);
  });

  it('that is not there is not another one', async () => {
    const { tier } = await saidBy(kennels, 'is it dearer for kids');
    expect(tier).not.toBe('answer');
  });
});

describe('a cattery', () => {
  it('takes nobody in while a column says that it is closed, and names columns over an empty corner', async () => {
    const { said, request } = await saidBy(cattery, 'could i drop him over at half 3 on thurs');
    expect(said).toMatch(/closed then/);
    expect(request?.slots.time).toBeUndefined();
    expect((await saidBy(cattery, 'are ye open sunday')).lines).toMatch(/Open AM 10:00am - 12:00pm, Closed 12:00pm/);
  });

  it('quotes no comment of a customer as its own word', async () => {
    expect((await saidBy(cattery, 'do ye take dogs')).lines).not.toMatch(/ladies/);
  });

  it.each([
    ['the name of an animal', ['his name is biscuit', 'Ann Daly'], { name: 'Ann Daly' }],
    ['an age', ['hes 12 tomorrow'], { day: '3 july' }],
    [
      'another end of the stay',
      ['Ann Daly 087 123 4567', 'make that the 12th'],
      { day: '3 july', until: 'the 12th july' },
    ],
    ['a number with a letter in it', ['Ann Daly o87 123 4567'], { name: 'Ann Daly', contact: '087 123 4567' }],
  ])('hears %s in the note of a stay', async (_, sentences, slots) => {
    const { request } = await saidBy(cattery, 'can i book my cat in from 3 july to 10 july', ...sentences);
    expect(request?.slots).toMatchObject(slots);
  });

  it.each([
    ['oops 3 nights, leaving monday', { day: 'friday 11 december', until: '3 nights, leaving monday' }],
    ['sorry we are checking out on sunday', { day: 'friday 11 december', until: 'sunday' }],
    ['sorry, 4 nights, going home tuesday', { day: 'friday 11 december', until: '4 nights, going home tuesday' }],
    ['departing sunday after breakfast', { day: 'friday 11 december', until: 'sunday after breakfast' }],
    ['actually make it a week', { day: 'friday 11 december', until: 'a week' }],
    ['actually until thursday', { day: 'friday 11 december', until: 'thursday' }],
    ['arriving saturday instead', { day: 'saturday instead of friday 11 december', until: '2 nights' }],
  ])('hears when a stay ends in “%s”', async (said, slots) => {
    const { request } = await saidBy(cattery, 'can i book my cat in from friday 11 december for 2 nights', 'Ann', said);
    expect(request?.slots).toMatchObject(slots);
    expect(request?.slots.time).toBeUndefined();
  });

  it('marks a complaint as urgent when somebody is hurt', async () => {
    const { request } = await saidBy(cattery, 'my cat got out and ye never told us', 'hes bleeding from the leg');
    expect(request?.kind).toBe('emergency');
  });
});

describe('what was spoken of before', () => {
  it('is what its hours are asked of', async () => {
    const shop = await saidBy(club, 'is the office open on friday', 'and the shop?');
    expect(shop.lines).toMatch(/Saturday 11am - 1pm/);
  });

  it('is what an order without a name of its own is for', async () => {
    const { request } = await saidBy(club, 'how much are hoodies', 'ill take 2, age 9');
    expect(request?.slots.item).toMatch(/2, age 9 \(hoodies\)/);
  });
});

it('is silent on hours that no line gives, and says how something is done', async () => {
  expect(await saidBy(garage, 'what time do ye open til thursday')).toMatchObject({ tier: 'silent' });
  expect((await saidBy(club, 'how do i join')).lines).toMatch(/phone 051 555 123/);
});

describe('a menu', () => {
  it('has no fish or meat in it for a vegetarian, and is the one that was asked for', async () => {
    const { lines } = await saidBy(bistro, 'what can a vegetarian eat');
    expect(lines).not.toMatch(/hake|beef|ham/i);
    const dinner = await saidBy(bistro, 'what can a vegetarian eat at dinner');
    expect(dinner.lines).not.toMatch(/hake|beef|ham|falafel/i);
  });
});

describe('a language', () => {
  it('is asked for in “do you speak german”, not a dog', async () => {
    const { lines, tier } = await saidBy(kennels, 'do you speak german');
    expect(lines).not.toMatch(/shepherd/);
    expect(tier).not.toBe('answer');
  });

  it('other than English begins a wish, which goes on in English', async () => {
    const french = await saidBy(guesthouse, 'avez-vous une chambre pour trois?');
    expect(french).toMatchObject({ said: expect.stringMatching(/Quel jour/), request: { kind: 'booking' } });
    const { lines } = await saidBy(
      guesthouse,
      'avez-vous une chambre pour trois?',
      'english is fine so, what does it cost',
    );
    expect(lines).toMatch(/€/);
    expect(lines).not.toMatch(/aquarium/);
  });
});

describe('a customer', () => {
  it('of kennels is told to ring a vet when a dog swallowed something', async () => {
    expect((await saidBy(kennels, 'the puppy swallowed a pill')).said).toMatch(/vet now/);
  });

  it.each(['🙂🙂', '???', '   ', '!'])('who writes “%s” is told that it was not followed', async (text) => {
    expect(await saidBy(bistro, text)).toMatchObject({ said: expect.stringMatching(/couldn’t follow/), lines: '' });
  });

  it.each(['你好，请问多少钱', 'مرحبا كم السعر', 'Здравствуйте, сколько стоит', 'x'.repeat(2_000), 'ab '.repeat(660)])(
    'who writes “%.20s” gets no price',
    async (text) => {
      expect((await saidBy(bistro, text)).lines).not.toMatch(/€/);
    },
  );
});

const vets = siteOf(
  {
    '': `<h1>Carrick Vets</h1><p>Carrick Vets look after pets in Carrick.</p><h2>Surgery hours</h2>
    <p>Monday to Saturday: 9am - 6pm</p><p>Sunday: closed</p><p>Tel: 071 555 0100</p><p>A consultation costs €45.</p>`,
    emergency: `<h1>Emergencies</h1><p>When the surgery is closed, VETS NOW SLIGO takes our emergencies, Pearse Road,
    Sligo. Tel: 071 555 0199</p>`,
  },
  'Carrick Vets',
);

describe('a question that names another firm', () => {
  it.each([
    'what time do vets now open',
    'What are Vets Now’s opening hours?',
    'how much is a consultation at Vets Now',
  ])('gets the line of that firm, never the own hours or prices: %s', async (question) => {
    const { lines } = await saidBy(vets, question);
    expect(lines).toContain('071 555 0199');
    expect(lines).not.toMatch(/Monday|Sunday|€45/);
  });

  it.each(['are the vets open now', 'what time do Carrick Vets open', 'are you open on Sunday'])(
    'is not one about the business itself: %s',
    async (question) => {
      const { tier, lines } = await saidBy(vets, question);
      expect([tier, /Monday|Sunday/.test(lines)]).toEqual(['answer', true]);
    },
  );
});

const room = (name: string, bed: string, price: number) =>
  `<div><h2>${name}</h2><p>${bed} with shower</p><p>Weekdays €${price}</p><p>Saturday €${price + 10}</p></div>`;
const inn = siteOf({
  '': `<h1>Strand House</h1><p>Rooms by the sea in Spiddal.</p>
    ${room('The Corrib', 'Superior twin room', 120)}${room('The Mask', 'Superior double room', 130)}${room('The Conn', 'Single room', 90)}
    <p>During the peak month of August, please add €10 to all prices above.</p>
    <h2>Dogs</h2><p>Dogs are welcome. There is a charge of €15 per dog and night.</p>`,
});

describe('a question about one room, or one month', () => {
  it('is not answered by the row of the next room', async () => {
    expect((await saidBy(inn, 'is the mask a twin')).lines).not.toContain('twin');
    expect((await saidBy(inn, 'is the mask a double')).lines).toContain('double');
    expect((await saidBy(inn, 'have you a twin room')).lines).toContain('twin');
  });

  it.each([
    ['what is the price in june', '€120'],
    ['what does a room cost in May', '€120'],
    ['how much is the dog in june', '€15'],
    ['what is the price in August', 'add €10'],
  ])('gets no addition of another month: %s', async (question, said) => {
    const { lines } = await saidBy(inn, question);
    expect([lines.includes(said), lines.includes('August')]).toEqual([true, question.includes('August')]);
  });
});
