'use client';

import type { ReactNode } from 'react';
import { AgentSays } from '@/components/chat/bubbles';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import {
  addQuestionAction,
  askPreviewAction,
  forgetPreviewAction,
  readAgainAction,
} from '@/lib/agents/preview/actions';
import type { PreviewView } from '@/lib/agents/preview/preview-view';
import { agentPreview as copy } from '@/lib/content/pages/agent-preview';
import { meetYourAgent } from '@/lib/content/pages/meet-your-agent';
import { CatchALie } from './catch-a-lie';
import { Evening } from './evening';
import { FirstFacts } from './first-facts';
import { GapForm } from './gap-form';
import { PreviewButton } from './preview-button';
import { hasBegun, QuestionChat } from './question-chat';
import { describePage, ReadingProgress } from './reading-progress';
import { useEvening } from './use-evening';
import { usePreviewEvents } from './use-preview-events';
import { WarningNote } from './warning-note';

type Props = {
  id: string;
  formToken: string;
  initial: PreviewView;
  /** The chat about us, shown if the website could not be read. */
  ownChat: ReactNode;
  /** Whether the agent can be put on the website. */
  canAdopt: boolean;
};

/** The status in one sentence, which screen readers announce. */
function statusOf({ state, place = 1 }: PreviewView): string {
  return state === 'waiting' ? copy.states.waiting(place) : copy.states[state];
}

const chatCopy = {
  label: meetYourAgent.labels.question,
  placeholder: copy.placeholder,
  button: meetYourAgent.ask,
  suggestions: copy.suggestions,
  tiers: copy.tiers,
};
const partialChatCopy = { ...chatCopy, tiers: copy.partialTiers };

/** The first message: who the agent is, and what it knows already. */
function Hello({ view: { greeting, today, state, pages, isPartial } }: { view: PreviewView }) {
  const last = pages.at(-1);
  const read = isPartial ? copy.readSome : copy.read;
  return (
    <li>
      <AgentSays>
        <p className="font-semibold">
          {copy.hello(greeting?.name?.value)} {state === 'ready' ? read(pages.length) : copy.reading}
        </p>
        <p>{copy.who}</p>
        {greeting ? <FirstFacts greeting={greeting} today={today} /> : null}
        {state === 'reading' && last ? (
          <p className="mt-1 text-muted text-small wrap-anywhere">{describePage(last, pages)}</p>
        ) : null}
      </AgentSays>
    </li>
  );
}

function PreviewChat({
  id,
  formToken,
  view,
  path,
  canAdopt,
}: Omit<Props, 'initial' | 'ownChat'> & { view: PreviewView; path: string }) {
  const { greeting, site, state, suggestions, evening, score, isPartial } = view;
  const hidden = { preview: id, formToken };
  const { shown, isPending, end } = useEvening(id, evening.length * 2, hasBegun(id));
  const hasEnded = state === 'ready' && shown >= evening.length * 2;
  const onOpen = (question: string) => (
    <>
      <GapForm question={question} returnTo={path} hidden={hidden} />
      <PreviewButton
        action={addQuestionAction}
        returnTo={path}
        hidden={{ ...hidden, question }}
        label={copy.add}
        isLink
        done={copy.added}
      />
    </>
  );
  return (
    <section aria-labelledby="agent" className="lg:col-span-7">
      <header className="sticky top-[4.0625rem] z-20 -mx-5 mb-4 bg-night px-5 py-2.5 text-night-ink sm:mx-0 sm:rounded-b-[0.9rem]">
        <h1 id="agent" className="text-h3 wrap-anywhere">
          {copy.title(greeting?.name?.value ?? site)}
        </h1>
        <p role="status" className="text-night-muted text-small">
          {statusOf(view)}
        </p>
      </header>
      <QuestionChat
        action={askPreviewAction}
        returnTo={path}
        idPrefix="preview"
        copy={isPartial ? partialChatCopy : chatCopy}
        suggestions={hasEnded ? suggestions : []}
        conversation={id}
        hidden={hidden}
        warningsOf={({ warnings }) => <WarningNote warnings={warnings} />}
        onSilent={onOpen}
        onRequest={() => <p className="text-small">{copy.evening.message}</p>}
        afterLast={(answer) => <CatchALie answer={answer} hidden={hidden} />}
        onAsk={end}
        openingCount={shown + Number(hasEnded)}
        opening={
          <>
            <Hello view={view} />
            {evening.length > 0 ? (
              <>
                <li className={isPending ? 'plays' : 'arrives'}>
                  <AgentSays>{copy.evening.title}</AgentSays>
                </li>
                <Evening scenes={evening} shown={shown} isPending={isPending} isPartial={isPartial} onOpen={onOpen} />
              </>
            ) : null}
            {hasEnded && score ? (
              <li className={isPending ? 'plays' : 'arrives'}>
                <AgentSays>
                  <p>{copy.evening.done(score, isPartial)}</p>
                  <Link href={`${path}/report`} className="link justify-self-start py-1">
                    {copy.report}
                  </Link>
                </AgentSays>
              </li>
            ) : null}
          </>
        }
        dock={
          <div className={isPending ? 'plays' : ''}>
            {state === 'ready' ? (
              <ButtonLink href={`${path}/${canAdopt ? 'adopt' : 'trial'}`} size="sm" className="mb-2 w-full">
                {canAdopt ? copy.adopt : copy.keep}
              </ButtonLink>
            ) : null}
          </div>
        }
      />
    </section>
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

/** A preview that waits for its turn, or whose website could not be read. */
function NoAgent({ view, ownChat }: { view: PreviewView; ownChat: ReactNode }) {
  const isFailed = view.state === 'failed';
  return (
    <div className="grid content-start gap-5 pt-8 sm:pt-12 lg:col-span-7">
      <h1 className="text-h2 wrap-anywhere">{isFailed ? copy.failedTitle(view.site) : copy.title(view.site)}</h1>
      <p role="status" className={isFailed ? 'sr-only' : 'font-semibold'}>
        {statusOf(view)}
      </p>
      {isFailed ? null : <p className="text-muted">{copy.waitingHelp}</p>}
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
      {isFailed ? ownChat : null}
    </div>
  );
}

/** A preview during and after the reading: the agent to talk to, and what it was made from. */
export function LivePreview({ id, formToken, initial, ownChat, canAdopt }: Props) {
  const { view, isGone } = usePreviewEvents(id, initial);
  const path = `/meet-your-agent/${id}`;
  if (isGone) return <Ended />;
  const hidden = { preview: id, formToken };
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 pb-12 lg:grid-cols-12">
      {view.state === 'reading' || view.state === 'ready' ? (
        <PreviewChat id={id} formToken={formToken} view={view} path={path} canAdopt={canAdopt} />
      ) : (
        <NoAgent view={view} ownChat={ownChat} />
      )}
      <div className="grid content-start gap-8 lg:col-span-5 lg:pt-8">
        <ReadingProgress view={view} />
        <div>
          {view.state === 'ready' || view.state === 'failed' ? (
            <PreviewButton
              action={readAgainAction}
              returnTo={path}
              hidden={hidden}
              label={view.state === 'ready' ? copy.readAgain : copy.tryAgain}
              begins
            />
          ) : null}
          {canAdopt && view.state === 'ready' ? (
            <p className="mt-4 text-base">
              <Link href={`${path}/trial`} className="link inline-block py-1">
                {copy.setUpByUs}
              </Link>
            </p>
          ) : null}
          <p className="mt-4 text-base text-muted">{view.keptUntil ? copy.kept(view.keptUntil) : copy.privacy}</p>
          <PreviewButton action={forgetPreviewAction} returnTo={path} hidden={hidden} label={copy.forget} />
        </div>
      </div>
    </Container>
  );
}
