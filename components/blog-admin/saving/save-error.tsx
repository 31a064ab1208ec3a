'use client';

import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { PostInput } from '@/lib/blog/post-limits';
import type { PostDraft } from './use-post-draft';
import type { SaveError, Saver } from './use-save';

type Side = { title: string; post: PostInput; choice: string; onChoose: () => void };

/** Two texts of a post next to each other, and the choice between them. */
export function TwoVersions({ mine, theirs, children }: { mine: Side; theirs: Side; children: ReactNode }) {
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-2">
        <Version title={mine.title} post={mine.post} />
        <Version title={theirs.title} post={theirs.post} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={mine.onChoose}>
          {mine.choice}
        </Button>
        <Button size="sm" variant="quiet" onClick={theirs.onChoose}>
          {theirs.choice}
        </Button>
      </div>
      <p className="text-base">{children}</p>
    </>
  );
}

function Version({ title, post }: { title: string; post: PostInput }) {
  return (
    <section className="min-w-0">
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 font-semibold wrap-anywhere">{post.title}</p>
      <pre className="mt-2 max-h-80 overflow-auto whitespace-pre-wrap border border-line bg-card p-3 text-sm">
        {post.content}
      </pre>
    </section>
  );
}

const reasons = {
  'signed-out': 'Your session has ended.',
  offline: 'The site cannot be reached.',
  gone: 'This post has been deleted.',
} as const;

/** The reason why a save failed, and what the author can do. The text stays in the editor. */
export function SaveErrorAlert({ error, draft, saver }: { error: SaveError; draft: PostDraft; saver: Saver }) {
  const props = { tone: 'danger', id: 'save-error', className: 'grid scroll-mt-28 gap-4' } as const;
  if (error.kind === 'conflict') {
    const { current } = error;
    const overwrite = () => {
      draft.rebase(current);
      void saver.retry(current.version);
    };
    const takeTheirs = () => {
      saver.clear();
      draft.startFrom(current);
    };
    return (
      <Alert {...props}>
        <p className="font-semibold">Someone else has saved this post since you opened it. Nothing was overwritten.</p>
        <TwoVersions
          mine={{
            title: 'Yours, not saved',
            post: draft.fields,
            choice: 'Save mine as the newest',
            onChoose: overwrite,
          }}
          theirs={{
            title: 'Theirs, on the site',
            post: current,
            choice: 'Continue with theirs',
            onChoose: takeTheirs,
          }}
        >
          Saved versions stay in the history. Yours stays in this browser until it is saved or discarded.
        </TwoVersions>
      </Alert>
    );
  }
  const saveAsNew = () => {
    draft.rebase(undefined);
    saver.clear();
  };
  const isGone = error.kind === 'gone';
  return (
    <Alert {...props}>
      <p>
        <strong>{error.kind === 'rejected' ? error.message : reasons[error.kind]}</strong> Nothing you wrote is lost: it
        stays here and in this browser.
        {error.kind === 'signed-out' ? (
          <>
            {' '}
            <a href="/auth?callbackUrl=/account" target="_blank" rel="noopener" className="link">
              Sign in in another tab
            </a>
            , come back and save again.
          </>
        ) : null}
      </p>
      <Button size="sm" onClick={isGone ? saveAsNew : () => void saver.retry()} className="justify-self-start">
        {isGone ? 'Save it as a new post' : 'Try again'}
      </Button>
    </Alert>
  );
}
