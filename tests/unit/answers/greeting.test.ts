import { describe, expect, it } from 'vitest';
import { openSite } from '@/lib/answers/answer';
import { greetingFrom } from '@/lib/answers/greeting';
import { harbour, pageAt } from './site';

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
    ['a condition', 'Should we feel the need to call a vet, all fees are the responsibility of the owner.'],
  ])('does not describe the business with %s', (_, line) => {
    expect(greetingFrom(openSite([pageAt('/', `<h1>Acme</h1><p>${line}</p>`)])).about).toBeUndefined();
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

  it('omits parts that the site does not state', () => {
    expect(greetingFrom(openSite([pageAt('/', '<p>Hello.</p>')]))).toEqual({ hours: [] });
  });

  it('does not take a rating in the titles as the name', () => {
    const title = '<title>Oak Lodge Bed and Breakfast | 5 Stars on TripAdvisor</title>';
    const site = openSite(
      ['/', '/rooms', '/contact'].map((path) =>
        pageAt(path, '<p>Oak Lodge, the B&B that guests rate 5 Stars.</p>', title),
      ),
    );
    expect(greetingFrom(site).name?.value).toBe('Oak Lodge');
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
});
