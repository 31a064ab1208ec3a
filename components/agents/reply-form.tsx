'use client';

import { useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { callAction } from '@/components/ui/call-action';
import { controlClass } from '@/components/ui/field';
import { SubmitButton } from '@/components/ui/submit-button';
import { MAX_MESSAGE } from '@/lib/agents/conversations/chat-message';
import { writeAction } from '@/lib/agents/conversations/desk-actions';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { type FormState, idleForm } from '@/lib/forms/form-state';

const copy = agentDesk.conversation;

const nameMessage = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Why a message was not sent. */
function problemOf(state: FormState): string | undefined {
  if (state.status === 'invalid') return Object.values(state.errors)[0];
  if (state.status === 'rejected') return state.message;
  return state.status === 'failed' ? agentDesk.failed : undefined;
}

/** Writes to the customer. A message keeps its id until it is stored, so that sending it again stores it once; a failure keeps the text. */
export function ReplyForm({ agentId, conversationId }: { agentId: string; conversationId: string }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const id = useRef('');
  const send = async () => {
    if (busy || text.trim() === '') return;
    setBusy(true);
    id.current ||= nameMessage();
    const form = new FormData();
    for (const [name, value] of Object.entries({ agent: agentId, conversation: conversationId, id: id.current, text }))
      form.set(name, value);
    const state = await callAction(() => writeAction(idleForm, form));
    setBusy(false);
    setProblem(problemOf(state));
    if (state.status !== 'done') return;
    id.current = '';
    setText('');
  };
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {problem ? <Alert tone="danger">{problem}</Alert> : null}
      <label htmlFor="reply" className="font-semibold">
        {copy.write}
      </label>
      <textarea
        id="reply"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
        }}
        maxLength={MAX_MESSAGE}
        rows={3}
        className={`${controlClass} min-w-0`}
      />
      <SubmitButton busy={busy} needsScript size="sm" className="justify-self-start">
        {copy.send}
      </SubmitButton>
    </form>
  );
}
