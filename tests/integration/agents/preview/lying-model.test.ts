import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { evidenceOf } from '@/lib/agent/prove/proved-answer';
import { readingLimits } from '@/lib/agents/policy';
import { askPreview } from '@/lib/agents/preview/ask';
import { findPreview } from '@/lib/agents/preview/find-preview';
import { performReading } from '@/lib/agents/preview/perform-reading';
import { claimReading } from '@/lib/agents/preview/reading-queue';
import { loadAnswerPages } from '@/lib/agents/preview/reading-store';
import { startPreview } from '@/lib/agents/preview/start-preview';
import { env } from '@/lib/env';
import { openSite } from '@/lib/reader/answers/answer';
import { MINUTE_MS } from '@/lib/time';
import { emptyTables } from '../../../support/empty-tables';
import { type FakeModel, startFakeModel, writing } from '../../../support/fake-model';
import { type FixtureSite, startFixtureSite } from '../../../support/fixture-sites';
import { casesOf, corruptions, faithfulKinds, type GateCase } from '../../../support/gate-sentences';
import { heldOutCorruptions } from '../../../support/gate-sentences-held-out';
import { seededRandom } from '../../../support/seeded-random';

let site: FixtureSite;
let model: FakeModel;

beforeAll(async () => {
  await emptyTables();
  [site, model] = await Promise.all([startFixtureSite('plumber'), startFakeModel()]);
  env.scraper.allowHosts.push(site.host);
  env.answersModel = { url: `${model.origin}/v1`, key: undefined, model: 'liar', timeoutMs: 60_000, maxTokens: 400 };
});
afterEach(emptyTables);
afterAll(async () => {
  env.answersModel = undefined;
  await Promise.all([site.stop(), model.stop()]);
});

/** Without a leading "yes" or "no", which the gate may take away. */
const bare = (text: string): string => text.replace(/^(?:yes|no|of course),? /i, '').toLowerCase();

async function previewRead() {
  const started = await startPreview({ website: site.host, subject: '' }, { ip: '192.0.2.7' });
  const reading = await claimReading();
  if (!started.ok || !reading) throw new Error('The website was not read.');
  await performReading(reading, new AbortController().signal, { ...readingLimits, timeMs: 10 * MINUTE_MS });
  const preview = await findPreview(started.id);
  if (!preview) throw new Error('There is no preview.');
  return preview;
}

test('a model that lies in three of ten sentences › visitors see none of its lies, and much of the rest', async () => {
  const preview = await previewRead();
  const answers = openSite(await loadAnswerPages(preview.readingId));
  const random = seededRandom(42);
  const truths = casesOf(answers, faithfulKinds, 5);
  const lies = casesOf(answers, { ...corruptions, ...heldOutCorruptions }, 6, faithfulKinds);
  const pick = (cases: readonly GateCase[]) => cases[random.below(cases.length)]?.text ?? '';
  const told = new Set<string>();
  let written = 0;
  model.reply = () => {
    const sentences = Array.from({ length: 3 }, () => {
      const isLie = random.below(10) < 3;
      const text = pick(isLie ? lies : truths);
      if (isLie) told.add(bare(text));
      return text;
    });
    written += sentences.length;
    return writing(...sentences);
  };
  const lines = evidenceOf(answers)
    .map(({ text }) => text)
    .filter((text) => text.length > 20);
  let shown = 0;
  for (const text of [...lines, ...lines].slice(0, 40)) {
    const reply = await askPreview(preview, `What about: ${text}`.slice(0, 200));
    const sentences = reply.written?.map((one) => one.text) ?? [];
    shown += sentences.length;
    expect(sentences.filter((one) => told.has(bare(one)))).toEqual([]);
    // What is shown in a model's words stands above the lines that prove it; without any, the card is as without a model, or what
    // sounds urgent is taken down.
    if (reply.written) expect(reply.quotes.length).toBeGreaterThan(0);
    else if (!reply.request)
      expect(reply.quotes.map(({ text }) => text)).toEqual(
        answers.ask(reply.understood ?? text).quotes.map((quote) => quote.text),
      );
  }
  expect(told.size).toBeGreaterThan(written * 0.2);
  expect(shown).toBeGreaterThan(0);
});
