import { expect, test, vi } from 'vitest';
import { modelOutcomes } from '@/lib/agent/model/outcomes';
import { replyTo } from '@/lib/agent/reply';
import { knowledgeInThreads } from '@/lib/agent/sources/in-threads';
import { log } from '@/lib/log';
import type { AnswerPage } from '@/lib/reader/answers/site/page';
import { replyOf } from '../../../support/reply-of';
import { harbour, harbourPages, pageAt } from '../../reader/answers/site';

const agentOf = (key: string, pages: readonly AnswerPage[], timeZone?: string) => ({
  knowledge: knowledgeInThreads({ key, version: '1', booking: 'booking', timeZone, loadPages: async () => pages }),
});

/** A website whose every line is about what is asked. */
const rooms = Array.from({ length: 3_000 }, (_, at) => `<p>You can book room ${at} from €${at} a night on Friday.</p>`);
const heavy = [pageAt('/', rooms.join(''))];
const WISH = 'Can I book a room?';

test('knowledgeInThreads › gives the replies of a website that is open in this thread', async () => {
  const questions = [
    'Is there parking?',
    'hi',
    'Can I book a room for Friday?',
    'How much is a duble room?',
    '¿Dónde?',
  ];
  for (const text of questions) {
    const inThread = await replyTo(agentOf('harbour', harbourPages), { text, turns: [] });
    expect(inThread).toEqual(structuredClone(await replyOf(harbour(), text)));
  }
});

test('knowledgeInThreads › judges a sentence with the lines of the website', async () => {
  const { knowledge } = agentOf('harbour', harbourPages);
  expect(await knowledge.judge('A single room costs €95 per night.')).toMatchObject({
    passes: false,
    quotes: [{ text: 'Single room | €60 per night' }],
  });
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'knowledgeInThreads › knows what day it is in %s',
  async (timeZone) => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    const week = days.map((day, at) => `<p>${day}: 9am to ${at + 1}pm</p>`).join('');
    const pages = [pageAt('/', `<h1>Reef Diving</h1><h2>Opening hours</h2>${week}`)];
    const { fact } = await replyTo(agentOf(timeZone, pages, timeZone), { text: 'are you open today?', turns: [] });
    expect(fact).toContain(new Intl.DateTimeFormat('en-IE', { weekday: 'long', timeZone }).format(new Date()));
  },
);

test('replyTo › gives up a question that takes too long, counts it, logs none of its words, and goes on', async () => {
  const warn = vi.spyOn(log, 'warn');
  const before = modelOutcomes().givenUp;
  const hostile = { text: WISH, turns: Array.from({ length: 2_000 }, () => WISH) };
  const [given, other] = await Promise.all([
    replyTo(agentOf('heavy', heavy), hostile),
    replyTo(agentOf('harbour', harbourPages), { text: 'Is there parking?', turns: [] }),
  ]);
  expect(given).toMatchObject({ tier: 'reply', said: 'I could not look that up. I’d take your number and ask.' });
  expect(other.quotes.map(({ text }) => text)).toContain('There is free parking behind the house.');
  expect(modelOutcomes().givenUp).toBe(before + 1);
  expect(warn).toHaveBeenCalledOnce();
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/book|room/);
  // The website rests a while, since each of its questions would end a thread.
  expect(await replyTo(agentOf('heavy', heavy), { text: 'hi', turns: [] })).toMatchObject({ said: given.said });
});
