import { expect, test } from 'vitest';
import { agents } from '@/lib/content/agents/catalogue';
import { tradeEvening, tradeScreen } from '@/lib/content/screens/trades';

test.each(agents)(
  'the evening of $slug has its three conversations in the order of their hours, each at its own',
  (agent) => {
    const { scenes = [] } = tradeEvening(agent) ?? {};
    expect(scenes.map(({ question }) => question).toSorted()).toEqual(
      [agent.example, ...agent.questions].map(({ question }) => question).toSorted(),
    );
    const sinceNoon = scenes.map(({ at }) => ((Number(at.slice(0, 2)) + 12) % 24) + Number(at.slice(3)) / 60);
    expect(sinceNoon).toEqual([...new Set(sinceNoon)].toSorted((a, b) => a - b));
    // The hero of the catalogue shows the same conversation at the same hour.
    expect(scenes.find(({ question }) => question === agent.example.question)?.at).toBe(tradeScreen(agent)?.chat.time);
  },
);

test.each(agents)(
  'the answers of $slug have no price and no telephone number that its drawn website does not show',
  (agent) => {
    const { business, scenes = [] } = tradeEvening(agent) ?? {};
    const shown = JSON.stringify(business);
    const said = scenes.flatMap(({ answer }) => answer.match(/€[\d,.]*\d|\b0\d[\d ]{5,}\d/g) ?? []);
    expect(said.filter((figure) => !shown.includes(figure))).toEqual([]);
  },
);
