import { describe, expect, it } from 'vitest';
import type { TakenRequest } from '@/lib/agent/requests/taken-request';
import type { BusinessType } from '@/lib/industries';
import { openSite } from '@/lib/reader/answers/answer';
import { readAnswerPage } from '@/lib/reader/answers/site/answer-page';
import { answerSiteOf } from '../../support/answer-sites';
import { replyOf } from '../../support/reply-of';

/** The replies of a business to all sentences of a conversation. */
const talk = (business: BusinessType, ...sentences: string[]) =>
  Promise.all(sentences.map((text, at) => replyOf(answerSiteOf(business), text, sentences.slice(0, at))));

/** The last reply. */
const last = async (business: BusinessType, ...sentences: string[]) => (await talk(business, ...sentences)).at(-1);

const TABLE = ['table for four saturday 7pm', 'Walsh'];
const noted = { day: 'saturday', time: '7pm', people: 'four', name: 'Walsh' };

describe('who does not come', () => {
  it.each([
    'i have an appt tomorrow at 3 and cant make it',
    'need to cancel saturday at 2, Mary 087 111 2222',
    'we wont be able to come tonight, booked for 8',
    'we can’t make it on saturday, can we come sunday at 2 instead',
  ])('books nothing with “%s”', async (text) => {
    expect((await last('hair-salon', text))?.request?.kind).toBe('callback');
  });

  it.each(['will i be charged if i cancel', 'what if i cant make it', 'i cant make the app work'])(
    'is not heard in “%s”',
    async (text) => {
      expect((await last('hair-salon', text))?.request).toBeUndefined();
    },
  );
});

describe('what is to be done with something booked', () => {
  const cancels = ['need to cancel my appointment tuesday at 11 its under Mary Doyle', '0868887766'];
  const tuesday = { day: 'tuesday', time: '11', name: 'Mary Doyle', contact: '0868887766' };

  it('has its name from the sentence that begins it', async () => {
    expect((await last('hair-salon', ...cancels))?.request).toMatchObject({ kind: 'callback', slots: tuesday });
  });

  it.each([
    ['actually dont cancel, can i move it to friday 2pm instead', { ...tuesday, day: 'friday', time: '2pm' }],
    ['move it to 3pm instead of cancelling', { ...tuesday, time: '3pm' }],
    ['ah no leave it as it is', tuesday],
    ['dont cancel it after all', tuesday],
  ])('is kept in the words of “%s”, and with the time that holds then', async (text, slots) => {
    const reply = await last('hair-salon', ...cancels, text);
    expect(reply?.request).toMatchObject({ kind: 'callback', asked: cancels[0], slots, also: [text] });
  });

  it('goes back to the first day when it is to stay', async () => {
    const said = [...cancels, 'can i move it to friday 2pm instead', 'feck it leave it on the tuesday'];
    expect((await last('hair-salon', ...said))?.request).toMatchObject({ slots: tuesday, also: said.slice(2) });
  });

  it.each<[BusinessType, string, object]>([
    ['plumber', 'can i move my appointment from monday to thursday at 3', { day: 'thursday', time: '3' }],
    ['restaurant', 'we have a booking for friday at 7, could it be saturday instead', {}],
    ['hair-salon', 'i booked a colour for thursday at 2 under Sarah Kelly, can i push it back to 4', {}],
  ])('is no new booking at a %s in “%s”', async (business, text, slots) => {
    expect((await last(business, text))?.request).toMatchObject({ kind: 'callback', asked: text, slots });
  });
});

describe('a note', () => {
  it('has only words that the customer wrote, also of what was asked before a name and number', async () => {
    const said = [
      'are ye open saturday morning',
      'wait is that the 5th',
      'do ye do hair for horses',
      'Ann Roe 086 111 2222',
    ];
    const { request } = (await last('hair-salon', ...said)) ?? {};
    expect(request?.also?.every((one) => said.includes(one))).toBe(true);
    expect(request?.also).toContain('do ye do hair for horses');
  });

  it('has the wish that stood in a question about prices', async () => {
    const said = [
      'looking for highlights and a cut on friday, how much would that be',
      'book me in for friday at 11 so',
      'Ann',
    ];
    expect((await last('hair-salon', ...said))?.request?.also).toContain(said[0]);
  });

  it('counts the people that somebody says there are now', async () => {
    const reply = await last('restaurant', ...TABLE, 'actually theres 11 now');
    expect(reply?.request?.slots).toEqual({ ...noted, people: '11' });
  });
});

describe('a complete note', () => {
  it.each([
    'one of us is coeliac',
    'two of the kids need high chairs',
    'two of us are vegetarian',
    'no peanuts for one of us',
    'table 6 is our favourite',
    'could we come an hour later',
    'we have to be gone by 9 for a show',
    'my brother was born on a sunday',
    'my car failed its test on monday',
    'my husband died in may',
    'the last place charged me 90',
    'can we have the window',
    'could it be a bit earlier',
  ])('keeps its details after “%s”, which is added', async (remark) => {
    const reply = await last('restaurant', ...TABLE, remark);
    expect(reply?.request).toMatchObject({ slots: noted, also: [remark] });
    expect(reply?.said).toContain(`“${remark}”`);
  });

  it.each(['ah no, its 086 556 1209. sorry', 'sorry 086 556 1209'])('has the number of “%s”', async (correction) => {
    const { request } = (await last('restaurant', ...TABLE, '086 555 1209', correction)) ?? {};
    expect(request?.slots.contact).toBe('086 556 1209');
  });

  it('keeps its number beside that of somebody else', async () => {
    const { request } =
      (await last('restaurant', ...TABLE, '086 555 1209', 'or ring my husband on 087 111 2223')) ?? {};
    expect(request?.slots.contact).toBe('086 555 1209');
  });

  it.each(['we were in on thursday, lovely evening', 'we had 6 people with you last friday, great night'])(
    'is not touched by praise, as in “%s”',
    async (praise) => {
      const reply = await last('restaurant', ...TABLE, praise);
      expect(reply).toMatchObject({ said: expect.stringMatching(/^Thank you/), request: { slots: noted } });
    },
  );

  it.each([
    ['and six people', { people: 'six' }],
    ['actually make it seven', { people: 'seven' }],
    ['no, wednesday', { day: 'wednesday' }],
    ['sorry, i mean half 8', { time: 'half 8' }],
    ['could you make it 5 people', { people: '5' }],
    ['friday', { day: 'friday' }],
    ['can we do friday instead', { day: 'friday' }],
    ['half 8 would suit better', { time: 'half 8' }],
    ['not saturday, friday', { day: 'friday' }],
    ["it's under Murphy actually", { name: 'Murphy' }],
    ['i meant 9', { time: '9' }],
    ['8 then', { time: '8' }],
    ['would 8 be ok instead', { time: '8' }],
    ["so that's five", { people: 'five' }],
    ['ah leave it at 8', { time: '8' }],
  ])('changes after “%s”, and reads it back', async (text, changed) => {
    const reply = await last('restaurant', ...TABLE, text);
    expect(reply?.request?.slots).toEqual({ ...noted, ...changed });
    expect(reply?.said).toContain(Object.values(changed)[0]);
    expect(reply?.said).toMatch(/^I’ve changed that/);
  });

  it.each(['he was so friendly till she heard we had kids, then snotty', 'it was great until I asked for a refund'])(
    'is followed by a complaint, and no thanks, in “%s”',
    async (text) => {
      expect((await last('restaurant', ...TABLE, text))?.request?.kind).toBe('complaint');
    },
  );

  it('reads the hour beside a date that has its digit', async () => {
    expect((await last('hair-salon', 'book me in for the 21st at 2', 'Ann'))?.said).toMatch(/the 21st, 2, Ann/);
  });

  it('is read when the customer asks for it', async () => {
    const reply = await last('restaurant', ...TABLE, 'what have you written down?');
    expect(reply?.said).toBe('Here is what I have. Booking: saturday, 7pm, for four, Walsh.');
  });

  it('stays beside a second message about lost property', async () => {
    const said = [...TABLE, 'i left an umbrella there this morning', '086 111 2222'];
    const replies = await talk('restaurant', ...said);
    expect(replies.at(-2)?.request).toMatchObject({ kind: 'lost', slots: { name: 'Walsh' }, missing: 'contact' });
    const both = await last('restaurant', ...said, 'what did you write down?');
    expect(both?.said).toMatch(/Booking: saturday, 7pm, for four, Walsh\. Message: Walsh, 086 111 2222/);
  });

  it.each(["that's right, thank you", 'perfect, thanks'])('is agreed to with “%s”', async (text) => {
    expect((await last('restaurant', ...TABLE, text))?.tier).toBe('reply');
  });
});

describe('a wish to book', () => {
  it.each([
    'can i book a table',
    'could we reserve',
    'can i make an appointment',
    'hi there, can i please book a slot',
    'make me an appointment please',
  ])('begins with “%s”, before every answer', async (text) => {
    for (const business of ['restaurant', 'hair-salon', 'dentist', 'fitness', 'law-firm'] as const)
      expect(await last(business, text)).toMatchObject({ tier: 'reply', request: { kind: 'booking', missing: 'day' } });
  });

  it.each(['do i need to book a table', 'can i book online', 'how do i book', 'can i cancel my booking for free'])(
    'is not in “%s”',
    async (text) => {
      expect((await last('restaurant', text))?.request?.kind).not.toBe('booking');
    },
  );

  it.each([
    ['a shop', 'Add to basket. Free delivery in Galway. Our online shop has 400 books.'],
    ['a closed restaurant', 'Our restaurant is permanently closed. Our dinner menu was known in all of Sligo.'],
  ])('becomes a message with %s', async (_what, text) => {
    const html = `<title>The Quay</title><main><h1>The Quay</h1>${`<p>${text}</p>`.repeat(3)}</main>`;
    const site = openSite([readAnswerPage(html, 'https://quay.example/') ?? []].flat());
    expect((await replyOf(site, 'can i book a table')).request).toMatchObject({ kind: 'callback', missing: 'name' });
  });

  it('is not taken for a day on which the business is closed', async () => {
    const first = await last('restaurant', 'could we come in on monday');
    expect(first).toMatchObject({ said: expect.stringContaining('closed'), request: { slots: {}, missing: 'day' } });
    const moved = await last('restaurant', ...TABLE, 'make it monday');
    expect(moved).toMatchObject({ said: expect.stringContaining('closed'), request: { slots: noted } });
  });

  it.each([
    ['a time after closing', ['table for two thursday 11pm'], { day: 'thursday', people: 'two' }],
    ['a time before opening', ['table for two', 'sunday', '11 in the morning'], { day: 'sunday', people: 'two' }],
    ['a later time of a complete note', [...TABLE, 'make it 10pm'], noted],
    ['a day with other hours', [...TABLE, 'no, sunday'], { day: 'sunday', people: 'four', name: 'Walsh' }],
  ])('is not taken for %s', async (_what, said, slots) => {
    const reply = await last('restaurant', ...said);
    expect(reply?.request?.slots).toEqual(slots);
    expect(reply?.said).toMatch(/closed then \(.*12\.30pm to (?:6|9\.30)pm/);
  });

  it.each([
    ['a day', 'can we do monday at 8 instead', noted],
    ['a time of another day', 'change it to sunday at 9', noted],
    ['both, beside what does change', 'make it monday at 6 and five of us', { ...noted, people: 'five' }],
    [
      'the day that was noted, which is off',
      'cant do saturday after all, monday at 6?',
      { people: 'four', name: 'Walsh' },
    ],
  ])('changes neither day nor time of a note where it refuses %s', async (_what, said, slots) => {
    const reply = await last('restaurant', ...TABLE, said);
    expect(reply?.request?.slots).toEqual(slots);
    expect(reply?.said).toMatch(/closed then/);
  });

  it('goes back to what was noted in an open request, and asks on', async () => {
    const reply = await last('restaurant', 'table for two friday', 'no, monday at 6');
    expect(reply?.request).toMatchObject({ slots: { day: 'friday', people: 'two' }, missing: 'time' });
    expect(reply?.said).toMatch(/closed then .* What time/);
  });

  it.each([
    ['ok, then we would go for thursday half 7 if that suits the kitchen', { day: 'thursday', time: 'half 7' }],
    ['wednesday at 7 so', { day: 'wednesday', time: '7' }],
  ])('takes “%s” after a refused change, however it is said', async (said, slots) => {
    const reply = await last('restaurant', ...TABLE, 'can we do monday at 8 instead', said);
    expect(reply?.request).toMatchObject({ kind: 'booking', slots: { ...noted, ...slots } });
  });

  it('takes an hour for the day whose hours were just said', async () => {
    const reply = await last('restaurant', ...TABLE, 'change it to sunday at 9', '4 then');
    expect(reply?.request?.slots).toEqual({ ...noted, day: 'sunday', time: '4' });
  });

  it.each([
    ['a call-back', ['ring me monday at 3, Ann Walsh 087 111 2222'], { name: 'Ann Walsh', contact: '087 111 2222' }],
    ['a part of a day', ['table for two wednesday morning'], { day: 'wednesday', people: 'two' }],
    ['a time after an hour', ['table for two on sunday after 7'], { day: 'sunday', people: 'two' }],
    ['either of two days', ['table for two on monday or tuesday'], { people: 'two' }],
  ])('is told of closed hours with %s', async (_what, said, slots) => {
    const reply = await last('restaurant', ...said);
    expect(reply?.request?.slots).toEqual(slots);
    expect(reply?.said).toMatch(/closed then/);
  });

  it.each([
    ['table for two the friday after next at 7, Ann Walsh', 'friday after next'],
    ['table for two weds at 7, Ann Walsh', 'weds'],
    ['table for two thur at 7, Ann Walsh', 'thur'],
    ['table for two on wednesdy at 7, Ann Walsh', 'wednesday'],
    ['table for two on thrusday at 7, Ann Walsh', 'thursday'],
    ['table for two wensday at 7, Ann Walsh', 'wednesday'],
    ['table for two a week on friday at 7, Ann Walsh', 'a week on friday'],
    ['table for two the saturday before christmas at 7, Ann Walsh', 'saturday before christmas'],
    ['table for two week of the 14th, any day bar tues, Ann Walsh', 'week of the 14th'],
    ['table for two the weekend of the 12th dec, Ann Walsh', 'the weekend of the 12th dec'],
    ['table for two easter sunday, Ann Walsh', 'easter sunday'],
    ['table for two the bank holiday weekend, Ann Walsh', 'the bank holiday weekend'],
    ['table for two st stephens day at 2, Ann Walsh', 'st stephens day'],
    ['table for two new years eve at 8, Ann Walsh', 'new years eve'],
    ['table for two tmrw nite', 'tomorrow night'],
  ])('has all words for the day of “%s”', async (text, day) => {
    expect((await last('plumber', text.replace('table for two', 'could someone come out')))?.request?.slots.day).toBe(
      day,
    );
  });

  it.each([
    ['valentines', { day: 'valentines' }, 'time'],
    ['whichever day the chef is on', { day: 'whichever day the chef is on' }, 'time'],
    ['the october midterm', { day: 'the october midterm' }, 'time'],
  ])('takes “%s” for the day that was asked for', async (said, slots, missing) => {
    expect((await last('restaurant', 'table for two', said))?.request).toMatchObject({ slots, missing });
  });

  it.each(['any time', 'after work', 'in the evening', 'evenings are best for me'])(
    'takes “%s” for the time that was asked for',
    async (said) => {
      const reply = await last('restaurant', 'table for two', 'friday', said);
      expect(reply?.request).toMatchObject({ slots: { day: 'friday' }, missing: 'name' });
      expect(said).toContain(reply?.request?.slots.time);
    },
  );

  it('hears another day with its time as another wish, whatever else is said', async () => {
    const reply = await last('restaurant', 'table for two friday at 7', 'thursday at 8 then by the window');
    expect(reply?.request?.slots).toMatchObject({ day: 'thursday', time: '8' });
  });

  it('is not asked for a detail a third time', async () => {
    const said = [
      'can i book a table',
      'it is for my mother, she will be 80',
      'she loved it the last time',
      'four of us',
    ];
    const replies = await talk('restaurant', ...said);
    expect(replies.map((reply) => reply.request?.missing)).toEqual(['day', 'day', 'time', 'time']);
  });

  it('has another weekday instead of a date with that date, since it may be of any week', async () => {
    const reply = await last('restaurant', 'table for two thurs the 10th at 7, Ann Walsh', 'friday instead');
    expect(reply?.request?.slots.day).toBe('friday instead of thurs the 10th');
  });

  it('notes the day of what is cancelled, whatever the hours', async () => {
    const reply = await last('restaurant', 'i need to cancel my booking monday at 7');
    expect(reply?.request).toMatchObject({ kind: 'callback', slots: { day: 'monday' } });
  });

  it.each([
    ['table for 4 at 8 on friday', 'Walsh', 'i meant 9', { people: '4', time: '9' }],
    ['table at 8 on friday', '4', 'i meant 9', { people: '9', time: '8' }],
  ])('of “%s”, “%s” and “%s” changes the number that was given last', async (first, second, meant, slots) => {
    expect((await last('restaurant', first, second, meant))?.request?.slots).toMatchObject(slots);
  });

  it('takes day, time, people, name and number in any order', async () => {
    const slots = { day: 'sunday', time: '1pm', people: 'five', name: 'Nolan', contact: '085 222 3333' };
    const inOrder = ['can i book a table', 'sunday', '1pm', 'five of us', 'Nolan 085 222 3333'];
    const shuffled = ['can i book a table', 'Nolan 085 222 3333', 'five of us', '1pm', 'sunday'];
    for (const said of [inOrder, shuffled])
      expect((await last('restaurant', ...said))?.request).toMatchObject({ slots, missing: undefined });
  });

  it.each<[string, BusinessType, string[], Partial<TakenRequest>]>([
    ['“11” for the time', 'hair-salon', ['book me for friday at 11'], { slots: { day: 'friday', time: '11' } }],
    ['a name before its turn', 'restaurant', ['table for 4 on friday', 'Grace'], { slots: { name: 'Grace' } }],
    [
      '“half 7” for no number of people',
      'restaurant',
      ['can i book a table for friday', 'half 7'],
      { missing: 'people' },
    ],
    ['both days', 'general', ['a car from 3 july to 9 july'], { slots: { day: '3 july', until: '9 july' } }],
    ['what is ordered', 'restaurant', ['a lemon cake for saturday', 'for twenty, no nuts'], { also: ['no nuts'] }],
    ['adults and children', 'restaurant', ['table saturday at 1', '2 adults and 3 kids'], { missing: 'name' }],
    ['an address', 'plumber', ['can someone fix a tap', 'thursday', '8 Abbey Street'], { missing: 'name' }],
    [
      'an hour before the name',
      'plumber',
      ['can someone come on thursday', '5 so'],
      { slots: { day: 'thursday', time: '5' } },
    ],
  ])('takes down %s', async (_what, business, said, expected) => {
    expect((await last(business, ...said))?.request).toMatchObject(expected);
  });

  it('reads back a day that changes on the way', async () => {
    expect((await last('hair-salon', 'book me for friday at 11', 'thursday actually'))?.said).toBe(
      'Thursday, then. What name will I put on it?',
    );
  });

  it.each([
    ['oh wait tues is no good, thurs same time', { day: 'thurs', time: '10' }],
    ['actually i cant do tuesday, thursday at 2', { day: 'thursday', time: '2' }],
    ['tues is awkward so wed suits better', { day: 'wed', time: '10' }],
    ["tuesday won't work after all", { day: undefined, time: '10' }],
    ['thurs instead of tues', { day: 'thurs', time: '10' }],
    ['tues is no problem', { day: 'tues', time: '10' }],
  ])('never notes a day that “%s” refuses', async (text, { day, time }) => {
    const reply = await last('hair-salon', 'can i book a cut tues at 10', text);
    expect(reply?.request?.slots).toEqual({ time, ...(day && { day }) });
    expect(reply?.request?.missing).toBe(day ? 'name' : 'day');
  });

  it.each([
    ['for his 2nd jab wednesday at 10', 'wednesday'],
    ['my 3rd fitting on friday at 10', 'friday'],
    ['the 1st floor room on friday at 10', 'friday'],
    ['for a 5th birthday, thursday at 10', 'thursday'],
    ['for the 2nd at 10', 'the 2nd'],
  ])('takes the day, and not what else is counted, in “%s”', async (text, day) => {
    expect((await last('hair-salon', `can i book ${text}`))?.request?.slots.day).toBe(day);
  });

  it.each([
    ['restaurant', 'could you give me the eircode first'],
    ['restaurant', 'quick one, do ye have crab claws'],
    ['restaurant', 'oh before i forget - is there a kids menu'],
  ] as const)('of %s goes on after “%s”', async (business, question) => {
    const reply = await last(business, 'four of us, friday at 8 please', question);
    expect(reply).toMatchObject({ understood: expect.any(String), request: { missing: 'name' } });
    expect(reply?.said).toMatch(/what name/);
  });
});

describe('a wish without the word for it', () => {
  it.each<[BusinessType, string, Partial<TakenRequest>]>([
    ['dentist', 'my tooth is killing me', { kind: 'emergency' }],
    ['law-firm', 'i need a solicitor for buying a house', { kind: 'booking' }],
    ['hair-salon', 'any chance of a cut on thursday', { kind: 'booking', slots: { day: 'thursday' } }],
    ['auto-repair', 'can i drop it in monday', { kind: 'booking', slots: { day: 'monday' } }],
    ['auto-repair', 'book it for tuesday 9', { kind: 'booking', slots: { day: 'tuesday', time: '9' } }],
    ['real-estate', 'can i see the house on main street', { kind: 'booking' }],
    ['plumber', 'hi, boiler service please, any day next week', { kind: 'booking', slots: { day: 'next week' } }],
    ['plumber', 'get someone out to look', { kind: 'booking' }],
    ['plumber', 'water is pouring through the ceiling', { kind: 'emergency' }],
    ['plumber', 'no hot water since this morning', { kind: 'emergency' }],
    ['electrician', 'thursday 2pm?', { kind: 'booking', slots: { day: 'thursday', time: '2pm' } }],
  ])('of a %s begins a request: “%s”', async (business, text, request) => {
    expect((await last(business, text))?.request).toMatchObject(request);
  });

  it.each<[BusinessType, string, TakenRequest['slots']]>([
    ['hair-salon', 'ok, sat so, 11am, 3 of us', { day: 'sat', time: '11am', people: '3' }],
    ['hair-salon', 'friday at 10 then', { day: 'friday', time: '10' }],
    ['dentist', 'grand, wednesday morning at 10 so', { day: 'wednesday', time: 'morning at 10' }],
  ])('of a %s begins a request after a question about hours: “%s”', async (business, text, slots) => {
    expect((await last(business, 'are you open this week?', text))?.request).toMatchObject({ kind: 'booking', slots });
  });

  it.each([
    ['hair-salon', 'and friday at 10?'],
    ['dentist', 'what about wednesday'],
  ] as const)('of a %s begins none after a question about hours: “%s”', async (business, text) => {
    expect((await last(business, 'are you open this week?', text))?.request).toBeUndefined();
  });

  it.each([
    ['restaurant', 'can i bring my dog on sunday'],
    ['restaurant', 'is the kitchen open on thursday'],
    ['plumber', 'no rush'],
    ['hair-salon', 'can i get your number'],
  ] as const)('of a %s begins none with “%s”', async (business, text) => {
    expect((await last(business, text))?.request?.kind ?? 'none').not.toMatch(/booking|emergency/);
  });
});

describe('what is told', () => {
  it('is a complaint when a customer’s house was left in a state, and no lost property', async () => {
    const replies = await talk(
      'plumber',
      'your lad left my kitchen in a state',
      'nobody cleaned up',
      'Sandra 086 111 2222',
    );
    expect(replies.at(-1)?.request).toMatchObject({
      kind: 'complaint',
      slots: { name: 'Sandra' },
      also: ['nobody cleaned up'],
    });
  });

  it.each(['brown case', 'nobody was in', 'the big red one'])('is no name: “%s”', async (text) => {
    const reply = await last('restaurant', 'i left my glasses there', text);
    expect(reply?.request).toMatchObject({ missing: 'name', also: [text] });
  });

  it.each([
    ['flat 3, 10 High Road W7', 'flat 3, 10 High Road W7'],
    ['Ballymote Road, Tubbercurry', 'Ballymote Road, Tubbercurry'],
    ['St Brendan’s Terrace, Boyle', 'St Brendan’s Terrace, Boyle'],
    ['3 Castle Park Kilkenny', '3 Castle Park Kilkenny'],
    ['12 The Grove, Ballina. Lorcan 086 565 6565', '12 The Grove, Ballina'],
    ['8 Mill Lane, Jo 086 565 6565', '8 Mill Lane'],
    ['Ann Roe here, 3 Oak Lane Boyle 086 565 6565', '3 Oak Lane Boyle'],
  ])('is an address, whole and without the name: “%s”', async (text, address) => {
    expect((await last('plumber', 'can someone come on thursday', text))?.request?.slots.address).toBe(address);
  });

  it('is danger where somebody threatens to hurt himself', async () => {
    expect((await last('dentist', 'my partner is threatening to hurt himself'))?.act).toBe('emergency');
  });

  it('is followed by when somebody rings, which nobody knows', async () => {
    const reply = await last('fitness', 'i was charged twice', 'Kate 087 123 4455', 'when will someone ring me');
    expect(reply).toMatchObject({ said: expect.stringMatching(/^A person will get back to you/), quotes: [] });
  });

  it.each([
    'my daughter was ill after the meal',
    "your colour came out orange and i'm raging",
    'he was supposed to be here at nine',
    'the steak was horrible and we waited an hour',
    'the food was stone cold',
    'took two hours to get served on sunday',
    'nobody met us at the door',
    'there was a hair in my soup',
    'lovely room but the service was desperate',
    'ye gave us the wrong bill',
    'my son slipped on your step',
    'the mug arrived smashed',
  ])('is a complaint in “%s”, until name and number are there', async (text) => {
    const replies = await talk('restaurant', text, "it's not good enough", 'Ann Roe 086 111 2222');
    expect(replies.map(({ request }) => [request?.kind, request?.missing])).toEqual([
      ['complaint', 'name'],
      ['complaint', 'name'],
      ['complaint', undefined],
    ]);
    expect(replies.every(({ quotes }) => quotes.length === 0)).toBe(true);
    expect(replies[0]?.said).toMatch(/^I’m sorry/);
  });

  it.each([
    'the food was divine',
    'the last time we were in it was packed',
    'my husband never had oysters before',
    'you sent me an email about the voucher',
    'my old dentist was awful',
  ])('is no complaint in “%s”', async (text) => {
    expect((await last('restaurant', text))?.request).toBeUndefined();
  });

  it.each(['i think i left my phone there', 'my sister lost her ring in the toilets', 'did anyone find my keys'])(
    'is lost property in “%s”',
    async (text) => {
      const reply = await last('restaurant', text, "it's black", 'Tom 083 111 2222');
      expect(reply?.request).toMatchObject({ kind: 'lost', slots: { name: 'Tom' }, also: ["it's black"] });
    },
  );

  it('is urgent where the heating of somebody old is dead', async () => {
    const said = ['our heating is dead and my mother is 90', 'send someone', '9 Oak Road', 'Ann 086 111 2222'];
    const reply = await last('plumber', ...said);
    const slots = { address: '9 Oak Road', name: 'Ann', contact: '086 111 2222' };
    expect(reply?.request).toMatchObject({ kind: 'emergency', slots, missing: undefined });
    expect(reply?.said).toMatch(/urgent.*heating is dead/);
  });

  it.each([
    ['plumber', "there's water pouring through the ceiling"],
    ['electrician', 'smoke coming out of the meter box'],
  ] as const)('is an emergency at a %s in “%s”, whatever is asked then', async (business, text) => {
    const replies = await talk(business, text, "what'll i do", 'Ann 086 111 2222, 6 Green Road');
    expect(replies[1]?.said).toMatch(/112 or 999/);
    expect(replies.map(({ request }) => request?.kind)).toEqual(['emergency', 'emergency', 'emergency']);
  });

  it('has the question that was left open, for somebody who leaves a number', async () => {
    const reply = await last('restaurant', 'do you have a cloakroom', 'Ann Roe 086 111 2222');
    expect(reply?.request).toMatchObject({ kind: 'callback', also: ['do you have a cloakroom'], missing: undefined });
  });

  it('holds a danger for the next turns, until it is passed on', async () => {
    const replies = await talk('electrician', 'sparks coming out of the fuse board', 'and now?', 'Ann 086 111 2222');
    expect(replies.map(({ act }) => act)).toEqual(['emergency', 'emergency', 'person']);
    expect(replies[1]?.said).toMatch(/112 or 999.*name and a number/);
    expect(replies[2]?.request).toMatchObject({ kind: 'emergency', asked: 'sparks coming out of the fuse board' });
  });

  it.each<[BusinessType, string, boolean]>([
    ['fitness', 'an old lady fell on your step and cant get up', true],
    ['hair-salon', 'my husband fell down the stairs outside your shop', true],
    ['hair-salon', 'my face is swelling up after the dye', true],
    ['restaurant', 'she fainted at the table', true],
    ['hair-salon', 'my hair is falling out after the bleach', false],
    ['plumber', 'my boiler fell off the wall', false],
    ['plumber', 'water is pouring through the ceiling', false],
  ])('says 112 of a person who fell, fainted or swells, and passes it on: %s, “%s”', async (site, text, isDanger) => {
    const reply = await last(site, text);
    expect(reply?.request).toMatchObject({ kind: 'emergency', asked: text });
    expect(reply?.said?.includes('112')).toBe(isDanger);
  });

  it('keeps a wish for money in what is urgent, and says whom to ring as often as somebody asks', async () => {
    const said = ['my scalp is burning since the bleach', 'can i get my money back', 'what do i do', 'and what now?'];
    const [, refund, help, again] = await talk('hair-salon', ...said);
    expect(refund?.request).toMatchObject({ kind: 'emergency', also: ['can i get my money back'], missing: 'name' });
    expect([refund, help, again].map((reply) => reply?.said?.includes('112'))).toEqual([false, true, true]);
  });

  it.each(["we're over from Boston for a week", 'my sister drove past it', 'the kids can swim now'])(
    'is neither searched for nor asked about again: “%s”',
    async (text) => {
      const reply = await last('restaurant', text);
      expect(reply).toMatchObject({ tier: 'reply', said: expect.stringMatching(/^Thanks/), quotes: [] });
      const passedOn = await last('restaurant', text, 'Ann 086 111 2222');
      expect(passedOn?.request).toMatchObject({ kind: 'callback', also: [text], missing: undefined });
    },
  );

  it.each(['haha ok', 'sorry, long day', 'grand so'])('has a short reply where it is “%s”', async (text) => {
    expect(await last('restaurant', text)).toMatchObject({ tier: 'reply', said: expect.stringMatching(/^No problem/) });
  });

  it('is praise in “lovely dinner last night, thank you”', async () => {
    expect((await last('restaurant', 'lovely dinner last night, thank you'))?.said).toMatch(/^Thank you.*pass it on/);
  });

  it('is for whom the customer names', async () => {
    const reply = await last('auto-repair', 'can i speak to dermot please', 'Ann 086 111 2222');
    expect(reply?.request).toMatchObject({ kind: 'callback', slots: { name: 'Ann' } });
    expect(reply?.said).toContain('dermot');
  });

  it('has time and reason of a call back', async () => {
    const reply = await last('auto-repair', 'ring me back', 'after four', "it's about my deposit");
    expect(reply?.request?.slots).toMatchObject({ time: 'after four', reason: 'about my deposit' });
  });
});

describe('a name', () => {
  const book = (text: string) => last('restaurant', text);

  it.each([
    ["I am Mary Byrne, I'd like to book a table for two on Friday at 8", 'Mary Byrne'],
    ['hello im Mary Byrne and i want a table for friday 8pm for 2', 'Mary Byrne'],
    ['Donal Ryan here, looking for a table for 4 saturday 7pm', 'Donal Ryan'],
    ["i'm Sinead and I need a table for 3 friday at 8", 'Sinead'],
    ["it's Rose from the bank, id like a table for ten on thursday at 1", 'Rose'],
    ['Could you put us down for Friday at 8? There are four of us. Thanks, Niamh Walsh', 'Niamh Walsh'],
  ])('is taken from the wish: “%s”', async (text, name) => {
    expect((await book(text))?.request).toMatchObject({ slots: { name }, missing: undefined });
  });

  it.each(["I'm a student", 'I am Polish', "I'm Tom Burke's wife", "I'm Nervous of crowds", "i'm vegetarian"])(
    'is none in “%s”',
    async (text) => {
      expect((await book(`${text}, can i book a table for 2 friday 8pm`))?.request?.slots.name).toBeUndefined();
    },
  );

  it('is asked for after “good evening”, which gives no time either', async () => {
    const reply = await book('Good evening, we would like to come on Thursday at 7pm, party of six');
    expect(reply?.request).toMatchObject({ slots: { time: '7pm' }, missing: 'name' });
  });
});

describe('a number of things', () => {
  it.each<[BusinessType, string, string, string]>([
    ['restaurant', 'can i order 24 sausage rolls for saturday at 1', 'make that 30', '30 sausage rolls'],
    ['general', 'could i buy 40 scones friday at 3', 'better make it 50', '50 scones'],
    ['hair-salon', 'can i order 24 gift boxes for friday at 2', 'sorry, 15', '15 gift boxes'],
  ])('is an order of a %s, “%s”, and “%s” its new number', async (business, order, change, item) => {
    const reply = await last(business, order, change);
    expect(reply).toMatchObject({ request: { kind: 'order', slots: { item } }, said: expect.stringContaining(item) });
  });
});

describe('what one takes', () => {
  it.each<[BusinessType, string[], Partial<TakenRequest>]>([
    [
      'general',
      ['how much is a double room', 'is brekkie extra', 'grand il take it sat 7pm, Niamh 087 123 4567'],
      { kind: 'booking', also: ['double room'] },
    ],
    [
      'restaurant',
      ['how much is the hamper', 'and with a bow', 'is delivery included', "i'll take it, Bob 087 123 4567"],
      { kind: 'order', slots: { item: 'hamper', name: 'Bob', contact: '087 123 4567' } },
    ],
    ['restaurant', ['is cream extra', "i'll take it, Bob 087 123 4567"], { kind: 'order', missing: 'item' }],
  ])('of a %s is what was priced: %j', async (business, said, request) => {
    expect((await last(business, ...said))?.request).toMatchObject(request);
  });
});

describe('a sentence beside others', () => {
  it.each<[BusinessType, string[], Partial<TakenRequest>]>([
    [
      'restaurant',
      ['the food was cold', 'right. Aoife 0879988776'],
      { slots: { name: 'Aoife', contact: '0879988776' } },
    ],
    ['restaurant', ['perfect. Sheila Ryan 0861112222'], { slots: { name: 'Sheila Ryan', contact: '0861112222' } }],
    [
      'fitness',
      ['ring me back', 'im her mam Gráinne 085 6667778'],
      { slots: { name: 'Gráinne', contact: '085 6667778' } },
    ],
    [
      'auto-repair',
      ['can i book a service thursday morning', 'ok 9.30 so. its a 2015 golf'],
      { slots: { day: 'thursday', time: '9.30' } },
    ],
    [
      'restaurant',
      ['table for 5 friday 8pm', '4 of us actually, one dropped out'],
      { slots: { people: '4', day: 'friday', time: '8pm' } },
    ],
    ['restaurant', ['table for 4 friday 8pm', 'no its 5'], { slots: { people: '5', day: 'friday', time: '8pm' } }],
    ['general', ['can i order 3 mugs and a plate', 'make that 4'], { slots: { item: '4 mugs and a plate' } }],
    [
      'hair-salon',
      ['can i book a trim friday 3pm', '0851239876 and can ye do it quietly'],
      { slots: { day: 'friday', time: '3pm', contact: '0851239876' } },
    ],
    [
      'dentist',
      ['appointment for my daughter friday 10am, born 12/03/2015'],
      { slots: { day: 'friday', time: '10am' } },
    ],
    ['restaurant', ['the food was cold', 'ring me after 5'], { slots: {}, also: ['ring me after 5'] }],
    [
      'restaurant',
      ['the food was cold', 'i dont want my name used', 'ok just ring me 0871234000'],
      { slots: { contact: '0871234000' }, missing: undefined },
    ],
    [
      'auto-repair',
      ['broke down on the n4 at mullingar', 'Paddy 087 333 2222'],
      { kind: 'emergency', slots: { name: 'Paddy', contact: '087 333 2222' }, missing: undefined },
    ],
    ['restaurant', ['3 for dinner on friday?'], { kind: 'booking', slots: { people: '3', day: 'friday' } }],
    ['restaurant', ['a table for 12 on boxing day 1pm'], { slots: { people: '12', day: 'boxing day', time: '1pm' } }],
    ['fitness', ['can i book a class', 'wednesdays or thursdays'], { slots: { day: 'wednesdays or thursdays' } }],
    ['dentist', ['my crown came off at dinner, can i be seen monday'], { kind: 'booking', missing: 'time' }],
    [
      'dentist',
      ['ring me about my bill, its Orla Dunne 087 666 1212'],
      { slots: { reason: 'about my bill', name: 'Orla Dunne', contact: '087 666 1212' } },
    ],
    [
      'auto-repair',
      ['can i bring her in wednesday for an oil change'],
      { kind: 'booking', slots: { day: 'wednesday' } },
    ],
    ['restaurant', ['we booked for friday, can we make it 6 instead of 4'], { kind: 'callback' }],
    // An hour that tells how things stand is none of the visit.
    [
      'dentist',
      ['i finish work at 5 so could ye see me on wednesday'],
      { slots: { day: 'wednesday' }, missing: 'time' },
    ],
    [
      'dentist',
      ['its 3 in the morning and my tooth is throbbing, can i come in on monday'],
      { slots: { day: 'monday' } },
    ],
    ['plumber', ['the boiler went off at 6 this morning, can someone come tomorrow'], { slots: { day: 'tomorrow' } }],
    [
      'restaurant',
      ['the wedding is at 2 on saturday, can we book a table for 6 after'],
      { slots: { day: 'saturday', people: '6' }, missing: 'time' },
    ],
    // Other days, in whatever form.
    [
      'general',
      ['a car from 3 july to 9 july', 'would 10 to 12 july be free'],
      { slots: { day: '10 july', until: '12 july' } },
    ],
    [
      'general',
      ['a car from the 14th to the 16th of august', 'actually could it be the 21st to the 23rd'],
      { slots: { day: 'the 21st august', until: 'the 23rd august' } },
    ],
    ['general', ['a car from 3 july to 9 july', 'ok then 5 to 8 july'], { slots: { day: '5 july', until: '8 july' } }],
    [
      'restaurant',
      ['table for 2 friday at 8', 'could it be thursday'],
      { slots: { day: 'thursday', time: '8', people: '2' } },
    ],
    [
      'restaurant',
      ['table for 2 friday at 8', 'how much for 6 people'],
      { slots: { day: 'friday', time: '8', people: '2' } },
    ],
    [
      'restaurant',
      ['table friday at 8', 'me, my sister and her fella'],
      { slots: { day: 'friday', time: '8', people: 'me, my sister and her fella' } },
    ],
    ['restaurant', ['table friday at 8', 'us and another couple'], { missing: 'name' }],
    [
      'general',
      ['a car from 3 july to 9 july', 'would the 12th suit'],
      { slots: { day: '3 july', until: '9 july' }, also: ['would the 12th suit'] },
    ],
    [
      'general',
      ['a car for 3 nights from 5 july', 'would 12 july suit ye'],
      { slots: { day: '12 july', until: '3 nights' } },
    ],
    [
      'restaurant',
      ['table for 2 friday at 8', 'are ye open on thursday', 'what about sunday'],
      { slots: { day: 'friday', time: '8', people: '2' } },
    ],
    ['restaurant', ['the match is at 5 friday so table for 6 after that'], { slots: { day: 'friday', people: '6' } }],
    ['restaurant', ['table friday at 8 for me and my mother'], { missing: 'name' }],
    [
      'restaurant',
      ['table for 2 friday at 8', 'do i pay if i dont come'],
      { slots: { day: 'friday', time: '8', people: '2' }, also: ['do i pay if i dont come'] },
    ],
    // A second wish, and what is left open, are for the person.
    ['general', ['can i order 12 mugs', 'can i also get 6 plates'], { also: ['can i also get 6 plates'] }],
    ['general', ['can i order 12 mugs', 'better make it 15 mugs'], { slots: { item: '15 mugs' } }],
    [
      'restaurant',
      ['table for 6 friday at 7', 'and could i order a birthday cake for it'],
      { also: ['and could i order a birthday cake for it'] },
    ],
    ['hair-salon', ['book me in for friday at 11', 'could you leave it long'], { also: ['could you leave it long'] }],
    ['auto-repair', ['you are useless', 'sorry, that was rude. id like to book a service'], { kind: 'booking' }],
    [
      'hair-salon',
      ['how much is a cut', "i'll take it, friday at 3", 'Lisa 0861112222'],
      { also: ['how much is a cut'] },
    ],
    ['general', ['id like to order', 'Lisa 0861112222'], { missing: 'item' }],
    // Agreement and exclamations tell nothing.
    [
      'hair-salon',
      ['book me in for friday at 11', 'that would be great', 'wonderful stuff', 'yep thats the one'],
      { slots: { day: 'friday', time: '11' } },
    ],
  ])('is taken for what it is at %s: %j', async (business, said, request) => {
    expect((await last(business, ...said))?.request).toEqual(expect.objectContaining(request));
  });

  it('asks for the day where a date is another day of the week, and keeps what was written', async () => {
    const moment = new Date(Date.now() + 30 * 86_400_000);
    const on = (options: Intl.DateTimeFormatOptions, at = moment) =>
      new Intl.DateTimeFormat('en-IE', { timeZone: 'Europe/Dublin', ...options }).format(at);
    const date = on({ day: 'numeric', month: 'long' });
    const said = `${on({ weekday: 'long' }, new Date(moment.getTime() + 86_400_000))} ${date}`;
    const reply = await last('restaurant', `table for 4 on ${said} at 8`);
    expect(reply?.said).toContain(`${date} is a ${on({ weekday: 'long' })}. What day`);
    expect(reply?.request).toMatchObject({ missing: 'day', slots: { people: '4', time: '8' }, also: [said] });
    const right = `${on({ weekday: 'long' })} ${date}`;
    expect((await last('dentist', `can i come in on ${right}`))?.said).not.toContain('is a');
  });

  it('is a question, and begins no request: “do kids pay less. my lad is 9”', async () => {
    expect((await last('hair-salon', 'do kids pay less. my lad is 9'))?.request).toBeUndefined();
  });
});

it('a question of what one can do at a shop at an hour › begins no request', async () => {
  const html = `<title>The Quay</title><main><h1>The Quay</h1>${'<p>Add to basket. Our online shop has 400 books.</p>'.repeat(3)}</main>`;
  const site = openSite([readAnswerPage(html, 'https://quay.example/') ?? []].flat());
  expect((await replyOf(site, 'can i collect a parcel at 1 on saturday')).request).toBeUndefined();
});

describe('a detail', () => {
  it.each([
    ["i'm at work until 5", { day: 'wednesday' }],
    ['broke down on the m50 with the kids', { day: 'wednesday' }],
  ])('is none in “%s”', async (text, slots) => {
    const said = ['can you call out wednesday, 4 Church View Boyle', 'Frank 086 909 0909', text];
    expect((await last('plumber', ...said))?.request?.slots).toEqual({
      ...slots,
      address: '4 Church View Boyle',
      name: 'Frank',
      contact: '086 909 0909',
    });
  });
});

describe('an emergency', () => {
  it.each<[BusinessType, string]>([
    ['restaurant', 'my friend is choking what do we do'],
    ['hair-salon', 'i got bleach in my eye what should i do'],
    ['electrician', 'what do i do the fuse board is sparking'],
    ['plumber', 'the boiler is leaking all over the floor what do i do'],
    ['dentist', 'tooth got knocked out, should i put it back in'],
    ['fitness', 'the sauna heater is smoking are ye there'],
  ])('is heard at a %s beside a question, as in “%s”', async (business, text) => {
    const reply = await last(business, text);
    expect(reply?.act).toMatch(/emergency|person/);
    expect(reply?.said).toMatch(/ring .*\d{3}.*\bnow|Ring .* now|“.*\d{3}/);
  });

  it.each<[BusinessType, string]>([
    ['restaurant', 'what do i do if my card is declined'],
    ['dentist', 'what do i do to register'],
    ['hair-salon', 'what should i do to look after highlights'],
    ['fitness', 'my dad had a heart attack last year, can he join'],
    ['electrician', 'do ye fix sparking sockets'],
    ['dentist', 'my crown fell out, how much is a new one'],
    // How somebody is does not happen now.
    ['restaurant', 'does the falafel salad have nuts in it, he is allergic'],
    ['hair-salon', 'my scalp is itchy after the last colour what should i do'],
  ])('is none at a %s in “%s”', async (business, text) => {
    const reply = await last(business, text);
    expect([reply?.act, reply?.request?.kind]).not.toContain('emergency');
  });

  it.each<[BusinessType, string[]]>([
    ['restaurant', ["he's after collapsing"]],
    ['dentist', ['id like a cleaning on tuesday at 10', "she's after swallowing bleach"]],
  ])('is heard at a %s in what somebody is after doing: %j', async (business, said) => {
    expect((await last(business, ...said))?.said).toContain('112');
  });

  it.each<[BusinessType, string[]]>([
    ['restaurant', ['someone is choking here what do we do', 'false alarm, hes grand now', 'do ye do gluten free']],
    ['dentist', ['my tooth got knocked out', 'Eoin Daly', '086 111 2222', 'how much is an implant bridge']],
  ])('is over at a %s for the last question of %j', async (business, said) => {
    const reply = await last(business, ...said);
    expect([reply?.act, reply?.request?.kind]).not.toContain('emergency');
    expect(reply?.said ?? '').not.toMatch(/112|Ring .* now/);
  });

  it('comes before the booking that is being taken down, which goes along', async () => {
    const said = ['can i book a service tuesday at 10', 'oh no water is pouring through the ceiling'];
    const reply = await last('plumber', ...said);
    expect(reply?.request).toMatchObject({ kind: 'emergency', asked: said[1], also: [said[0]], missing: 'name' });
    expect(reply?.said).toMatch(/^Ring .* now/);
  });

  it('comes beside a complete booking, which stays, with its name', async () => {
    const said = [...TABLE, 'someone is choking here what do i do', '086 111 2222', 'what have you written down?'];
    const replies = await talk('restaurant', ...said);
    expect(replies[2]?.request).toMatchObject({ kind: 'emergency', slots: { name: 'Walsh' }, missing: 'contact' });
    expect(replies[2]?.said).toMatch(/^If somebody is in danger, ring 112/);
    expect(replies.at(-1)?.said).toMatch(/Booking: saturday, 7pm, for four, Walsh\. Urgent message/);
  });

  it('is not forgotten when somebody hopes that it can wait, only once they have rung', async () => {
    const said = ['tooth got knocked out what do we do', 'he’s ok tho, will i just bring him in the morning'];
    const rung = [...said, 'ok rang ye thanks', 'can i book a cleaning tuesday at 10'];
    const replies = await talk('dentist', ...rung);
    expect(replies[1]?.said).toMatch(/Ring .* now/);
    expect(replies.at(-1)?.request).toMatchObject({ kind: 'booking', slots: { day: 'tuesday', time: '10' } });
    expect(replies.at(-1)?.request?.also).toBeUndefined();
  });
});

describe('a question', () => {
  it('for the address is answered with what the page has of it, without what only markup adds', async () => {
    expect((await last('restaurant', 'whats your address'))?.fact).toBe('Merchants Quay, Kilrush, Co. Clare, V15 X0X0');
  });

  it.each([
    'my aunt recommended you, what time do you open',
    'asking for a friend: what time do you open',
    'we are coming up from cork - what time do you open',
    'herself here swears ye are the best what time do you open',
    'what time do you open, my wife wants to know',
    'my neighbour wants to know what time do you open',
  ])('is found in “%s”', async (text) => {
    const [asked, plain] = [await last('restaurant', text), await last('restaurant', 'what time do you open')];
    expect(asked).toMatchObject({ tier: 'answer', quotes: plain?.quotes });
  });
});
