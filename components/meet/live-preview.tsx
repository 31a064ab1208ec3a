'use client';

import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { addQuestionAction, askPreviewAction, forgetPreviewAction, readAgainAction } from '@/lib/agent-preview/actions';
import type { PreviewView } from '@/lib/agent-preview/preview-view';
import { agentPreview as copy, meetYourAgent } from '@/lib/content/pages/meet-your-agent';
import { AgentSays, AgentWindow } from './agent-window';
import { GreetingCard } from './greeting-card';
import { PreviewButton } from './preview-button';
import { QuestionChat } from './question-chat';
import { ReadingProgress } from './reading-progress';
import { ScoreSummary } from './score-summary';
import { usePreviewEvents } from './use-preview-events';

type Props = {
  id: string;
  formToken: string;
  initial: PreviewView;
  /** The chat about us, shown if the website could not be read. */
  ownChat: ReactNode;
};

/** The status in one sentence, which screen readers announce. */
function statusOf({ state, place = 1 }: PreviewView): string {
  return state === 'waiting' ? copy.states.waiting(place) : copy.states[state];
}

const chatCopy = {
  label: meetYourAgent.labels.question,
  button: copy.ask,
  suggestions: copy.suggestions,
  tiers: copy.tiers,
};

function PreviewChat({
  id,
  formToken,
  view,
  path,
}: {
  id: string;
  formToken: string;
  view: PreviewView;
  path: string;
}) {
  const { greeting, site, state, suggestions } = view;
  const hidden = { preview: id, formToken };
  return (
    <AgentWindow title={`AI assistant of ${greeting?.name?.value ?? site}`} detail="Preview">
      <AgentSays>{copy.hello(site)}</AgentSays>
      {greeting ? <GreetingCard greeting={greeting} /> : null}
      {greeting || state === 'ready' ? (
        <QuestionChat
          action={askPreviewAction}
          returnTo={path}
          idPrefix="preview"
          copy={chatCopy}
          suggestions={suggestions}
          conversation={id}
          hidden={hidden}
          onSilent={(question) => (
            <PreviewButton
              action={addQuestionAction}
              returnTo={path}
              hidden={{ ...hidden, question }}
              label={copy.add}
              done={copy.added}
            />
          )}
        />
      ) : null}
    </AgentWindow>
  );
}

function Ended() {
  return (
    <Container className="grid gap-4 py-12 sm:py-16">
      <h1 className="text-h2">{copy.gone.title}</h1>
      <p role="status" className="max-w-[56ch] text-lead text-muted">
        {copy.gone.text}
      </p>
      <p>
        <ButtonLink href="/meet-your-agent">{meetYourAgent.title}</ButtonLink>
      </p>
    </Container>
  );
}

/** A preview during and after the reading: conversation, pages, score. */
export function LivePreview({ id, formToken, initial, ownChat }: Props) {
  const { view, isGone } = usePreviewEvents(id, initial);
  const path = `/meet-your-agent/${id}`;
  if (isGone) return <Ended />;
  return (
    <Container className="grid gap-x-14 gap-y-8 py-8 sm:gap-y-10 sm:py-12 lg:grid-cols-12">
      <h1 className="max-w-[24ch] text-h2 wrap-anywhere lg:col-span-12">
        {view.state === 'failed' ? copy.failedTitle(view.site) : copy.title(view.site)}
      </h1>
      <div className="grid content-start gap-5 lg:col-span-7">
        <div>
          <p role="status" className={view.state === 'failed' ? 'sr-only' : 'font-semibold'}>
            {statusOf(view)}
          </p>
          {view.state === 'waiting' ? <p className="mt-1 text-muted">{copy.waitingHelp}</p> : null}
        </div>
        {view.problem ? (
          <Alert tone="warning" title={view.problem}>
            <p className="mt-1">{copy.failedHelp}</p>
            <p className="mt-2">
              <Link href="/meet-your-agent" className="link inline-block py-1">
                {copy.another}
              </Link>
            </p>
          </Alert>
        ) : null}
        {view.state === 'failed' ? ownChat : null}
        {view.state === 'reading' || view.state === 'ready' ? (
          <PreviewChat id={id} formToken={formToken} view={view} path={path} />
        ) : null}
      </div>
      <div className="grid content-start gap-8 lg:col-span-5">
        {view.score ? (
          <ScoreSummary score={view.score} isPartial={view.isPartial}>
            <ButtonLink href={`${path}/report`}>{copy.report}</ButtonLink>
          </ScoreSummary>
        ) : null}
        <ReadingProgress view={view} />
        <div>
          {view.state === 'ready' || view.state === 'failed' ? (
            <PreviewButton
              action={readAgainAction}
              returnTo={path}
              hidden={{ preview: id, formToken }}
              label={copy.readAgain}
            />
          ) : null}
          <p className="mt-4 text-base text-muted">{meetYourAgent.privacy}</p>
          <PreviewButton
            action={forgetPreviewAction}
            returnTo={path}
            hidden={{ preview: id, formToken }}
            label={copy.forget}
          />
        </div>
      </div>
    </Container>
  );
}
