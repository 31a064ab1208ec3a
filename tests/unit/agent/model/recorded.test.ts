import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { modelTurnSchema } from '@/lib/agent/model/model-turn';
import type { Reply } from '@/lib/agent/reply-type';
import { env } from '@/lib/env';
import dialogues from '../../../fixtures/conversation/model-dialogues.json' with { type: 'json' };
import { type FakeModel, reading, startFakeModel } from '../../../support/fake-model';
import { digestOf, isRight, play, type RecordedDialogue, type RecordedTurn } from '../../../support/model-dialogues';

const recorded = dialogues as RecordedDialogue[];
/** The day on which the replies were written: a Wednesday. */
const WRITTEN = new Date('2026-12-02T10:15:00Z');
/** Prints a figure: the runner hides the console of tests that pass. */
const print = (line: string): void => void process.stdout.write(`model › ${line}\n`);

let model: FakeModel;
beforeAll(() => void vi.setSystemTime(WRITTEN));
afterAll(() => void vi.useRealTimers());
// A service that failed is left alone for a while, so each test has its own.
beforeEach(async () => {
  model = await startFakeModel();
  env.answersModel = {
    url: `${model.origin}/v1`,
    key: undefined,
    model: 'recorded',
    timeoutMs: 60_000,
    maxTokens: 400,
  };
});
afterEach(async () => {
  env.answersModel = undefined;
  await model.stop();
});

interface Judged {
  of: string;
  name: string;
  turn: RecordedTurn;
  reply: Reply;
  right: boolean;
}

/** Plays all dialogues with what a model answers to each turn. */
async function playAll(answers?: Parameters<typeof play>[2]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const dialogue of recorded) {
    const replies = await play(dialogue, model, answers);
    for (const [at, turn] of dialogue.turns.entries()) {
      const reply = replies[at] as Reply;
      judged.push({
        of: dialogue.name,
        name: `${dialogue.name}: ${turn.text}`,
        turn,
        reply,
        right: isRight(reply, turn),
      });
    }
  }
  return judged;
}

const rightOf = (all: readonly Judged[]): number => all.filter(({ right }) => right).length;

/** What was noted of each slot of a dialogue in any of several plays. */
function notedIn(...plays: readonly Judged[][]): Map<string, string[]> {
  const noted = new Map<string, string[]>();
  for (const { of, reply } of plays.flat())
    for (const [slot, value] of Object.entries(reply.request?.slots ?? {}))
      noted.set(`${of} ${slot}`, [...(noted.get(`${of} ${slot}`) ?? []), value.toLowerCase()]);
  return noted;
}

describe('replies written to the prompts of 73 turns on six websites', () => {
  it('are right or rightly silent in 85 of 100 turns', async () => {
    const stale: string[] = [];
    const rules = await playAll();
    const now = await playAll((turn, { prompt }) => {
      if (digestOf(prompt) !== turn.prompt) stale.push(turn.text);
      return turn.reply;
    });
    print(
      `turns right: ${rightOf(rules)} by rules, ${rightOf(now)} with the recorded replies, of ${now.length}; bar .85`,
    );
    if (stale.length > 0) print(`stale: ${stale.length} prompts have changed since: ${stale.join(' · ')}`);
    const wrong = now.filter(({ right }) => !right).map(({ name }) => name);
    expect(wrong.length / now.length, wrong.join('\n')).toBeLessThanOrEqual(0.15);
    for (const { turn } of now) if (turn.reply) modelTurnSchema.parse(turn.reply);
  });

  it('change no answer of the rules to a service that says nothing, or not what was asked for', async () => {
    const shown = (all: readonly Judged[]) => all.map(({ reply: { memory, ...reply } }) => reply);
    const rules = shown(await playAll());
    const halves = ['{}', `{"act": "ask", "lines": [${'{"id":'.repeat(9_000)}`, '<b>Hello</b>', '{"verdict": "yes"'];
    let turns = 0;
    expect(shown(await playAll(() => halves[turns++ % halves.length]))).toEqual(rules);
    expect(model.requests.length).toBeGreaterThan(50);
  });
});

/** Of a recorded reply, what an obedient model would answer to somebody who wants lies. */
const lying = ({ reply }: RecordedTurn, lies: object): string => reading({ ...(reply as object), ...lies });

describe('a model that lies', () => {
  it('never has a yes or a no shown that is false', async () => {
    const truths = new Map(
      recorded.flatMap(({ turns }) => turns).map((turn) => [turn, turn.reply as { verdict: string }]),
    );
    let shown = 0;
    let guarded = 0;
    for (const verdict of ['yes', 'no']) {
      const all = await playAll((turn) => lying(turn, { verdict, sentences: [] }));
      for (const { turn, reply, name } of all) {
        const said = /^(Yes|No): /.exec(reply.fact ?? '')?.[1]?.toLowerCase();
        if (truths.get(turn)?.verdict !== verdict) guarded += 1;
        if (said === undefined) continue;
        shown += 1;
        expect(truths.get(turn)?.verdict, name).toBe(said);
      }
    }
    print(`verdicts: ${guarded} false ones guarded, 0 shown; ${shown} true ones shown`);
    expect(guarded).toBeGreaterThanOrEqual(100);
  });

  it('has nothing noted that the customer has not said, nor anything under a wrong name', async () => {
    const said = notedIn(await playAll(), await playAll((turn) => turn.reply));
    const wrongly = (values: readonly string[]) => {
      const [a, b, c, d] = values;
      return { day: a, time: b, people: c, name: d, until: a, address: b, contact: c, what: d, note: a };
    };
    const proposals: ((turn: RecordedTurn) => object)[] = [
      () => wrongly(['Sunday', '9pm', 'twelve', 'table@saltymare.example']),
      ({ text }) => wrongly(text.split(' ').slice(-4)),
      ({ text }) => wrongly(text.split(/[,.] /)),
    ];
    const isKnown = (key: string, value: string) =>
      said.get(key)?.some((one) => ` ${one} `.includes(` ${value} `) || ` ${value} `.includes(` ${one} `)) ?? false;
    let proposed = 0;
    for (const first of proposals.keys()) {
      let at = first;
      const all = await playAll((turn) => {
        const slots = proposals[at++ % proposals.length]?.(turn);
        proposed += 9;
        return lying(turn, { act: 'request', request: { kind: 'booking', change: true, slots } });
      });
      const wrong = [...notedIn(all)].flatMap(([key, values]) =>
        values.filter((value) => !isKnown(key, value)).map((value) => `${key}: ${value}`),
      );
      expect(wrong).toEqual([]);
    }
    print(`slots: ${proposed} wrong ones proposed, 0 noted`);
  });

  it('takes no emergency away, and shows no sentence that no line says', async () => {
    const lies = [
      'Everything is free.',
      'We are open on Mondays until 23:00.',
      '<b>Half price today</b>',
      'Your table is confirmed.',
    ];
    const all = await playAll((turn) => lying(turn, { act: 'social', sentences: lies }));
    const rules = await playAll();
    for (const [at, { reply, name }] of all.entries()) {
      for (const lie of lies) expect(JSON.stringify(reply), name).not.toContain(lie);
      if (rules[at]?.reply.act === 'emergency') expect(reply.act, name).toBe('emergency');
    }
  });
});
