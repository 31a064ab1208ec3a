import { z } from 'zod';
import type { Outcome } from '@/lib/forms/form-action';
import type { Agent } from '@/lib/generated/prisma/client';
import { decideRequest, decisionProblems, decisions } from './decide-request';
import { readWhenFields, whenFields } from './when/when-fields';

/** The fields of a decision about a request. */
export const decisionFields = {
  decision: z.enum(decisions),
  /** `updatedAt` of the request as it was shown. */
  seen: z.iso.datetime().optional(),
  ...whenFields,
};

type Fields = z.infer<z.ZodObject<typeof decisionFields>>;

/** Decides about a request of an agent as a form says, or says why not. */
export async function decideByForm(
  agent: Pick<Agent, 'id' | 'timeZone'>,
  requestId: string,
  { decision, seen, ...fields }: Fields,
  userId: string,
): Promise<Outcome> {
  const isTimed = decision === 'accepted' || decision === 'moved';
  const read = isTimed ? readWhenFields(fields, agent.timeZone) : ({ ok: true } as const);
  if (!read.ok) return { errors: read.errors };
  const when = 'when' in read ? read.when : undefined;
  if (decision === 'moved' && !when?.startsAt) return { errors: { day: 'Pick the day first.' } };
  const seenAt = seen ? new Date(seen) : undefined;
  const decided = await decideRequest(agent.id, requestId, { decision, seenAt, when }, userId);
  if (!decided) return { rejected: 'This request has been deleted.' };
  if (!decided.isDone) return { rejected: decisionProblems[decided.problem] };
}
