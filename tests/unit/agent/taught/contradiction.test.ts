import { describe, expect, test } from 'vitest';
import { knowledgeOf } from '@/lib/agent/knowledge';
import { replyTo } from '@/lib/agent/reply';
import { contradiction } from '@/lib/agent/taught/contradiction';
import { openSite } from '@/lib/reader/answers/answer';
import { readAnswerPage } from '@/lib/reader/answers/site/answer-page';

const HOME = `<title>The Harbour Kitchen</title><h1>The Harbour Kitchen</h1>
<p>The Harbour Kitchen is a restaurant in Howth. Book a table by telephone.</p>
<p>Telephone: (01) 832 1234</p><h2>Opening hours</h2><p>Tuesday to Sunday: 12:00 – 22:00</p><p>Monday: closed</p>
<h2>Menu</h2><ul><li>Fish and chips €16.50</li><li>Crab salad €14.00</li></ul><h2>Dogs</h2><p>Dogs are welcome on the terrace.</p>`;
const page = readAnswerPage(HOME, 'https://harbour.example/');
const site = openSite(page ? [page] : []);

describe('contradiction', () => {
  test.each([
    ['When do you close on Sundays?', 'At 17:00.', 'Tuesday to Sunday: 12:00 – 22:00'],
    ['When do you close on Sundays?', 'At 10pm.', undefined],
    ['Are you open on Monday?', 'Yes, from 12 pm to 8 pm.', 'Monday: closed'],
    ['Are you open on Monday?', 'No, closed.', undefined],
    ['Are you open on Tuesday?', 'No, we are closed on Tuesdays now.', 'Tuesday to Sunday: 12:00 – 22:00'],
    ['How much are fish and chips?', '€17.50 since November.', 'Fish and chips €16.50'],
    ['How much are fish and chips?', '€16.50', undefined],
    ['What is your phone number?', 'Ring us on 01 832 9999.', 'Telephone: (01) 832 1234'],
    ['What is your phone number?', '+353 1 832 1234', undefined],
    ['Are dogs allowed?', 'Not since 2 pm.', undefined],
    ['Do you sell vouchers?', 'Yes, from €20.', undefined],
  ])('of %j, answered %j, is %j', (question, answer, line) => {
    expect(contradiction(site, { question, answer })?.text).toBe(line);
  });
});

test('taught › replaces words of the agent’s own where exactly these words were taught, and nothing in an emergency', async () => {
  const agent = {
    knowledge: knowledgeOf(site),
    taught: [
      { question: 'Hello!', answer: 'Welcome aboard.' },
      { question: 'My partner is threatening to hurt himself', answer: 'Please hold.' },
    ],
  };
  const say = async (text: string) => (await replyTo(agent, { text, turns: [] })).said;
  expect(await say('hello')).toBe('Welcome aboard.');
  expect(await say('Good morning')).not.toBe('Welcome aboard.');
  expect(await say('My partner is threatening to hurt himself')).not.toBe('Please hold.');
});
