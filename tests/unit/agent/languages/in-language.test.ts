import { describe, expect, it } from 'vitest';
import { catalogueOf } from '@/lib/agent/languages/languages';
import { spokenLanguages } from '@/lib/agent/languages/spoken';
import { openSite } from '@/lib/reader/answers/answer';
import inputs from '../../../fixtures/conversation/languages.json' with { type: 'json' };
import { answerSiteOf } from '../../../support/answer-sites';
import { replyOf } from '../../../support/reply-of';
import { pageAt } from '../../reader/answers/site';

const salon = answerSiteOf('hair-salon');
const dentist = answerSiteOf('dentist');
const restaurant = answerSiteOf('restaurant');
const plumber = answerSiteOf('plumber');
const vet = openSite([
  pageAt(
    '',
    `<h1>Castle Vets</h1><p>Monday to Friday 9am - 6.30pm</p>
    <p>Outside these hours our cover is Meath Pet Emergency, open every night. Ring 046 902 2222.</p>`,
  ),
]);
type Language = keyof typeof inputs;

/** The replies to all sentences of a conversation with the restaurant. */
const talk = (...sentences: readonly string[]) =>
  Promise.all(sentences.map((text, at) => replyOf(restaurant, text, sentences.slice(0, at))));

it('speaks the eleven languages of the offer', () => {
  expect([...spokenLanguages].sort()).toEqual(['en', ...Object.keys(inputs)].sort());
});

describe.each(Object.keys(inputs) as Language[])('an answer in %s', (language) => {
  const asked = inputs[language];
  const say = catalogueOf(language);

  it('states the hours of the week, and those of a day', async () => {
    const week = await replyOf(dentist, asked.hours);
    expect(week.fact).toMatch(/9:00–17:30.*9:00–14:00/);
    expect(week.fact).toContain(say.closed);
    expect(week.said).toBe(say.asItStands);
    const sunday = await replyOf(dentist, asked.sunday);
    expect(sunday).toMatchObject({ language, stated: { days: [{ day: 'Sunday' }] } });
    expect(sunday.fact).toContain(say.closed);
    expect((await replyOf(dentist, asked.now)).fact).toMatch(new RegExp(`^(?:${say.openNow}|${say.closedNow})`));
  });

  it('states telephone, e-mail address and address', async () => {
    expect((await replyOf(restaurant, asked.phone)).fact).toBe(say.telephone('(065) 555 0147'));
    expect((await replyOf(restaurant, asked.email)).fact).toBe(say.email('table@saltymare.example'));
    expect((await replyOf(dentist, asked.address)).fact).toContain('7 Strand Street');
  });

  it('quotes prices as they stand', async () => {
    const { label, quotes } = await replyOf(salon, asked.price);
    expect(label).toBe(say.quoted.prices);
    expect(quotes.map(({ text }) => text)).toContain('€55');
  });

  it('takes a booking that is begun in it and goes on in English', async () => {
    const [first, last] = await talk(...asked.booking);
    expect(first?.said).toContain(say.ask.name);
    const name = asked.booking[1]?.replace('my name is ', '');
    expect(last?.request).toMatchObject({
      asked: asked.booking[0],
      slots: { day: 'Friday', time: '19:30', people: '4', name },
    });
    expect(last?.said).toContain(`I’ve noted: Friday, 19:30, for 4, ${name}.`);
  });

  it('goes on in English with a booking once that is wished for, and with what is said in it', async () => {
    const [wish = ''] = asked.booking;
    const replies = await talk(wish, 'sorry, can we do English?', 'actually eight people', 'make it 8pm', 'Ida Roe');
    expect(replies.map((reply) => reply.language)).toEqual([language, undefined, undefined, undefined, undefined]);
    expect(replies[1]).toMatchObject({ said: 'What name will I put on it?', request: { asked: wish } });
    expect(replies.at(-1)?.request?.slots).toMatchObject({
      day: 'Friday',
      time: '8pm',
      people: 'eight',
      name: 'Ida Roe',
    });
    expect(replies.at(-1)?.request?.also).toBeUndefined();
  });

  it('takes orders and call-outs', async () => {
    const { request } = await replyOf(restaurant, asked.order);
    expect(request).toMatchObject({ kind: 'order', asked: asked.order, slots: { day: 'Saturday' } });
    expect(asked.order).toContain(request?.slots.item?.replace(/^1 /, ''));
    expect((await replyOf(plumber, asked.callOut)).request?.kind).toMatch(/booking|emergency/);
  });

  it('hears danger, harm and pain as it does in English, and not what is over', async () => {
    const kindsOf = (texts: readonly string[], site = dentist) =>
      Promise.all(texts.map(async (text) => (await replyOf(site, text)).request?.kind));
    for (const text of asked.danger)
      expect(await replyOf(restaurant, text), text).toMatchObject({ language, act: 'emergency' });
    expect(await kindsOf([...asked.harm, asked.pain])).toEqual(['emergency', 'emergency', 'emergency']);
    expect(await kindsOf([asked.pain], restaurant)).not.toContain('emergency');
    expect(await kindsOf([asked.over])).not.toContain('emergency');
  });

  it('names who is there at night', async () => {
    expect((await replyOf(vet, asked.night)).quotes.map(({ text }) => text)).toContain('Ring 046 902 2222.');
  });

  it('takes a message, and says thank you', async () => {
    const [reply] = await talk(asked.callback);
    expect(reply).toMatchObject({ said: expect.stringContaining(say.ask.name), request: { kind: 'callback' } });
    expect(reply?.request?.slots.contact).toBe('087 123 4567');
    expect((await replyOf(restaurant, asked.thanks)).said).toBe(say.thanks);
  });
});

describe('a conversation in another language', () => {
  it('goes on in it after a name, a number and a time', async () => {
    const replies = await talk('Poproszę stolik na piątek', '19.00', 'dla 2 osób', 'Łukasz Żak');
    expect(replies.map(({ request }) => request?.missing)).toEqual(['time', 'people', 'name', undefined]);
    expect(replies.at(-1)?.said).toContain('Zapisane: piątek, 19:00, 2 osoby, Łukasz Żak.');
  });

  it('reads a change back in it', async () => {
    const replies = await talk('Ein Tisch für Samstag um 20 Uhr, vier Personen', 'Müller', 'doch lieber um halb acht');
    expect(replies.at(-1)?.said).toMatch(/^Geändert: Samstag, 7:30, 4 Personen, Müller/);
  });

  it('takes no number of people for a time, and no time for a number of people', async () => {
    const [, reply] = await talk('An féidir bord a chur in áirithe Dé hAoine?', 'ceathrar');
    expect(reply?.request?.slots).toEqual({ day: 'Friday', people: '4' });
    const [other] = await talk('stolik na piątek o piątej dla trojga');
    expect(other?.request?.slots).toEqual({ day: 'Friday', time: '5', people: '3' });
  });

  it('keeps the half of the day of an English time', async () => {
    const [, reply] = await talk('Ich möchte einen Tisch am Freitag', '7pm');
    const [other] = await talk('Einen Tisch um 3 am Freitag');
    expect([reply?.request?.slots.time, other?.request?.slots.time]).toEqual(['19:00', '3']);
  });

  it('keeps for a person what it cannot follow, in the customer’s words', async () => {
    const [question, ...others] = await talk('Jakie macie wina z Portugalii?', 'Ola, 085 222 3333');
    expect(question?.said).toBe(catalogueOf('pl').notFollowed);
    expect(others.at(-1)?.request).toMatchObject({
      slots: { name: 'Ola', contact: '085 222 3333' },
      also: ['Jakie macie wina z Portugalii?'],
    });
  });

  it('says in Dutch and in English that it does not speak Dutch, and takes a message', async () => {
    const replies = await talk('Goedendag, hebben jullie een tafel voor vier?', 'Jan 087 123 4567');
    expect(replies[0]?.said).toMatch(/Nederlands.*I can’t answer in Dutch/);
    expect(replies[1]?.request?.also).toEqual(['Goedendag, hebben jullie een tafel voor vier?']);
  });

  it('is none after names and greetings from elsewhere in an English one', async () => {
    const replies = await talk('book a table friday 7pm for 2', 'Małgorzata Wiśniewska', 'go raibh maith agat');
    expect(replies.map(({ language }) => language)).toEqual([undefined, undefined, undefined]);
  });

  it('answers in English once the customer asks in English', async () => {
    const replies = await talk('Haben Sie am Sonntag geöffnet?', 'sorry, in English: do you have parking?');
    expect(replies.map(({ language }) => language)).toEqual(['de', undefined]);
  });
});

describe('the note of a sentence in another language', () => {
  const slotsOf = async (text: string) => (await replyOf(restaurant, text)).request?.slots;

  it.each([
    ['Rezerwacja na 3 grudnia na 18:30 na 5 osób na nazwisko Wójcik', '3 December', '18:30', '5', 'Wójcik'],
    ['Столик на 3 грудня о 18:30 на п’ятьох, прізвище Шевченко', '3 December', '18:30', '5', 'Шевченко'],
    ['O masă pe 3 decembrie la 18:30 pentru 5 persoane pe numele Popa', '3 December', '18:30', '5', 'Popa'],
    ['Staliukas gruodžio 3 d. 18:30 penkiems, vardu Petraitis', '3 December', '18:30', '5', 'Petraitis'],
    ['Tisch am 3.12. um 18.30 Uhr für 5, auf den Namen Weber', '3 December', '18:30', '5', 'Weber'],
    ['Stolik dla 4 osób, w tym 2 dzieci, w piątek o wpół do ósmej', 'Friday', '7:30', '4', undefined],
    ['Une table vendredi à 20h, 2 adultes et 2 enfants', 'Friday', '20:00', '4', undefined],
  ])('has the details of “%s”', async (text, day, time, people, name) => {
    expect(await slotsOf(text)).toEqual({ day, time, people, ...(name && { name }) });
  });

  it.each([
    'od 3 do 9 lipca pokój dla 2 osób',
    'habitación para 2 del 3 al 9 de julio',
    'Zimmer für 2 vom 3.7. bis 9.7.',
  ])('has both days of “%s”', async (text) => {
    expect(await slotsOf(text)).toMatchObject({ day: '3 July', until: '9 July', people: '2' });
  });
});
