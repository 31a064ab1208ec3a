import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { findLosses, type Saved, type WrittenSite, writeWhile } from '../../tests/support/mixed-writes';
import { hasDatabase, type Kill, type Longest, longestOf, showsPage, UNKNOWN_AGENT, watchOutages } from './outages';

/** Between two kills. */
const PAUSE_MS = { from: 2_000, to: 20_000 };

type Options = {
  minutes: number;
  /** Kill one process each. They return whether there was one. */
  killers: Readonly<Record<string, () => unknown>>;
  saved?: Saved;
};

/**
 * Kills processes of a site at random while leads, sign-ups and saves arrive, and prints what came of it. `kills` grows meanwhile.
 * Returns what was lost, and how long the longest outage lasted after the last kill in it, in milliseconds.
 */
export async function killWhileWriting(site: WrittenSite, kills: Kill[], { minutes, killers, saved }: Options) {
  let isOver = false;
  const watched = Promise.all([
    watchOutages(`${site.url}/`, showsPage, () => isOver),
    watchOutages(site.url + UNKNOWN_AGENT, hasDatabase, () => isOver),
  ]);
  const names = Object.keys(killers);
  const until = performance.now() + minutes * 60_000;
  const kill = async () => {
    while (performance.now() < until) {
      await sleep(randomInt(PAUSE_MS.from, PAUSE_MS.to));
      const name = names[randomInt(names.length)] ?? '';
      const at = performance.now();
      if (await killers[name]?.()) kills.push({ name, at });
    }
  };
  const written = await writeWhile(site, kill, saved);
  isOver = true;
  const [page, database] = (await watched).map((outages) => longestOf(outages, kills)) as [Longest, Longest];
  const losses = await findLosses(site, written);
  const saves = written.posts.reduce((sum, post) => sum + post.saves, 0);
  const killed = names.map((name) => `${name} ${kills.filter((one) => one.name === name).length}`);
  console.log(
    `${minutes} min, kills: ${killed.join(', ')}
acknowledged: ${written.leads.length} leads, ${written.signUps.length} sign-ups, ${saves} saves of ${written.posts.length} posts
outages of the home page: ${page.text}
outages of the database: ${database.text}
${losses.length === 0 ? 'Nothing was lost, nothing is there twice.' : losses.join('\n')}`,
  );
  return { losses, longestMs: Math.max(page.afterLastMs, database.afterLastMs) };
}
