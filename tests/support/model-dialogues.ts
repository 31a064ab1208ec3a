import { createHash } from 'node:crypto';
import { knowledgeOf } from '@/lib/agent/knowledge';
import { textOf } from '@/lib/agent/memory';
import { replyTo } from '@/lib/agent/reply';
import type { Reply } from '@/lib/agent/reply-type';
import type { BusinessType } from '@/lib/industries';
import { answerSiteOf } from './answer-sites';
import { type FakeModel, type ModelRequest, textsToTranslate } from './fake-model';

/** What a reply must do: one of several alternatives, of each all. */
export interface Expected {
  /** Words of the reply. */
  says?: string[];
  not?: string[];
  kind?: string;
  note?: Record<string, string>;
  /** Words that are kept for the person. */
  also?: string;
  missing?: string;
  act?: string;
  /** In our own words, without quotes. */
  own?: boolean;
  /** Left open. */
  open?: boolean;
}

export interface RecordedTurn {
  text: string;
  expects: Expected[];
  /** A digest of the prompt that the reply was written to. */
  prompt?: string;
  /** What somebody who saw that prompt alone replied. */
  reply?: unknown;
}

export interface RecordedDialogue {
  site: string;
  name: string;
  turns: RecordedTurn[];
}

export const digestOf = (prompt: string): string => createHash('sha256').update(prompt).digest('hex').slice(0, 16);

function meets(reply: Reply, expected: Expected): boolean {
  const text = textOf(reply);
  const said = text.toLowerCase();
  const { request } = reply;
  const also = [request?.asked, ...(request?.also ?? [])].join(' ').toLowerCase();
  return [
    expected.says?.every((words) => said.includes(words.toLowerCase())) ?? true,
    !expected.says || reply.tier !== 'nearest' || reply.isLikely,
    !expected.not?.some((words) => said.includes(words.toLowerCase())),
    expected.kind === undefined || request?.kind === expected.kind,
    Object.entries(expected.note ?? {}).every(([slot, value]) => slotOf(reply, slot).includes(value.toLowerCase())),
    expected.also === undefined || also.includes(expected.also),
    expected.missing === undefined || request?.missing === expected.missing,
    expected.act === undefined || reply.act === expected.act,
    !expected.own || reply.tier === 'reply',
    !expected.open ||
      reply.tier === 'silent' ||
      (reply.tier === 'nearest' && !reply.isLikely) ||
      reply.tier === 'reply',
  ].every(Boolean);
}

const slotOf = ({ request }: Reply, slot: string): string =>
  (request?.slots[slot as keyof typeof request.slots] ?? '').toLowerCase();

export const isRight = (reply: Reply, { expects }: RecordedTurn): boolean =>
  expects.some((expected) => meets(reply, expected));

/** What a model replies to a turn. */
type Answers = (turn: RecordedTurn, request: ModelRequest) => unknown;

/** Plays a dialogue, as chats hold it; the replies to all its turns. Without `answers`, by the rules alone. */
export async function play({ site, turns }: RecordedDialogue, model?: FakeModel, answers?: Answers): Promise<Reply[]> {
  const agent = { knowledge: knowledgeOf(answerSiteOf(site as BusinessType)), isWithoutModel: answers === undefined };
  const replies: Reply[] = [];
  for (const [at, turn] of turns.entries()) {
    if (model && answers)
      model.reply = (request) => {
        const answer = textsToTranslate(request) ? {} : answers(turn, request);
        return typeof answer === 'string' ? answer : JSON.stringify(answer ?? {});
      };
    const earlier = turns.slice(0, at).map(({ text }) => text);
    replies.push(await replyTo(agent, { text: turn.text, turns: earlier, memory: replies.at(-1)?.memory }));
  }
  return replies;
}
