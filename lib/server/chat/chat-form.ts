import { z } from 'zod';
import type { ChatMessage, Speaker } from '@/lib/agents/conversations/chat-message';
import type { PublicAgent } from '@/lib/agents/public-agent';
import type { ChatData } from './chat-data';

type Heard = { messages: readonly ChatMessage[]; speaker: Speaker };

/** What the forms of a chat do (lib/agents/conversations). */
export interface ChatActions {
  send: (
    agent: PublicAgent,
    secret: string,
    message: { id: string; text: string },
  ) => Promise<({ ok: true } & Heard) | { ok: false; message: string }>;
  read: (agent: PublicAgent, secret: string, after: number) => Promise<Heard>;
  erase: (agent: PublicAgent, secret: string) => Promise<void>;
  report: (agent: PublicAgent, text: string) => Promise<void>;
}

/** What a posted form changes in the page. */
export type Posted = Partial<
  Pick<ChatData, 'messages' | 'speaker' | 'secret' | 'messageId' | 'draft' | 'problem' | 'done'>
>;

const form = z.object({
  secret: z.string().regex(/^[\w-]{43}$/),
  id: z.string().regex(/^[\w-]{22,64}$/),
  message: z.string(),
  delete: z.string(),
  report: z.string(),
  text: z.string(),
});

const fields = form.partial();
type Fields = z.infer<typeof fields>;

/** The fields of a posted form; none of a form that is not of the page. */
export function readForm(body: string): Fields {
  // Browsers send line breaks of forms as CR LF.
  const sent = Object.fromEntries(new URLSearchParams(body.replaceAll('%0D%0A', '%0A')));
  return fields.safeParse(sent).data ?? {};
}

const UNREADABLE = 'That could not be read. Please open the chat again.';

/** Does what a form asks for, as the script of the page would. A message that cannot be sent stays in the field. */
export async function actOn(fields: Fields, agent: PublicAgent, actions: ChatActions): Promise<Posted> {
  const { secret, id, message, text = '' } = fields;
  if (!secret) return { problem: UNREADABLE, draft: message };
  if (fields.delete) {
    await actions.erase(agent, secret);
    return { done: 'erased' };
  }
  const heard = async () => ({ ...(await actions.read(agent, secret, 0)), secret });
  if (fields.report) {
    await actions.report(agent, text);
    return { ...(await heard()), done: 'reported' };
  }
  if (!id || message === undefined) return { ...(await heard()), problem: UNREADABLE, draft: message };
  const sent = await actions.send(agent, secret, { id, text: message });
  if (!sent.ok) return { ...(await heard()), problem: sent.message, draft: message, messageId: id };
  return heard();
}
