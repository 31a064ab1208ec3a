'use client';

import { type ReactNode, startTransition, useId } from 'react';
import { callAction } from '@/components/ui/call-action';
import { controlClass } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { SubmitButton } from '@/components/ui/submit-button';
import { showToast } from '@/components/ui/toaster';
import { usePressForm } from '@/components/ui/use-press-form';
import type { FormAction } from '@/components/ui/use-server-form';
import type { Decision } from '@/lib/agents/requests/decide-request';
import { whenFieldsOf } from '@/lib/agents/requests/when/when-label';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { idleForm } from '@/lib/forms/form-state';

const copy = agentDesk.when;

type WhenProps = { values: Readonly<Record<string, string>>; errors: Partial<Record<string, string>>; hint: string };

/** The day and the time that a request is for. */
function WhenFields({ values, errors, hint }: WhenProps) {
  const id = useId();
  const problem = errors.day ?? errors.time;
  return (
    <fieldset className="grid grid-cols-[minmax(0,11fr)_minmax(0,9fr)] gap-3" aria-describedby={`${id}hint`}>
      <legend className="sr-only">{copy.legend}</legend>
      {(['day', 'time'] as const).map((name) => (
        <label key={name} className="grid gap-1">
          <span className="text-base text-muted">{copy[name]}</span>
          <input
            type={name === 'day' ? 'date' : 'time'}
            name={name}
            defaultValue={values[name]}
            aria-invalid={errors[name] ? true : undefined}
            className={`${controlClass} min-h-11 min-w-0`}
          />
        </label>
      ))}
      <p id={`${id}hint`} className={`col-span-2 text-base ${problem ? 'font-semibold text-danger' : 'text-muted'}`}>
        {problem ?? hint}
      </p>
    </fieldset>
  );
}

/** What is seldom changed, behind a summary. Its fields are sent from there too. */
function Folded({ label, isFolded, children }: { label: string; isFolded: boolean; children: ReactNode }) {
  if (!isFolded) return <div className="w-full">{children}</div>;
  return (
    <details className="max-w-full not-open:order-last open:w-full">
      <summary className="w-fit py-1 text-base text-muted underline underline-offset-4">{label}</summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}

/** The buttons that decide about a request as it is shown: what its customer changes meanwhile is not decided. */
export function DecisionForm({
  action,
  returnTo,
  request,
  title,
  timeZone,
  hidden,
  decisions,
}: {
  action: FormAction;
  returnTo: string;
  request: { id: string; state: string; updatedAt: Date; startsAt: Date | null; isWholeDay: boolean };
  /** What it is, for the notice that it is decided. */
  title: string;
  /** The agent's. */
  timeZone: string;
  /** Whose decision it is: the agent of a member, or the token of a mail. */
  hidden: Readonly<Record<string, string>>;
  decisions: readonly Decision[];
}) {
  const undo = {
    label: agentDesk.decided.undo,
    onSelect: () =>
      startTransition(async () => {
        const form = new FormData();
        for (const [name, value] of Object.entries({ ...hidden, request: request.id, decision: 'reopened' }))
          form.set(name, value);
        const { status } = await callAction(() => action(idleForm, form));
        const isDone = status === 'done';
        showToast({
          title: isDone ? agentDesk.decided.reopened : agentDesk.failed,
          text: title,
          tone: isDone ? 'success' : 'error',
        });
      }),
  };
  const { state, busy, formProps } = usePressForm(action, returnTo, ({ values }) => {
    const done = decisions.find((decision) => decision === values.decision);
    if (done)
      showToast({
        title: agentDesk.decided[done],
        text: title,
        tone: 'success',
        action: done === 'answered' ? undo : undefined,
      });
  });
  const when = whenFieldsOf(request, timeZone);
  const isAgain = request.state === 'declined' || request.state === 'cancelled';
  const isTimed = !isAgain && decisions.some((decision) => decision === 'accepted' || decision === 'moved');
  const isTyped = state.status !== 'idle' && state.status !== 'done';
  return (
    <form {...formProps} className="grid gap-3">
      <FormAlert state={state} />
      {Object.entries({ ...hidden, request: request.id, seen: request.updatedAt.toISOString() }).map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <div className="flex flex-wrap items-center gap-3">
        {isTimed ? (
          <Folded label={copy.another} isFolded={!isTyped && when.time !== '' && decisions.includes('accepted')}>
            <WhenFields
              // What was read may have changed meanwhile.
              key={`${when.day} ${when.time}`}
              values={isTyped ? state.values : when}
              errors={state.status === 'invalid' ? state.errors : {}}
              hint={copy.hints[when.time ? 'moment' : when.day ? 'day' : 'nothing']}
            />
          </Folded>
        ) : null}
        {decisions.map((decision, at) => {
          const label = isAgain ? agentDesk.decisions.again : agentDesk.decisions[decision];
          return (
            <SubmitButton
              key={decision}
              busy={busy}
              busyLabel={label}
              name="decision"
              value={decision}
              variant={at === 0 && !isAgain && decision !== 'moved' ? 'primary' : 'quiet'}
              size="sm"
            >
              {label}
            </SubmitButton>
          );
        })}
      </div>
    </form>
  );
}
