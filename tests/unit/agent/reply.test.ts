import { describe, expect, it } from 'vitest';
import type { BusinessType } from '@/lib/industries';
import dialogues from '../../fixtures/conversation/dialogues.json' with { type: 'json' };
import dialoguesHeldOut from '../../fixtures/conversation/dialogues-held-out.json' with { type: 'json' };
import dialoguesMore from '../../fixtures/conversation/dialogues-more.json' with { type: 'json' };
import { answerSiteOf } from '../../support/answer-sites';
import { replyOf } from '../../support/reply-of';

const restaurant = answerSiteOf('restaurant');
/** The replies to all sentences of a conversation. */
const talk = (...sentences: string[]) =>
  Promise.all(sentences.map((text, at) => replyOf(restaurant, text, sentences.slice(0, at))));

async function isRight({ site, says, expects }: (typeof dialogues)[number]): Promise<boolean> {
  const reply = await replyOf(answerSiteOf(site as BusinessType), says.at(-1) ?? '', says.slice(0, -1));
  if (expects.startsWith('act:')) return `act:${reply.act}` === expects && reply.request?.missing === undefined;
  if (expects.startsWith('fact:')) return `fact:${reply.fact ?? ''}`.startsWith(expects);
  return reply.tier === 'answer' && reply.quotes.some(({ text, label }) => `${label ?? ''} ${text}`.includes(expects));
}

describe('converse', () => {
  it('answers at least 85 of 100 dialogues of two or three turns, of 60', async () => {
    const all = [...dialogues, ...dialoguesHeldOut, ...dialoguesMore];
    const right = await Promise.all(all.map(isRight));
    const wrong = all.filter((_, at) => !right[at]);
    expect(wrong.length / all.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.15);
  });

  it('greets in our own words, without quotes', async () => {
    expect(await replyOf(restaurant, 'hi')).toMatchObject({ tier: 'reply', act: 'greeting', quotes: [] });
  });

  it('names the business and its telephone number in an emergency', async () => {
    expect((await replyOf(restaurant, 'there is a fire in the kitchen')).said).toMatch(/112 or 999.*\(065\) 555 0147/);
  });

  it('takes day, time, number and name of a booking over turns, and ends in a note', async () => {
    const replies = await talk('I’d like to book a table for Saturday', 'at 7', '4', 'Aoife Byrne');
    expect(replies.map(({ request }) => request?.missing)).toEqual(['time', 'people', 'name', undefined]);
    expect(replies.at(-1)?.request).toEqual({
      kind: 'booking',
      asked: 'I’d like to book a table for Saturday',
      slots: { day: 'Saturday', time: '7', people: '4', name: 'Aoife Byrne' },
      missing: undefined,
    });
  });

  it('answers a question in the middle of a booking, and comes back to it', async () => {
    const [, reply] = await talk('book a table for 2 on Friday at 8pm', 'do you have parking?');
    expect(reply).toMatchObject({ tier: 'answer', request: { missing: 'name' } });
    expect(reply?.said).toMatch(/what name/);
  });

  it('drops a booking when the customer changes their mind', async () => {
    const replies = await talk('book a table for 2 on Friday at 8pm', 'never mind', 'Murphy');
    expect(replies.at(-1)?.request).toBeUndefined();
  });

  it('asks again for what is no telephone number or e-mail address', async () => {
    const replies = await talk('can I talk to a person', 'Mary', 'call me', '087 123 4567');
    expect(replies.map(({ request }) => request?.missing)).toEqual(['name', 'contact', 'contact', undefined]);
  });

  it('takes a wish to book down only where the website does not answer it', async () => {
    expect((await replyOf(restaurant, 'Can I book a table?')).act ?? 'answered').toMatch(/booking|answered/);
  });

  it('takes “there” of “is there” for no pronoun, and a bare “what about” for no question', async () => {
    const before = ['How much is it?'];
    expect((await replyOf(restaurant, 'is there parking?', before)).understood).toBe('is there parking?');
    expect((await replyOf(restaurant, 'what about', ['Do you have parking?'])).tier).not.toBe('answer');
  });

  it('answers a bare “how much” about the question before, or not at all', async () => {
    expect((await replyOf(restaurant, 'how much would that be?', ['Do you do wedding cakes?'])).tier).not.toBe(
      'answer',
    );
  });

  it('takes a telephone number down after a booking', async () => {
    const replies = await talk('book a table for 2 on Friday at 8pm', 'Murphy', '086 111 2222');
    expect(replies.at(-1)?.request?.slots).toMatchObject({ name: 'Murphy', contact: '086 111 2222' });
  });

  it('takes an urgent call-out down', async () => {
    const { request } = await replyOf(answerSiteOf('plumber'), 'my pipe burst can ye come now');
    expect(request).toMatchObject({ kind: 'emergency', slots: { day: 'now' }, missing: 'name' });
  });

  it('takes an e-mail address down after a booking', async () => {
    const replies = await talk('book a table for 2 on Friday at 8pm', 'Murphy', 'joan@mail.ie');
    expect(replies.at(-1)?.request?.slots).toMatchObject({ name: 'Murphy', contact: 'joan@mail.ie' });
  });

  it.each([
    ['a corrected day', ['book a table for 4', 'Thursday', 'sorry I meant Friday'], { day: 'Friday' }],
    [
      'a time with its part of the day',
      ['book a table for 4 on Friday', '1 in the afternoon'],
      { time: '1 in the afternoon' },
    ],
    [
      'a name before its number',
      ['book a table for 4 on Friday at 7pm', 'Mark Dunne 087 123 4567'],
      { name: 'Mark Dunne' },
    ],
    ['a vague day', ['book me in for a table for 4', 'any day really'], { day: 'any day really' }],
  ])('takes down %s', async (_what, says, slots) => {
    expect((await talk(...says)).at(-1)?.request?.slots).toMatchObject(slots);
  });

  it.each([
    ['a telephone number for a time', ['book a table for 4 on Friday', '085 111 2222'], 'time'],
    ['a name for a time', ['book a table for 4 on Friday', 'Tom Walsh, Oranmore'], 'time'],
    ['a day for a name', ['book a table for 4 on Friday at 7pm', 'monday'], 'name'],
  ])('does not take %s', async (_what, says, missing) => {
    expect((await talk(...says)).at(-1)?.request).toMatchObject({ missing });
  });

  it('takes a wish to change a booking down for a person, and a yes for agreement', async () => {
    expect((await replyOf(restaurant, 'I need to change my booking')).request).toMatchObject({ kind: 'callback' });
    const replies = await talk('book a table for 2 on Friday at 8pm', 'Murphy', 'yes thanks');
    expect(replies.at(-1)?.said).toContain('pass that on');
  });

  it('names an e-mail address once', async () => {
    const replies = await talk('can I talk to a person', 'Mary', 'mary@bakery.ie');
    expect(replies.at(-1)?.said?.match(/mary@bakery\.ie/g)).toHaveLength(1);
  });

  it.each(['that', 'it'])('takes “%s” alone for no agreement', async (text) => {
    expect((await talk('book a table for 2 on Friday at 8pm', 'Murphy', text)).at(-1)?.said ?? '').not.toContain(
      'Good.',
    );
  });

  it('is not offended by a request for a joke, and corrects no name', async () => {
    expect((await replyOf(restaurant, 'tell me a joke')).act).toBeUndefined();
    expect((await replyOf(restaurant, 'is the chef Mary Dunne?')).understood).toContain('Mary');
    expect((await replyOf(restaurant, 'can I ask her for a table?')).understood ?? 'her').not.toContain('here');
  });

  it.each([
    'the waiter was so rude to us yesterday',
    'our food was cold last night and nobody picked up the phone, who can i talk to',
    'ye charged me twice, thats a disgrace',
    'why did nobody ring me back',
    'I want to make a complaint',
  ])('is sorry after “%s”, and takes it down for a person', async (text) => {
    const { act, said, request } = await replyOf(restaurant, text);
    expect([act, request?.kind, request?.missing]).toEqual(['person', 'complaint', 'name']);
    expect(said).toMatch(/^I’m sorry/);
  });

  it.each(['how do I make a complaint?', 'is the soup cold?', 'do you charge for children?'])(
    'takes “%s” for a question',
    async (text) => {
      expect((await replyOf(restaurant, text)).request).toBeUndefined();
    },
  );

  it('takes a change of a booking down where the website does not say whether one can make it', async () => {
    const { request } = await replyOf(restaurant, 'can i cancel my booking for tomorrow');
    expect(request).toMatchObject({ kind: 'callback', missing: 'name' });
    expect((await replyOf(restaurant, 'how late can I cancel my booking?')).request).toBeUndefined();
  });

  it('keeps a name that is given before it is asked for', async () => {
    const [, reply] = await talk('can I book a table on Friday at 7pm', 'Sarah Quinn');
    expect(reply?.request).toMatchObject({ missing: 'people', slots: { name: 'Sarah Quinn' } });
  });

  it.each([
    [['are you open on saturday?', 'and on christmas eve?'], 'are you open on christmas eve?'],
    [['what time do you open on saturdays?', 'ok and monday?'], 'what time do you open on monday?'],
    [['do you cater for groups?', 'how much for that'], 'how much is groups?'],
    [['do you serve couples or groups?', 'roughly how much would that be'], 'how much is couples or groups?'],
    [['what beers do you have', 'how much are they'], 'how much is beers?'],
    [['my oven is blowing cold can you fix it', 'whats the price'], /^how much is .*oven/],
    [['how long to put in a new oven', 'how much roughly'], /^how much is (?!.*long).*new oven/],
  ])('completes %j', async (says, understood) => {
    const reply = (await talk(...says)).at(-1);
    expect(reply?.understood?.toLowerCase()).toMatch(understood);
  });

  it('does not answer what happens if “it” breaks with another thing that breaks', async () => {
    const reply = (await talk('how long does a timing belt take', 'what happens if it breaks')).at(-1);
    expect(reply).toMatchObject({ understood: 'What happens if timing belt breaks?' });
  });

  it('takes “in the green one” for no thing', async () => {
    expect((await talk('whats in the green one', 'is it very hot')).at(-1)?.understood).toBe('is it very hot');
  });
});
