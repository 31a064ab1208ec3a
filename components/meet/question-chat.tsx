'use client';

import { type FormEvent, type ReactNode, useActionState, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import type { AskState } from '@/lib/agent-preview/ask-state';
import { MAX_QUESTION } from '@/lib/agent-preview/policy';
import type { Reply } from '@/lib/conversation/converse';
import { idleForm } from '@/lib/forms/form-state';
import { AnswerCard, labelOf, type TierLabels } from './answer-card';
import { type AskAction, useQuestionQueue } from './use-question-queue';
import { WaitingQuestions } from './waiting-questions';

type Exchange = { id: number; question: string; answer: Reply };

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
function summaryOf(answer: Reply, tiers: TierLabels): string {
  const quote = answer.quotes.find(({ isFocus }) => isFocus)?.text ?? '';
  const label = labelOf(answer, tiers);
  return quote ? `${label}: ${quote.slice(0, 200)}` : label;
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
  const field = useRef<HTMLInputElement>(null);
  const { waiting, failure, busy, ask, resume } = useQuestionQueue({
    action,
    posted,
    field,
    onAnswer: (question, answer) => setExchanges((shown) => [...shown, { id: shown.length, question, answer }]),
  });
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
    const { submitter } = event.nativeEvent as SubmitEvent;
    const data = new FormData(event.currentTarget, submitter);
    const suggested = data.get('suggested');
    data.set('turns', exchanges.map(({ question }) => question).join('\n'));
    // Emptied when the question is sent: what is typed while it is answered is the next one.
    if (suggested === null && field.current) field.current.value = '';
    ask(String(suggested ?? data.get('question') ?? '').trim(), data);
  }

  function onResume() {
    // The button that was pressed goes away.
    field.current?.focus();
    resume();
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
        {/* A new element for each answer, so that equal ones are announced too. */}
        {last && failure.status === 'done' ? <span key={last.id}>{summaryOf(last.answer, copy.tiers)}</span> : null}
      </p>
      <WaitingQuestions questions={waiting} busy={busy} onResume={onResume} />
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
      <form action={postAction} onSubmit={onSubmit} noValidate className="grid gap-3">
        <HiddenFields fields={hidden} />
        <FormAlert state={failure} />
        <div>
          <label htmlFor={inputId} className="mb-1.5 block font-semibold">
            {copy.label}
          </label>
          <div className="flex gap-2">
            <input
              ref={field}
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
            <Button type="submit">{copy.button}</Button>
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
