import { courtesies } from '../courtesies';
import { type Knowledge, knowledgeOf } from '../knowledge';
import { textOf } from '../memory';
import type { Memory, Reply } from '../reply-type';
import { requests } from '../requests/requests';
import { compose, type Turn } from '../turn';
import { callModel, type ModelSettings } from './call-model';
import { chosen } from './chosen';
import { turnForm } from './model-turn';
import { openSampleSite, type SampleTurn, sampleTurns } from './sample-site';

/** From this share of right turns on, a model is of use. */
const SERVES = 0.8;

const chain = compose([courtesies, requests, chosen, (turn) => turn.agent.knowledge.answer(turn.understood.readings)]);

interface Tried {
  reply: Reply;
  /** Of a reading that the service gave. */
  ms?: number;
  failure?: string;
  tokens: { input: number; output: number };
  act?: string;
}

async function tryTurn(knowledge: Knowledge, { says }: SampleTurn, settings: ModelSettings): Promise<Tried> {
  const turns = says.slice(0, -1);
  const memory: Memory | undefined =
    turns.length === 0
      ? undefined
      : {
          state: (await knowledge.understand({ text: turns.at(-1) ?? '', turns: turns.slice(0, -1) })).state,
          said: [],
        };
  const said = { text: says.at(-1) ?? '', turns, memory };
  const understood = await knowledge.understand(said);
  const turn: Turn = { agent: { knowledge }, said, understood };
  const prompt = await knowledge.promptFor(said, understood);
  const start = performance.now();
  const answer = await callModel(prompt, turnForm, settings);
  if (typeof answer === 'string') return { reply: await chain(turn), failure: answer, tokens: { input: 0, output: 0 } };
  const ms = Math.round(performance.now() - start);
  const reply = await chain({ ...turn, ...(await knowledge.decide(said, understood, answer.said)) });
  return {
    reply,
    ms,
    act: answer.said.act,
    tokens: { input: answer.inputTokens, output: answer.outputTokens },
  };
}

function isRight({ quotes, request, act, tier }: Reply, { line, notes = {}, act: expected }: SampleTurn): boolean {
  const hasLine =
    line === 'none' ? tier !== 'answer' : line === undefined || quotes.some(({ text }) => text.includes(line));
  const slots = request?.slots as Record<string, string | undefined> | undefined;
  const isNoted = Object.entries(notes).every(([slot, words]) => slots?.[slot]?.includes(words));
  return hasLine && isNoted && (expected === undefined || act === expected);
}

/** Has a language model read turns about the sample website: what came of each, and whether the model is of use. */
export async function testModel(settings: ModelSettings | undefined): Promise<{ ok: boolean; lines: string[] }> {
  if (!settings) return { ok: false, lines: ['Set ANSWERS_LLM_URL first: no language model is configured.'] };
  const knowledge = knowledgeOf(openSampleSite());
  const lines: string[] = [];
  const times: number[] = [];
  let [right, failed, input, output] = [0, 0, 0, 0];
  for (const turn of sampleTurns) {
    const { reply, ms, failure, act, tokens } = await tryTurn(knowledge, turn, settings);
    lines.push(turn.says.join(' / '));
    if (failure !== undefined || ms === undefined) {
      failed += 1;
      lines.push(`  the service is ${failure}`);
      // A wrong address or key fails at every turn.
      if (failed === 3 && times.length === 0) break;
      continue;
    }
    times.push(ms);
    input += tokens.input;
    output += tokens.output;
    const isGood = isRight(reply, turn);
    if (isGood) right += 1;
    lines.push(`  ${isGood ? 'right' : 'wrong'} (${act}, ${ms} ms) ${textOf(reply)}`);
  }
  times.sort((a, b) => a - b);
  const [median = 0, slowest = 0] = [times[Math.floor(times.length / 2)], times.at(-1)];
  const serves = failed === 0 && right >= sampleTurns.length * SERVES && slowest <= settings.timeoutMs;
  lines.push(
    '',
    `${settings.model} ${serves ? 'serves' : 'does not serve'}: ${right} of ${sampleTurns.length} turns right (${Math.ceil(sampleTurns.length * SERVES)} are enough), ${failed} failed.`,
    `Median ${median} ms, slowest ${slowest} ms (limit ${settings.timeoutMs} ms); ${input} tokens read, ${output} written.`,
  );
  return { ok: serves, lines };
}
