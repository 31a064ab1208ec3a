import { parseArgs } from 'node:util';
import { knowledgeOf } from '@/lib/agent/knowledge';
import { openSampleSite } from '@/lib/agent/model/sample-site';
import { replyTo } from '@/lib/agent/reply';
import { knowledgeInThreads } from '@/lib/agent/sources/in-threads';
import { openSite } from '@/lib/reader/answers/answer';
import { readAnswerPage } from '@/lib/reader/answers/site/answer-page';
import type { AnswerPage } from '@/lib/reader/answers/site/page';
import { readSite } from './answer-sets';

/**
 * Usage: npm run bench -- questions [--site FOLDER] [--rounds 20]
 * FOLDER holds the pages of a website as HTML files; without it, a small sample website is asked.
 */
const { values } = parseArgs({ options: { site: { type: 'string' }, rounds: { type: 'string', default: '20' } } });
const rounds = Number(values.rounds);
const site = values.site ? readSite(values.site) : openSampleSite();

const QUESTIONS = [
  'Is there parking?',
  'When is breakfast?',
  'How much is a double room?',
  'Can I bring a dog?',
  'what time do you opne',
  'hello',
  'I would like to book a room for Friday',
  'Is there a bus?',
];

/** A website of 600,000 characters, every line of which is about what is asked. */
const hostilePages = Array.from({ length: 25 }, (_, page) => {
  const lines = Array.from({ length: 240 }, (_, at) => {
    const room = page * 240 + at;
    return `<p>You can book room ${room} from €${room} a night, with breakfast, on Friday at 7pm, rooms and book it.</p>`;
  });
  return readAnswerPage(`<html lang="en"><title>Rooms</title>${lines.join('')}`, `https://hostile.example/${page}`);
}).filter((page) => page !== null);
const WISH = 'Can I book a room?';

const sourceOf = (key: string, pages: readonly AnswerPage[]) =>
  ({ key, version: '1', booking: 'booking', loadPages: async () => pages }) as const;
const inThreads = () => ({ knowledge: knowledgeInThreads(sourceOf('site', site.index.pages)) });
const here = { knowledge: knowledgeOf(openSite(site.index.pages)) };

async function timesOf(agent: () => Parameters<typeof replyTo>[0]): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const text of QUESTIONS) {
      const start = performance.now();
      await replyTo(agent(), { text, turns: [] });
      times.push(performance.now() - start);
    }
  }
  return times.sort((a, b) => a - b);
}

function print(name: string, times: readonly number[]): void {
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);
  console.log(`| ${name} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`);
}

/** The longest time for which this thread did nothing else, while `work` runs. */
async function longestStall(work: () => Promise<unknown>): Promise<number> {
  let [longest, last] = [0, performance.now()];
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - 5);
    last = now;
  }, 5);
  await work();
  clearInterval(timer);
  return longest;
}

await timesOf(() => here);
await timesOf(inThreads);
console.log('| a question, ms | median | p95 | longest |\n|---|---|---|---|');
print('in this thread', await timesOf(() => here));
print('in the thread of questions', await timesOf(inThreads));

let isOver = false;
let [asked, givenUp] = [0, 0];
async function attack(): Promise<void> {
  while (!isOver) {
    const hostile = { knowledge: knowledgeInThreads(sourceOf(`hostile ${asked}`, hostilePages)) };
    const { said } = await replyTo(hostile, { text: WISH, turns: Array.from({ length: 20 }, () => WISH) });
    asked += 1;
    if (said?.startsWith('I could not look')) givenUp += 1;
  }
}
const attacks = attack();
const stall = await longestStall(async () => print('beside a hostile website', await timesOf(inThreads)));
isOver = true;
await attacks;
console.log(
  `Hostile questions: ${asked}, given up ${givenUp}; the web server's thread stalled ${stall.toFixed(0)} ms at most.`,
);
process.exit(0);
