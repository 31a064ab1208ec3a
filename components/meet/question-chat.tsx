'use client';

import { type FormEvent, type ReactNode, useActionState, useEffect, useRef, useState } from 'react';
import { AnswerCard } from '@/components/chat/answer-card';
import { CustomerSays } from '@/components/chat/bubbles';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { formatLines } from '@/lib/agent/format-lines';
import type { Reply } from '@/lib/agent/reply-type';
import type { TakenRequest } from '@/lib/agent/requests/taken-request';
import { type TierLabels, tierLabel } from '@/lib/agent/tier-label';
import type { AskState } from '@/lib/agents/preview/ask-state';
import { idleForm } from '@/lib/forms/form-state';
import { MAX_QUESTION } from '@/lib/reader/answers/max-question';
import { useFollow } from './use-follow';
import { type AskAction, useQuestionQueue } from './use-question-queue';
import { WaitingQuestions } from './waiting-questions';

type Exchange = { id: number; question: string; answer: Reply };

type Props = {
  action: AskAction;
  /** The form's action URL for questions without JavaScript. */
  returnTo: string;
  idPrefix: string;
  copy: { label: string; placeholder: string; button: string; suggestions: string; tiers: TierLabels };
  suggestions: readonly string[];
  /** The conversation to continue when the visitor comes back from another page. */
  conversation?: string;
  /** Hidden fields of the form. */
  hidden: Readonly<Record<string, string>>;
  /** What warns about the website of an answer. */
  warningsOf?: (answer: Reply) => ReactNode;
  /** Actions below a question that was not answered; the question is as it was understood. */
  onSilent?: (question: string) => ReactNode;
  /** Actions below a request that was taken down completely. */
  onRequest?: (request: TakenRequest) => ReactNode;
  /** What follows the latest answer. */
  afterLast?: (answer: Reply) => ReactNode;
  /** What the agent has said before, as list items, and how many there are. */
  opening?: ReactNode;
  openingCount?: number;
  /** Fixes the text field at the bottom of the window, with this line above it. */
  dock?: ReactNode;
  onAsk?: () => void;
};

/** The text that screen readers announce for an answer: how sure it is, and the line that answers. */
function summaryOf(answer: Reply, tiers: TierLabels): string {
  const quote = formatLines(answer.quotes).join(' ') || (answer.isTaught ? (answer.said ?? '') : '');
  const label = tierLabel(answer, tiers);
  return quote ? `${label}: ${quote.slice(0, 200)}` : label;
}

const askedIn = ({ values, answer }: AskState): Exchange[] =>
  answer ? [{ id: 0, question: values.question ?? '', answer }] : [];

function HiddenFields({ fields }: { fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** Whether an answer holds a request that was taken down completely. */
const isComplete = ({ act, request }: Reply): boolean => act !== undefined && request !== undefined && !request.missing;

/** Conversations of this tab, until it is closed or reloaded. */
const conversations = new Map<string, Exchange[]>();

/** Whether a conversation of this tab has begun. */
export const hasBegun = (conversation: string): boolean => conversations.has(conversation);

const docked =
  'sticky bottom-0 z-10 -mx-5 mt-auto border-line border-t bg-paper px-5 pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0';

/** The conversation so far, suggested questions, and a text field. Works without JavaScript. */
export function QuestionChat({
  action,
  returnTo,
  idPrefix,
  copy,
  suggestions,
  conversation = '',
  hidden,
  warningsOf,
  onSilent,
  onRequest,
  afterLast,
  opening,
  openingCount = 0,
  dock,
  onAsk,
}: Props) {
  const [posted, postAction] = useActionState<AskState, FormData>(action, idleForm, returnTo);
  const [exchanges, setExchanges] = useState(() => conversations.get(conversation) ?? askedIn(posted));
  const field = useRef<HTMLInputElement>(null);
  const answered = useRef(exchanges.at(-1)?.answer);
  const asked = useRef(
    posted.values.turns ? posted.values.turns.split('\n') : exchanges.map(({ question }) => question),
  );
  const { waiting, failure, busy, ask, resume } = useQuestionQueue({
    action,
    posted,
    field,
    turns: () => asked.current,
    last: () => answered.current,
    onAnswer: (question, answer) => {
      asked.current = [...asked.current, question];
      answered.current = answer;
      setExchanges((shown) => [...shown, { id: shown.length, question, answer }]);
    },
  });
  const list = useRef<HTMLOListElement>(null);
  const last = exchanges.at(-1);
  const completed = exchanges.findLast(({ answer }) => isComplete(answer));
  const inputId = `${idPrefix}-question`;
  const error = failure.status === 'invalid' ? failure.errors.question : undefined;
  useFollow(list, openingCount + exchanges.length);

  useEffect(() => {
    if (conversation && exchanges.length > 0) conversations.set(conversation, exchanges);
  }, [conversation, exchanges]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onAsk?.();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const data = new FormData(event.currentTarget, submitter);
    const suggested = data.get('suggested');
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
    <div className={`flex flex-col gap-4 ${dock ? 'min-h-[calc(100dvh-9rem)]' : ''}`}>
      {opening || exchanges.length > 0 ? (
        <ol ref={list} className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${dock ? '*:scroll-mb-36' : ''}`}>
          {opening}
          {exchanges.map(({ id, question, answer }) => (
            <li key={id} className="grid gap-2">
              <CustomerSays>{question}</CustomerSays>
              <AnswerCard answer={answer} labels={copy.tiers} warnings={warningsOf?.(answer)}>
                {answer.tier === 'silent' ? onSilent?.(answer.understood ?? question) : null}
                {id === completed?.id && answer.request ? onRequest?.(answer.request) : null}
              </AnswerCard>
              {id === last?.id ? afterLast?.(answer) : null}
            </li>
          ))}
        </ol>
      ) : null}
      <p role="status" className="sr-only">
        {/* A new element for each answer, so that equal ones are announced too. */}
        {last && failure.status === 'done' ? (
          <span key={last.id} lang={last.answer.language}>
            {summaryOf(last.answer, copy.tiers)}
          </span>
        ) : null}
      </p>
      <WaitingQuestions questions={waiting} busy={busy} onResume={onResume} />
      {suggestions.length > 0 && exchanges.length === 0 ? (
        // A separate form, since Enter in the field below would otherwise press the first of these buttons.
        <form action={postAction} onSubmit={onSubmit}>
          <HiddenFields fields={hidden} />
          <fieldset>
            <legend className="mb-1.5 text-muted text-small">{copy.suggestions}</legend>
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
      <div className={dock ? docked : ''}>
        {dock}
        <form action={postAction} onSubmit={onSubmit} noValidate className="grid gap-2">
          <HiddenFields fields={{ ...hidden, turns: posted.values.turns ?? '', memory: posted.values.memory ?? '' }} />
          <FormAlert state={failure} />
          <label htmlFor={inputId} className={dock ? 'sr-only' : 'block font-semibold'}>
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
              placeholder={copy.placeholder}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${inputId}-error` : undefined}
              className={`min-w-0 ${controlClass}`}
              defaultValue={error ? posted.values.question : ''}
            />
            <Button type="submit">{copy.button}</Button>
          </div>
          {error ? (
            // The focus is in the field already, where a new description is not announced.
            <p id={`${inputId}-error`} role="alert" className="font-semibold text-base text-danger">
              {error}
            </p>
          ) : null}
        </form>
      </div>
    </div>
  );
}
