import { z } from 'zod';
import type { Called, ChatCalls } from './chat-calls';
import type { ChatData } from './chat-data';

/** What a posted form changes in the page. */
export type Posted = Partial<
  Pick<ChatData, 'messages' | 'speaker' | 'secret' | 'messageId' | 'draft' | 'problem' | 'done'>
>;

const form = z
  .object({
    secret: z.string().regex(/^[\w-]{43}$/),
    id: z.string().regex(/^[\w-]{22,64}$/),
    message: z.string(),
    delete: z.string(),
    report: z.string(),
    text: z.string(),
  })
  .partial();

const UNREADABLE = 'That could not be read. Please open the chat again.';

const problemOf = (called: Called<unknown>) => (called.ok ? undefined : called.detail);

/**
 * Does what a posted form asks for, as the script of the page would. A message that cannot be sent stays in the field.
 * @param body url-encoded, as browsers post forms
 */
export async function actOn(body: string, calls: ChatCalls): Promise<Posted> {
  // Browsers send line breaks of forms as CR LF.
  const sent = Object.fromEntries(new URLSearchParams(body.replaceAll('%0D%0A', '%0A')));
  const { secret, id, message, text = '', ...pressed } = form.safeParse(sent).data ?? {};
  if (!secret) return { problem: UNREADABLE, draft: sent.message };
  if (pressed.delete) {
    const erased = await calls.erase(secret);
    if (erased.ok) return { done: 'erased' };
    return { ...(await conversation()), problem: erased.detail };
  }
  if (pressed.report) {
    const problem = problemOf(await calls.report(text));
    return { ...(await conversation()), problem, done: problem ? undefined : 'reported' };
  }
  if (!id || message === undefined) return { ...(await conversation()), problem: UNREADABLE, draft: message };
  const problem = problemOf(await calls.send(secret, { id, text: message }));
  // The same id: if it was stored after all, sending it again doubles nothing.
  return { ...(await conversation()), ...(problem && { problem, draft: message, messageId: id }) };

  async function conversation(): Promise<Posted> {
    const read = await calls.read(secret ?? '');
    return { secret, ...(read.ok ? read.value : { problem: read.detail }) };
  }
}
