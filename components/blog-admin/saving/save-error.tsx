'use client';

import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { EditorPost } from '@/lib/blog/admin-post';
import type { PostInput } from '@/lib/blog/post-limits';
import type { SaveError } from './use-save';

type Props = {
  error: SaveError;
  mine: PostInput;
  onRetry: () => void;
  onOverwrite: (current: EditorPost) => void;
  onTakeTheirs: (current: EditorPost) => void;
  onSaveAsNew: () => void;
};

type Side = { title: string; post: PostInput; choice: string; onChoose: () => void };

const kept = 'Nothing you wrote is lost: it stays here and in this browser.';

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

/** The reason why a save failed, and what the author can do. The text stays in the editor. */
export function SaveErrorAlert({ error, mine, onRetry, onOverwrite, onTakeTheirs, onSaveAsNew }: Props) {
  return (
    <Alert tone="danger" id="save-error" className="grid scroll-mt-28 gap-4">
      {error.kind === 'conflict' ? (
        <>
          <p className="font-semibold">
            Someone else has saved this post since you opened it. Nothing was overwritten.
          </p>
          <TwoVersions
            mine={{
              title: 'Yours, not saved',
              post: mine,
              choice: 'Save mine as the newest',
              onChoose: () => onOverwrite(error.current),
            }}
            theirs={{
              title: 'Theirs, on the site',
              post: error.current,
              choice: 'Continue with theirs',
              onChoose: () => onTakeTheirs(error.current),
            }}
          >
            Saved versions stay in the history. Yours stays in this browser until it is saved or discarded.
          </TwoVersions>
        </>
      ) : null}
      {error.kind === 'signed-out' ? (
        <p>
          <strong>Your session has ended.</strong> {kept}{' '}
          <a href="/auth?callbackUrl=/account" target="_blank" rel="noopener" className="link">
            Sign in in another tab
          </a>
          , come back and save again.
        </p>
      ) : null}
      {error.kind === 'offline' ? (
        <p>
          <strong>The site cannot be reached.</strong> {kept}
        </p>
      ) : null}
      {error.kind === 'rejected' ? (
        <p>
          <strong>{error.message}</strong> {kept}
        </p>
      ) : null}
      {error.kind === 'gone' ? (
        <>
          <p>
            <strong>This post has been deleted.</strong> {kept}
          </p>
          <Button size="sm" onClick={onSaveAsNew} className="justify-self-start">
            Save it as a new post
          </Button>
        </>
      ) : null}
      {error.kind === 'offline' || error.kind === 'rejected' || error.kind === 'signed-out' ? (
        <Button size="sm" onClick={onRetry} className="justify-self-start">
          Try again
        </Button>
      ) : null}
    </Alert>
  );
}
