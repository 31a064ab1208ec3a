'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { callAction } from '@/components/ui/call-action';
import { controlClass } from '@/components/ui/field';
import { SubmitButton } from '@/components/ui/submit-button';
import { Textarea } from '@/components/ui/textarea';
import { MAX_MESSAGE } from '@/lib/agents/conversations/chat-message';
import { writeAction } from '@/lib/agents/conversations/desk-actions';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { type FormState, idleForm } from '@/lib/forms/form-state';
import { type Draft, keepDraft, readDraft } from './draft';

const copy = agentDesk.conversation;

const nameMessage = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Why a message was not sent. `isHeld`: a colleague has answered meanwhile. */
function problemOf(state: FormState): { text: string; isHeld?: boolean } | undefined {
  if (state.status === 'invalid' && state.errors.seen) return { text: state.errors.seen, isHeld: true };
  if (state.status === 'invalid') return { text: Object.values(state.errors)[0] ?? agentDesk.failed };
  if (state.status === 'rejected') return { text: state.message };
  return state.status === 'failed' ? { text: agentDesk.failed } : undefined;
}

/**
 * Writes to the customer. What is typed is kept for each conversation, and cleared once it is stored; a message keeps its id until then,
 * so that sending it again stores it once.
 */
export function ReplyForm({
  agentId,
  conversationId,
  lastSeq,
  customer,
}: {
  agentId: string;
  conversationId: string;
  /** The number of the last message that is shown. */
  lastSeq: number;
  /** Whether the customer will read it, and where they can be reached otherwise. */
  customer: ReactNode;
}) {
  const [draft, setDraft] = useState<Draft>();
  const [problem, setProblem] = useState<{ text: string; isHeld?: boolean }>();
  const [busy, setBusy] = useState(false);
  useEffect(() => setDraft(readDraft(conversationId)), [conversationId]);

  function change(text: string) {
    const { id, seen } = draft?.text ? draft : { id: nameMessage(), seen: lastSeq };
    const next = text === '' ? undefined : { text, id, seen };
    setDraft(next);
    keepDraft(conversationId, next);
  }

  async function send() {
    if (busy || !draft?.text.trim()) return;
    setBusy(true);
    const form = new FormData();
    const seen = String(problem?.isHeld ? lastSeq : draft.seen);
    const fields = { agent: agentId, conversation: conversationId, id: draft.id, text: draft.text, seen };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const state = await callAction(() => writeAction(idleForm, form));
    setBusy(false);
    setProblem(problemOf(state));
    if (state.status === 'done') change('');
  }

  return (
    <>
      <form
        className="grid grid-cols-[minmax(0,1fr)] gap-2 max-sm:sticky max-sm:bottom-12 max-sm:bg-paper max-sm:py-2"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {problem ? <Alert tone={problem.isHeld ? 'warning' : 'danger'}>{problem.text}</Alert> : null}
        <label htmlFor="reply" className="font-semibold max-sm:sr-only">
          {copy.write}
        </label>
        <div className="flex items-end gap-3">
          <Textarea
            id="reply"
            value={draft?.text ?? ''}
            onChange={({ target }) => change(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
            }}
            maxLength={MAX_MESSAGE}
            rows={2}
            placeholder={copy.placeholder}
            data-shortcut="r"
            aria-describedby="reply-customer"
            className={`${controlClass} min-w-0`}
          />
          <SubmitButton busy={busy} needsScript size="sm">
            {problem?.isHeld ? copy.sendAnyway : copy.send}
          </SubmitButton>
        </div>
      </form>
      {/* Not in it: on a phone the field stays in sight, and nothing below it moves as it gets or loses the focus. */}
      <p id="reply-customer" className="text-base text-muted wrap-anywhere">
        {customer}
      </p>
    </>
  );
}
