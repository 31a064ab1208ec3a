import { describe, expect, it } from 'vitest';
import { answerSiteOf } from '../../support/answer-sites';
import { replyOf } from '../../support/reply-of';

const says = (text: string, turns: string[] = []) => replyOf(answerSiteOf('plumber'), text, turns, 'meeting');

describe('converse, with us', () => {
  it.each([
    ["I'd like to see a demo", 'demo'],
    ['can I book an expert consultation?', 'consultation'],
    ['Book a consultation', 'consultation'],
    ['can I talk to a person', 'consultation'],
    ['demo please', 'demo'],
    ['could someone show me how it works on some morning', 'demo'],
    ['could somebody show it to me', 'demo'],
  ])('takes a meeting down after “%s”', async (text, kind) => {
    expect(await says(text)).toMatchObject({ tier: 'reply', request: { kind, missing: 'day' } });
  });

  it.each(['how long does a consultation take?', 'do you do demos?', 'what is a custom demo?'])(
    'takes “%s” for a question',
    async (text) => {
      expect((await says(text)).request).toBeUndefined();
    },
  );

  it.each(['the 14th of December', '14 December', 'Monday the 14th of December', 'December 14th', 'the 14th'])(
    'keeps the whole of “%s”',
    async (day) => {
      expect((await says(`I'd like a demo on ${day}`)).request?.slots.day).toBe(day);
    },
  );

  it('asks for day, part of day, name and e-mail address, and has them all in the end', async () => {
    const turns = ["I'd like a custom demo", 'Tuesday', 'morning', 'Aoife Byrne'];
    const asked = [];
    for (const [at, text] of turns.entries()) asked.push((await says(text, turns.slice(0, at))).request?.missing);
    expect(asked).toEqual(['day', 'time', 'name', 'email']);
    const { request, said } = await says('aoife@example.ie', turns);
    expect(request).toEqual({
      kind: 'demo',
      asked: "I'd like a custom demo",
      slots: { day: 'Tuesday', time: 'morning', name: 'Aoife Byrne', email: 'aoife@example.ie' },
    });
    expect(said).toContain('Shall I send that to the team?');
  });

  it('answers a question in the middle, and loses nothing that was said', async () => {
    const turns = [
      'could somebody show it to me',
      'thursday after lunch',
      'how much is it',
      'Mary Byrne',
      'can i cancel',
    ];
    const { request, said } = await says('mary@byrne.ie', turns);
    const slots = { day: 'thursday', time: 'after lunch', name: 'Mary Byrne', email: 'mary@byrne.ie' };
    expect(request).toMatchObject({ kind: 'demo', slots });
    expect(said).toContain('Shall I send that');
  });

  it('takes a question with “it” for one about the agent, whatever was asked before', async () => {
    const { understood } = await says('can it take a payment', ['where are you based?']);
    expect(understood).toBe('can it take a payment');
  });

  it('reminds of a meeting after the first two questions in a row, and keeps it after the third', async () => {
    const turns = ["I'd like a demo", 'what are your hours?', 'do you cover Ennis?', 'do you fix boilers?'];
    const said = [];
    for (const [at, text] of turns.entries()) said.push((await says(text, turns.slice(0, at))).said);
    expect(said.map((text) => text?.includes('what day suits you?') ?? false)).toEqual([false, true, true, false]);
    expect((await says('Tuesday', turns)).request).toMatchObject({ slots: { day: 'Tuesday' }, missing: 'time' });
  });

  it('answers a question in the place of a day', async () => {
    expect((await says('can it speak polish', ["I'd like a demo"])).request?.slots.day).toBeUndefined();
  });

  it('takes a name down beside a telephone number before it asks for it', async () => {
    const { request } = await says('Mary Kelly, 087 123 4567', ["I'd like a demo"]);
    expect(request).toMatchObject({ missing: 'day', slots: { name: 'Mary Kelly', contact: '087 123 4567' } });
    const { request: other } = await says('Hi, try me on 087 123 4567', ["I'd like a demo"]);
    expect(other?.slots.name).toBeUndefined();
  });

  it('takes “before” in a question for no day', async () => {
    const { request } = await says('before that, is there a contract?', ["I'd like a demo"]);
    expect(request).toMatchObject({ missing: 'day', slots: {} });
  });

  const uptoName = ["I'd like a demo", 'Tuesday', 'morning'];
  it.each(['actually wait, how long is the trial?', 'and instagram?', "I don't want to give my name", 'two'])(
    'does not take “%s” for a name',
    async (text) => {
      expect((await says(text, uptoName)).request).toMatchObject({ missing: 'name' });
    },
  );

  it('asks again for an e-mail address, and takes a telephone number down beside it', async () => {
    const turns = [...uptoName, 'Tom'];
    expect((await says('tom@garage,ie', turns)).said).toMatch(/e-mail address for that, such as/);
    const { request } = await says('no e-mail, ring me on 087 123 4567', turns);
    expect(request).toMatchObject({ missing: 'email', slots: { contact: '087 123 4567' } });
  });

  const complete = [...uptoName, 'Tom', 'tom@garage.ie'];
  it.each([
    ['actually Wednesday', { day: 'Wednesday' }],
    ['can you make it 3pm', { time: '3pm' }],
    ['the e-mail was wrong, it’s tom@garages.ie', { email: 'tom@garages.ie' }],
  ])('changes a complete meeting after “%s”', async (text, changed) => {
    const { request, said } = await says(text, complete);
    expect(request?.slots).toMatchObject(changed);
    expect(said).toContain('Shall I send that');
  });

  it.each([
    ['yes', /button below/],
    ['ok send it', /button below/],
    ['no', /What will I change/],
  ])('takes “%s” for an answer to whether the meeting is right', async (text, said) => {
    expect(await says(text, complete)).toMatchObject({
      said: expect.stringMatching(said),
      request: { slots: { name: 'Tom' } },
    });
  });

  it('drops a meeting in a longer sentence, and not after a question about cancelling', async () => {
    const demo = ["I'd like a demo"];
    expect((await says('ah no forget it, i will think about it', demo)).said).toMatch(/dropped/);
    expect((await says('can i cancel', demo)).request).toMatchObject({ kind: 'demo' });
  });

  it.each(['I’d like to talk to someone about this for my garage', 'can you ring me tomorrow on 087 123 4567'])(
    'takes a meeting down after “%s”',
    async (text) => {
      expect((await says(text)).request).toMatchObject({ kind: 'consultation' });
    },
  );
});
