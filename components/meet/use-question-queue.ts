'use client';

import { type RefObject, useRef, useState, useTransition } from 'react';
import { callAction } from '@/components/ui/call-action';
import type { Reply } from '@/lib/agent/reply-type';
import type { AskState } from '@/lib/agents/preview/ask-state';
import { type FormState, idleForm } from '@/lib/forms/form-state';

export type AskAction = (previous: AskState, form: FormData) => Promise<AskState>;

type Options = {
  action: AskAction;
  /** The result of a question that was posted without JavaScript. */
  posted: AskState;
  /** The field of the question, which gets back what could not be asked. */
  field: RefObject<HTMLInputElement | null>;
  onAnswer: (question: string, answer: Reply) => void;
  /** The questions answered so far, which go along with the next one. */
  turns: () => readonly string[];
  /** The reply to the last of them. */
  last: () => Reply | undefined;
};

type Question = { id: number; text: string; form: FormData };

/** Questions that are asked one after the other. After a failure the others wait until the visitor goes on. */
export function useQuestionQueue({ action, posted, field, onAnswer, turns, last }: Options) {
  // What the loop below reads; `waiting` is what the page shows of it.
  const queue = useRef<Question[]>([]);
  const isAsking = useRef(false);
  const ids = useRef(0);
  const [waiting, setWaiting] = useState<readonly Question[]>([]);
  const [failure, setFailure] = useState<FormState>(posted);
  const [busy, startAsking] = useTransition();

  function change(questions: Question[]) {
    queue.current = questions;
    setWaiting(questions);
  }

  /** A failed question returns to the field, or to the head of the queue if something else has been typed there. */
  function giveBack(question: Question, isInvalid: boolean) {
    const input = field.current;
    const rest = queue.current.slice(1);
    if (input && input.value === '') {
      input.value = question.text;
      change(rest);
    } else change(isInvalid ? rest : queue.current);
  }

  async function askAll() {
    try {
      for (let next = queue.current[0]; next; next = queue.current[0]) {
        const { form, text } = next;
        form.set('turns', turns().join('\n'));
        form.set('memory', JSON.stringify(last()?.memory ?? ''));
        const state: AskState = await callAction(() => action(idleForm, form));
        setFailure(state);
        if (!state.answer) return giveBack(next, state.status === 'invalid');
        onAnswer(state.values.question ?? text, state.answer);
        change(queue.current.slice(1));
      }
    } finally {
      isAsking.current = false;
    }
  }

  /** Asks what is in the queue, unless that happens already. */
  function resume() {
    if (isAsking.current) return;
    isAsking.current = true;
    startAsking(askAll);
  }

  /** Asks a question as soon as those before it are answered. */
  function ask(text: string, form: FormData) {
    const known = queue.current.some((question) => question.text === text);
    // A second click finds the field empty, and a second press of a suggestion asks nothing new.
    if (known || (isAsking.current && text === '')) return resume();
    ids.current += 1;
    change([...queue.current, { id: ids.current, text, form }]);
    resume();
  }

  return { waiting, failure, busy, ask, resume };
}
