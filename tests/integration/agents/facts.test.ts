import { beforeEach, expect, test } from 'vitest';
import { noteConflicts } from '@/lib/agents/conflicts';
import { send } from '@/lib/agents/conversations/send';
import { pagesRead } from '@/lib/agents/facts/pages-read';
import { adoptChecks, listSaid, saidHistory, sayFact, withdrawSaid } from '@/lib/agents/facts/said';
import { shelvesOf } from '@/lib/agents/facts/shelves';
import { answerFromNewReadings } from '@/lib/agents/own-reading';
import type { PublicAgent } from '@/lib/agents/public-agent';
import { countUses, teachAgent } from '@/lib/agents/taught';
import { db } from '@/lib/db';
import { readAnswerPage } from '@/lib/reader/answers/site/answer-page';
import type { OwnerFact } from '@/lib/reader/facts/owner/owner-facts';
import { problemOfCorrection } from '@/lib/website-scraper/check-correction';
import { makeAgent, randomName } from '../../support/agents';
import { emptyTables } from '../../support/empty-tables';
import { makeUser } from '../../support/users';

beforeEach(emptyTables);

const makeNora = () => makeUser({ email: 'nora@harbour.example', password: 'a long password of Nora' });

/** What the agent says to a question, with its quotes. */
async function ask(agent: PublicAgent, text: string): Promise<string> {
  const sent = await send(agent, randomName(), { id: randomName(16), text }, { ip: '192.0.2.7' });
  if (!sent.ok) throw new Error(sent.problem);
  const message = sent.messages.at(-1);
  return [message?.text, message?.reply?.fact, ...(message?.reply?.quotes ?? []).map((quote) => quote.text)].join('\n');
}

const fact = (said: Partial<OwnerFact>): OwnerFact => ({
  kind: 'phones',
  heading: 'Telephone',
  text: '(01) 832 1234',
  url: 'https://harbour.example/',
  verdict: 'corrected',
  correction: '',
  ...said,
});
const FISH = { kind: 'prices', heading: 'Menu', text: 'Fish and chips €16.50' } as const;
const shelvesFor = async (agentId: string) => {
  const { readingId } = await db.agent.findUniqueOrThrow({ where: { id: agentId } });
  const shelves = await shelvesOf(agentId, readingId);
  if (!shelves) throw new Error('The website is not read.');
  return shelves;
};

/** A new reading of an agent's website, one page of which says something else. */
async function readAgain(agentId: string, change: (html: string) => string): Promise<void> {
  const agent = await db.agent.findUniqueOrThrow({ where: { id: agentId } });
  await db.siteReading.updateMany({ where: { id: agent.readingId ?? '' }, data: { agentId } });
  const url = agent.website;
  const reading = await db.siteReading.create({ data: { hostKey: randomName(), url, status: 'done', agentId } });
  const html = change(
    '<title>The Harbour Kitchen</title><h1>The Harbour Kitchen</h1><p>Telephone: (01) 832 1234</p><h2>Opening hours</h2><p>Tuesday to Sunday: 12:00 – 22:00</p><p>Monday: closed</p><h2>Menu</h2><ul><li>Fish and chips €16.50</li><li>Crab salad €14.00</li></ul>',
  );
  const content = JSON.parse(JSON.stringify(readAnswerPage(html, url)));
  await db.readingPage.create({ data: { readingId: reading.id, url, title: 'The Harbour Kitchen', content } });
  await answerFromNewReadings();
}

test('what a business says of its facts › is what its agent answers from the next question on, until it is undone', async () => {
  const nora = await makeNora();
  const [agent, other] = [await makeAgent({}, [nora]), await makeAgent({ domain: 'other.example' })];
  const { agentId } = agent;
  expect(await ask(agent, 'What is your phone number?')).toContain('832 1234');
  expect((await shelvesFor(agentId)).stated.map(({ kind, text }) => [kind, text])).toEqual([
    ['openingHours', 'Mon closed; Tue–Sun 12:00–22:00'],
    ['phones', '(01) 832 1234'],
  ]);
  await sayFact(agentId, fact({ correction: '(01) 555 9876' }), nora.id);
  await sayFact(agentId, fact({ ...FISH, correction: 'Fish and chips €18.00' }), nora.id);
  await sayFact(
    agentId,
    fact({
      kind: 'openingHours',
      heading: '',
      text: 'Mon closed; Tue–Sun 12:00–22:00',
      correction: 'Daily 10:00–16:00',
    }),
    nora.id,
  );
  expect(await ask(agent, 'What is your phone number?')).toMatch(/555 9876/);
  expect(await ask(agent, 'How much are fish and chips?')).toMatch(/€18\.00/);
  expect(await ask(agent, 'Are you open on Monday?')).toMatch(/Monday: 10am to 4pm/);
  expect(await ask(other, 'What is your phone number?')).toContain('832 1234');

  const [phone] = await listSaid(agentId);
  expect(await withdrawSaid(other.agentId, phone?.id ?? '')).toBe(false);
  expect(await withdrawSaid(agentId, phone?.id ?? '')).toBe(true);
  expect(await ask(agent, 'What is your phone number?')).toContain('832 1234');
  expect((await saidHistory(agentId)).find(({ id }) => id === phone?.id)?.withdrawnAt).toBeInstanceOf(Date);
});

test('what a business says of its facts › is kept when its website is read again, with what has changed and what contradicts it', async () => {
  const nora = await makeNora();
  const agent = await makeAgent({}, [nora]);
  const { agentId } = agent;
  await sayFact(agentId, fact({ ...FISH, correction: 'Fish and chips €18.00' }), nora.id);
  await teachAgent(agentId, { question: 'Are you open on Monday?', answer: 'No, we are closed.' }, { userId: nora.id });
  await noteConflicts(agentId);
  expect(await db.taughtAnswer.findFirst()).toMatchObject({ conflict: null });
  await readAgain(agentId, (html) => html.replace('16.50', '17.20').replace('Monday: closed', 'Monday: 12:00 – 15:00'));
  expect(await ask(agent, 'How much are fish and chips?')).toMatch(/€18\.00/);
  expect(await ask(agent, 'How much are fish and chips?')).not.toMatch(/17\.20/);
  expect((await shelvesFor(agentId)).kept).toEqual([]);
  const { readingId } = await db.agent.findUniqueOrThrow({ where: { id: agentId } });
  expect((await pagesRead(readingId))?.changes?.changes.facts.map(({ label, is }) => [label, is])).toEqual(
    expect.arrayContaining([['Opening hours', 'Mon 12:00–15:00; Tue–Sun 12:00–22:00']]),
  );
  expect(await db.taughtAnswer.findFirst()).toMatchObject({ conflict: { text: 'Monday: 12:00 – 15:00' } });
  expect(await ask(agent, 'Are you open on Monday?')).toMatch(/^No, we are closed\./);
  expect((await countUses(agentId)).get('No, we are closed.')).toBe(1);
});

test('what a business says of its facts › comes with the agent where its owner has said it of the same website before', async () => {
  const nora = await makeNora();
  const agent = await makeAgent({}, [nora]);
  const check = { userId: nora.id, kind: 'prices', heading: 'Menu', text: FISH.text, url: 'https://harbour.example/' };
  await db.factCheck.createMany({
    data: [
      { ...check, host: 'harbour.example', key: 'a', verdict: 'corrected', correction: 'Fish and chips €19.00' },
      { ...check, host: 'elsewhere.example', key: 'b', verdict: 'not_ours' },
    ],
  });
  await db.$transaction((tx) => adoptChecks(tx, agent.agentId, 'harbour.example', nora.id));
  expect(await listSaid(agent.agentId)).toMatchObject([{ correction: 'Fish and chips €19.00' }]);
  expect(await ask(agent, 'How much are fish and chips?')).toContain('€19.00');
});

test.each([
  ['openingHours', 'Mon–Fri 9:00–17:00\nSat 10:00–14:00\nSun closed', true],
  ['openingHours', 'Mon closed\nTue–Sun 12:00–22:00', true],
  ['openingHours', 'whenever we feel like it', false],
  ['openingHours', '<b>9 to 5</b>', false],
  ['phones', '01 555 9876', true],
  ['phones', 'ring us', false],
  ['emails', 'nora@harbour.example', true],
  ['emails', 'nora at harbour', false],
  ['prices', 'Wash and cut €35', true],
  ['prices', 'cheap', false],
  ['people', 'Nora Byrne', false],
  ['questions', 'Do you deliver?\nYes.', true],
  ['services', '', false],
] as const)('a correction of %s › %j is accepted: %s', async (kind, text, isAccepted) => {
  expect((await problemOfCorrection(kind, text)) === undefined).toBe(isAccepted);
});
