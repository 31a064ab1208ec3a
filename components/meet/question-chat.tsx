'use client';

import { type FormEvent, type ReactNode, useActionState, useEffect, useRef, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { callAction } from '@/components/ui/call-action';
import { controlClass } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import type { AskState } from '@/lib/agent-preview/ask-state';
import { MAX_QUESTION } from '@/lib/agent-preview/policy';
import type { Answer } from '@/lib/answers/answer';
import { type FormState, idleForm } from '@/lib/forms/form-state';
import { AnswerCard, type TierLabels } from './answer-card';

export type AskAction = (previous: AskState, form: FormData) => Promise<AskState>;

type Exchange = { id: number; question: string; answer: Answer };

type Props = {
  action: AskAction;
  /** The form's action URL for questions without JavaScript. */
  returnTo: string;
  idPrefix: string;
  copy: { label: string; button: string; suggestions: string; tiers: TierLabels };
  suggestions: readonly string[];
  /** The conversation to continue when the visitor comes back from another page. */
  conversation?: string;
  /** Hidden fields of the form. */
  hidden: Readonly<Record<string, string>>;
  /** Actions below a silent answer. */
  onSilent?: (question: string) => ReactNode;
};

/** The text that screen readers announce for an answer: its tier and the quoted sentence. */
function summaryOf({ tier, quotes }: Answer, tiers: TierLabels): string {
  const quote = quotes.find(({ isFocus }) => isFocus)?.text ?? '';
  return quote ? `${tiers[tier]}: ${quote.slice(0, 200)}` : tiers[tier];
}

const askedIn = ({ values, answer }: AskState): Exchange[] =>
  answer ? [{ id: 0, question: values.question ?? '', answer }] : [];

function HiddenFields({ fields }: { fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** Conversations of this tab, until it is closed or reloaded. */
const conversations = new Map<string, Exchange[]>();

/** The conversation so far, suggested questions, and a text field. Works without JavaScript. */
export function QuestionChat({
  action,
  returnTo,
  idPrefix,
  copy,
  suggestions,
  conversation = '',
  hidden,
  onSilent,
}: Props) {
  const [posted, postAction] = useActionState<AskState, FormData>(action, idleForm, returnTo);
  const [exchanges, setExchanges] = useState(() => conversations.get(conversation) ?? askedIn(posted));
  const [failure, setFailure] = useState<FormState>(posted);
  const [busy, startAsking] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(exchanges.length);
  const last = exchanges.at(-1);
  const inputId = `${idPrefix}-question`;
  const error = failure.status === 'invalid' ? failure.errors.question : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to each new answer
  useEffect(() => {
    if (conversation) conversations.set(conversation, exchanges);
    if (exchanges.length > before.current) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [exchanges.length]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const data = new FormData(event.currentTarget, submitter);
    startAsking(async () => {
      const state: AskState = await callAction(() => action(idleForm, data));
      setFailure(state);
      const { answer, values } = state;
      if (!answer) return;
      setExchanges((shown) => [...shown, { id: shown.length, question: values.question ?? '', answer }]);
      if (!data.get('suggested')) form.current?.reset();
    });
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {exchanges.length > 0 ? (
        <ol ref={list} className="grid gap-4">
          {exchanges.map(({ id, question, answer }) => (
            <li key={id} className="grid gap-2">
              <p className="max-w-[88%] justify-self-end rounded-[0.9rem] rounded-br-[0.2rem] border border-line bg-card px-3.5 py-2 wrap-anywhere">
                <span className="sr-only">You asked: </span>
                {question}
              </p>
              <AnswerCard answer={answer} labels={copy.tiers}>
                {onSilent?.(question)}
              </AnswerCard>
            </li>
          ))}
        </ol>
      ) : null}
      <p role="status" className="sr-only">
        {!busy && last && failure.status === 'done' ? summaryOf(last.answer, copy.tiers) : ''}
      </p>
      {suggestions.length > 0 ? (
        // A separate form, since Enter in the field below would otherwise press the first of these buttons.
        <form action={postAction} onSubmit={onSubmit}>
          <HiddenFields fields={hidden} />
          <fieldset>
            <legend className="mb-1.5 text-base text-muted">{copy.suggestions}</legend>
            <div className="flex flex-wrap gap-2">
              {suggestions.map((question) => (
                <Button
                  key={question}
                  type="submit"
                  name="suggested"
                  value={question}
                  variant="quiet"
                  size="sm"
                  className="text-left"
                >
                  {question}
                </Button>
              ))}
            </div>
          </fieldset>
        </form>
      ) : null}
      <form ref={form} action={postAction} onSubmit={onSubmit} noValidate className="grid gap-3">
        <HiddenFields fields={hidden} />
        <FormAlert state={failure} />
        <div>
          <label htmlFor={inputId} className="mb-1.5 block font-semibold">
            {copy.label}
          </label>
          <div className="flex gap-2">
            <input
              id={inputId}
              name="question"
              maxLength={MAX_QUESTION}
              autoComplete="off"
              enterKeyHint="send"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${inputId}-error` : undefined}
              className={`min-w-0 ${controlClass}`}
              defaultValue={error ? posted.values.question : ''}
            />
            <SubmitButton busy={busy} busyLabel={copy.button}>
              {copy.button}
            </SubmitButton>
          </div>
          {error ? (
            // The focus is in the field already, where a new description is not announced.
            <p id={`${inputId}-error`} role="alert" className="mt-1.5 font-semibold text-base text-danger">
              {error}
            </p>
          ) : null}
        </div>
      </form>
    </div>
  );
}
