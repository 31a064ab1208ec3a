import { describe, expect, it } from 'vitest';
import { collectFacts } from '@/lib/reader/facts/collect-facts';
import { readPage } from '@/lib/reader/read-page';

function factsOf(body: string, head = '<title>Bracken Bakery | Ennis</title>') {
  const url = 'https://brackenbakery.ie/';
  return collectFacts([
    { ...readPage(`<html lang="en-IE"><head>${head}</head><body>${body}</body></html>`, url), url },
  ]);
}
const REAL = '<h1>Bracken Bakery</h1><p>Tel: 065 682 2222</p>';
const team = (name: string) => `<h2>Our team</h2><div><h3>${name}</h3><p>Manager</p></div>`;

describe('isPlaceholder', () => {
  it.each([
    ['phones', '<p>Phone: (123) 456-7890</p>'],
    ['phones', '<p>Mobile: (555) 555-5555</p>'],
    ['phones', '<p>Call +1 234 567 8900</p>'],
    ['emails', '<p>hello@your-business.ie, youremail@gmail.com, name@company.com</p>'],
    ['addresses', '<p>123 Main Street<br>Anytown, CA 12345</p>'],
    ['addresses', '<p>500 Terry Francine Street<br>San Francisco, CA 94158</p>'],
    ['addresses', '<p>1 Your Street, Your Town, Co. Clare, V95 A1B2</p>'],
    ['people', team('John Doe')],
    ['people', team('Team Member')],
    ['openingHours', '<h2>Opening hours</h2><p>Monday - Friday: 00:00 - 00:00</p>'],
    ['prices', '<h2>Prices</h2><ul><li>Product name €99.99</li><li>Item title €5</li><li>Your text here €7</li></ul>'],
    ['services', '<h2>Our services</h2><ul><li>Service One</li><li>Service Two</li><li>Service Three</li></ul>'],
  ] as const)('leaves out what nobody wrote, next to what is real: %s of %s', (kind, body) => {
    const facts = factsOf(REAL + body);
    expect(facts.phones.map(({ number }) => number)).toEqual(['+353656822222']);
    expect(facts[kind]).toHaveLength(kind === 'phones' ? 1 : 0);
  });

  it.each([
    ['addresses', '<p>123 Main Street, Bray, Co. Wicklow, A98 X5Y6</p>'],
    ['people', team('John Doherty')],
    ['emails', '<p>mycompany@eircom.net</p>'],
    ['prices', '<h2>Prices</h2><ul><li>Service €99</li><li>Item of clothing €5</li><li>Your own design €7</li></ul>'],
  ] as const)('keeps what is real and looks a little like it: %s of %s', (kind, body) => {
    expect(factsOf(REAL + body)[kind]).not.toEqual([]);
  });

  it('does not state the name of a template', () => {
    const data = '{"@type":"LocalBusiness","name":"Your Business Name","telephone":"065 682 2222"}';
    const facts = factsOf('<h1>Hi</h1>', `<title>Home</title><script type="application/ld+json">${data}</script>`);
    expect(facts.business).toBeUndefined();
  });
});

describe('findPlaceholders', () => {
  const LEFT = '<p>123 Street Name, City Name, State 12345</p><p>info@mysite.com</p>';
  const HOURS = '<h2>Opening hours</h2><p>Mon-Fri: 9am - 5pm</p><p>Tel: 065 682 2222</p>';

  it('states nothing of a website with placeholders of three kinds but that it was never filled', () => {
    const { template, ...stated } = factsOf(`${HOURS}${LEFT}<p>Lorem ipsum dolor sit amet.</p>`);
    expect(Object.values(stated).every((one) => one === undefined || (Array.isArray(one) && one.length === 0))).toBe(
      true,
    );
    expect(template?.sources.map(({ text }) => text)).toContain('info@mysite.com');
  });

  it('states the rest of a website with placeholders of two kinds, or with a form', () => {
    const form = '<form><label>Your name</label><input><label>Company</label><input></form>';
    const { template, phones, openingHours } = factsOf(`${HOURS}${LEFT}${form}`);
    expect([template, phones.length, openingHours.length]).toEqual([undefined, 1, 1]);
  });
});
