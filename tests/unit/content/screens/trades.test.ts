import { describe, expect, test } from 'vitest';
import { agents } from '@/lib/content/agents/catalogue';
import { demo } from '@/lib/content/home/demo';
import { portfolio } from '@/lib/content/home/portfolio';
import { salonNight } from '@/lib/content/screens/salon';
import { conversationAt, tradeEvening, tradeScreen } from '@/lib/content/screens/trades';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

const trades = agents.map((agent) => {
  const evening = tradeEvening(agent);
  if (!evening) throw new Error(`No website for ${agent.slug}`);
  const [opens = '', closes = ''] = evening.business.hours[0]?.[1].split('–').map((at) => at.padStart(5, '0')) ?? [];
  return { agent, slug: agent.slug, ...evening, opens, closes };
});

describe.each(trades)('events of $slug', ({ agent, business, scenes, opens, closes }) => {
  test('are in the order of their hours, one at each', () => {
    // From five: that of a gym begins before six.
    const inOrder = agent.events.map(({ at }) => ((Number(at.slice(0, 2)) + 19) % 24) * 60 + Number(at.slice(3)));
    expect(inOrder).toEqual([...new Set(inOrder)].toSorted((one, other) => one - other));
  });

  test('show three conversations from evening to morning, all while the business is closed', () => {
    const hours = scenes.map(({ at }) => at);
    expect(hours).toHaveLength(3);
    expect(hours[0]?.localeCompare(closes), `${hours[0]} is after ${closes}`).toBe(1);
    expect(hours.at(-1)?.localeCompare(opens), `${hours.at(-1)} is before ${opens}`).toBe(-1);
    expect(hours.filter((at) => at >= opens && at <= closes)).toEqual([]);
    expect(tradeScreen(agent)?.chat.time).toBe(hours.at(-1));
  });

  test('say no price, telephone number or hour of opening that the drawn website does not show', () => {
    const shown = JSON.stringify(business);
    const said = scenes.flatMap(({ answer }) => answer.match(/€[\d,.]*\d|\b0\d[\d ]{5,}\d/g) ?? []);
    expect(said.filter((figure) => !shown.includes(figure))).toEqual([]);
    const opening = scenes.flatMap(({ answer }) => answer.match(/(?<=\bopens? at )[a-z]+/g) ?? []);
    expect(opening.map((word) => NUMBERS.indexOf(word) + 1)).toEqual(opening.map(() => Number(opens.slice(0, 2))));
  });

  test('promise no time, delivery or booking that only a person can give', () => {
    const said = scenes.map(({ answer }) => answer).join('\n');
    expect(said).not.toMatch(/\b(should|will) (be|arrive)\b|\b(you’re|you are|that’s|it’s) (booked|confirmed|in)\b/i);
    expect(said).not.toMatch(/\b(does|would) [^.?!]*\b(work|suit)\?|\bI (can )?(see|check|look up)\b/i);
  });
});

describe('pages that show a trade at an hour', () => {
  test('tell on the home page what its own page tells', () => {
    for (const { slug, time, question, answer } of portfolio.trades) {
      const told = conversationAt(slug, time);
      expect(question).toBe(told.question);
      expect(told.answer.startsWith(answer) && /[.?!]$/.test(answer), answer).toBe(true);
    }
  });

  test('tell in the demo what is in the list of the trade at the hour of its label', () => {
    const told = agents.flatMap(({ events }) => events);
    for (const { industry, conversation } of demo.scenarios.slice(0, 2)) {
      const event = told.find((one) => 'question' in one && one.question === conversation[1]?.text);
      expect(industry).toContain(event?.at);
    }
  });

  test('have in the salon’s inbox each conversation of its own page', () => {
    const { scenes = [] } = trades.find(({ slug }) => slug === 'beauty-salon-ai') ?? {};
    const inbox = salonNight.events.map(({ time }) => time);
    expect(inbox).toEqual(expect.arrayContaining(scenes.map(({ at }) => at)));
  });
});
