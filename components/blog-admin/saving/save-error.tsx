'use client';

import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { EditorPost } from '@/lib/blog/admin-post';
import type { PostInput } from '@/lib/blog/post-limits';
import { PostDifference } from '../saved-difference';
import type { Desk, SaveError } from './desk';
import type { Saver } from './use-save';

type Side = { title: string; post: PostInput; choice: string; onChoose: () => void };

/** What two texts of a post differ in, and the choice between them. */
export function TwoVersions({ mine, theirs, children }: { mine: Side; theirs: Side; children: ReactNode }) {
  return (
    <>
      <p className="text-base">
        <del>Struck through</del>: only in “{theirs.title}”. <ins>Underlined</ins>: only in “{mine.title}”.
      </p>
      <PostDifference before={theirs.post} after={mine.post} />
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

const reasons = {
  'signed-out': 'Your session has ended.',
  offline: 'The site cannot be reached.',
  gone: 'This post has been deleted.',
} as const;

/** Where the text is that was not saved. */
const safety = ({ isKept, base }: Desk) => {
  if (isKept) return 'Nothing you wrote is lost: it stays here and in this browser.';
  return `Your text is only here, since this browser has no room for a copy: keep this page open${base ? '' : ', or copy it'}.`;
};

type Props = {
  error: SaveError;
  desk: Desk;
  saver: Saver;
  onYield: (current: EditorPost) => void;
  onMakeNew: () => void;
};

/** The reason why a save failed, and what the author can do. The text stays in the editor. */
export function SaveErrorAlert({ error, desk, saver, onYield, onMakeNew }: Props) {
  const props = { tone: 'danger', id: 'save-error', className: 'grid scroll-mt-28 gap-4' } as const;
  if (error.kind === 'conflict') {
    const { current } = error;
    return (
      <Alert {...props}>
        <p className="font-semibold">
          This post has been saved elsewhere since you opened it. Nothing was overwritten.
        </p>
        <TwoVersions
          mine={{
            title: 'Yours, not saved',
            post: desk.fields,
            choice: 'Save mine as the newest',
            onChoose: () => saver.overwrite(current),
          }}
          theirs={{
            title: 'Theirs, on the site',
            post: current,
            choice: 'Continue with theirs',
            onChoose: () => onYield(current),
          }}
        >
          Saved versions stay in the history. Yours stays in this browser until it is saved or discarded.
        </TwoVersions>
      </Alert>
    );
  }
  const isGone = error.kind === 'gone';
  return (
    <Alert {...props}>
      <p>
        <strong>{error.kind === 'rejected' ? error.message : reasons[error.kind]}</strong> {safety(desk)}
        {desk.waiting
          ? ` It is ${desk.waiting.publish ? 'published' : 'saved'} as soon as the site can be reached.`
          : ''}
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
      <Button size="sm" onClick={isGone ? onMakeNew : () => void saver.retry()} className="justify-self-start">
        {isGone ? 'Save it as a new post' : 'Try again'}
      </Button>
    </Alert>
  );
}
