import { notFound } from 'next/navigation';
import { DraftReading } from '@/components/leads/draft-reading';
import { OpenQuestionForm } from '@/components/leads/open-question-form';
import { WebsiteForm } from '@/components/leads/website-form';
import { AdoptLink } from '@/components/meet/adopt-link';
import { ContactPerson } from '@/components/site/contact-person';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { RefreshWithoutScript } from '@/components/ui/refresh-without-script';
import { readDraft, readUnread } from '@/lib/agents/preview/draft';
import { adoptionSecretOf, findPreview } from '@/lib/agents/preview/find-preview';
import { type PreviewView, viewPreview } from '@/lib/agents/preview/preview-view';
import { describeProblem } from '@/lib/agents/preview/problems';
import { siteNameOf } from '@/lib/agents/preview/reading-start';
import { adopt } from '@/lib/content/pages/adopt';
import { trialStart } from '@/lib/content/pages/trial-start';
import { env } from '@/lib/env';
import { trialNextSteps } from '@/lib/leads/next-steps';
import { findTrialStart, openQuestions, type TrialStart } from '@/lib/leads/trial-start';
import { hiddenPage } from '@/lib/seo/metadata';

export const metadata = hiddenPage(trialStart.title);

type TrialPreview = { id: string; view: PreviewView; isReading: boolean };

/** The preview of the trial's website, while there is one. */
async function viewOf({ agents: [agent] }: TrialStart): Promise<TrialPreview | undefined> {
  const found = await findPreview(agent?.previewId ?? '');
  if (!found) return undefined;
  const view = await viewPreview(found);
  return { id: found.previewId, view, isReading: view.state === 'waiting' || view.state === 'reading' };
}

type DraftProps = { token: string; trial: TrialStart; preview: TrialPreview | undefined };

/** Why there is no draft, and what its owner can do about it. */
function Unread({ token, trial, preview }: DraftProps) {
  const { unread, failed } = trialStart;
  const site = trial.businessUrl ? siteNameOf(trial.businessUrl) : undefined;
  const kind = readUnread(trial.draft);
  const problem = kind === undefined ? preview?.view.problem : describeProblem(kind);
  const isFailed = site !== undefined && problem !== undefined;
  return (
    <>
      <h2 className="text-h3 wrap-anywhere">{isFailed ? failed.title(site) : unread.title}</h2>
      {isFailed ? <p className="mt-2 max-w-[52ch]">{problem}</p> : null}
      <p className="mt-2 max-w-[52ch] text-muted wrap-anywhere">
        {isFailed ? failed.text : site ? unread.later(site) : unread.text}
      </p>
      {isFailed ? <WebsiteForm trial={token} website={trial.businessUrl ?? ''} /> : null}
    </>
  );
}

function Draft({ token, trial, preview }: DraftProps) {
  const draft = readDraft(trial.draft);
  if (preview?.isReading)
    return (
      <>
        <RefreshWithoutScript />
        <DraftReading id={preview.id} initial={preview.view} />
      </>
    );
  if (!draft || !trial.businessUrl) return <Unread token={token} trial={trial} preview={preview} />;
  const site = siteNameOf(trial.businessUrl);
  const again = `/meet-your-agent/start?${new URLSearchParams({ website: site })}`;
  return (
    <>
      <h2 className="text-h3 wrap-anywhere">{trialStart.read(site)}</h2>
      <p className="mt-2 max-w-[52ch] text-lead">{trialStart.score(draft.answered, draft.asked, draft.audience)}</p>
      <p className="mt-5">
        <ButtonLink href={preview ? `/meet-your-agent/${preview.id}` : again} prefetch={false}>
          {preview ? trialStart.talk : trialStart.again}
        </ButtonLink>
      </p>
      {preview && env.agentsLive ? (
        <AdoptLink preview={preview.id} secret={adoptionSecretOf(preview.id)} label={adopt.title} />
      ) : null}
    </>
  );
}

function Questions({ token, trial }: { token: string; trial: TrialStart }) {
  const { questions } = trialStart;
  const open = openQuestions(trial);
  return (
    <section aria-labelledby="open">
      <h2 id="open" className="text-h3">
        {questions.title}
      </h2>
      <p className="mt-1 mb-5 text-muted">{open.length > 0 ? questions.text : questions.none}</p>
      <div className="grid gap-4">
        {open.map((question, index) => (
          <OpenQuestionForm
            key={question}
            trial={token}
            question={question}
            answer={trial.answers.find((given) => given.question === question)?.answer}
            idPrefix={`question-${index + 1}`}
          />
        ))}
      </div>
    </section>
  );
}

/** Where a trial begins: the first draft of its agent, what it does not know yet, and who writes when. */
export default async function TrialStartPage({ params }: PageProps<'/free-trial/[token]'>) {
  const { token } = await params;
  const trial = await findTrialStart(token);
  if (!trial) notFound();
  const preview = await viewOf(trial);
  return (
    <Container className="grid gap-x-16 gap-y-10 py-10 sm:py-16 lg:grid-cols-12">
      <h1 className="max-w-[14ch] text-h1 lg:col-span-12">{trialStart.title}</h1>
      <div className="grid content-start gap-12 lg:col-span-7">
        <section className="rounded-sheet border border-line bg-card p-5 shadow-sheet sm:p-8">
          <Draft token={token} trial={trial} preview={preview} />
        </section>
        {preview?.isReading ? null : <Questions token={token} trial={trial} />}
      </div>
      <section aria-labelledby="next" className="lg:col-span-5">
        <h2 id="next" className="text-h3">
          {trialStart.next}
        </h2>
        <div className="mt-4">
          <ContactPerson />
        </div>
        <ol className="mt-4 grid list-decimal gap-3 pl-6 marker:font-semibold">
          {trialNextSteps(trial.businessUrl !== null && readUnread(trial.draft) === undefined).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </Container>
  );
}
