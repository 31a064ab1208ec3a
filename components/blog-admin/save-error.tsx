'use client';

import { Button } from '@/components/ui/button';
import type { EditorPost } from '@/lib/blog/admin-post';
import type { PostInput } from '@/lib/blog/post-form';
import type { Saver } from './use-save';

type Props = {
  trouble: NonNullable<Saver['trouble']>;
  mine: PostInput;
  onRetry: () => void;
  onOverwrite: (current: EditorPost) => void;
  onTakeTheirs: (current: EditorPost) => void;
  onSaveAsNew: () => void;
};

const kept = 'Nothing you wrote is lost: it stays here and in this browser.';

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

/** Why a save did not work and what can be done. The words are in the form all the while. */
export function SaveTrouble({ trouble, mine, onRetry, onOverwrite, onTakeTheirs, onSaveAsNew }: Props) {
  return (
    <div role="alert" className="grid gap-4 rounded-sheet border-2 border-danger bg-danger-soft p-5">
      {trouble.kind === 'conflict' ? (
        <>
          <p className="font-semibold">
            Somebody else has saved this post since you opened it. Nothing was overwritten.
          </p>
          <div className="grid gap-5 lg:grid-cols-2">
            <Version title="Yours, not saved" post={mine} />
            <Version title="Theirs, on the site" post={trouble.current} />
          </div>
          <div className="flex flex-wrap gap-3">
            <Button size="sm" onClick={() => onOverwrite(trouble.current)}>
              Save mine as the newest
            </Button>
            <Button size="sm" variant="quiet" onClick={() => onTakeTheirs(trouble.current)}>
              Go on with theirs
            </Button>
          </div>
          <p className="text-base">
            Saved versions stay in the history. Yours stays in this browser until it is saved or thrown away.
          </p>
        </>
      ) : null}
      {trouble.kind === 'signed-out' ? (
        <p>
          <strong>Your session has ended.</strong> {kept}{' '}
          <a href="/auth?callbackUrl=/account" target="_blank" rel="noopener" className="link">
            Sign in in another tab
          </a>
          , come back and save again.
        </p>
      ) : null}
      {trouble.kind === 'offline' ? (
        <p>
          <strong>The site cannot be reached.</strong> {kept}
        </p>
      ) : null}
      {trouble.kind === 'refused' ? (
        <p>
          <strong>{trouble.message}</strong> {kept}
        </p>
      ) : null}
      {trouble.kind === 'gone' ? (
        <>
          <p>
            <strong>This post has been deleted.</strong> {kept}
          </p>
          <Button size="sm" onClick={onSaveAsNew} className="justify-self-start">
            Save it as a new post
          </Button>
        </>
      ) : null}
      {trouble.kind === 'offline' || trouble.kind === 'refused' || trouble.kind === 'signed-out' ? (
        <Button size="sm" onClick={onRetry} className="justify-self-start">
          Try again
        </Button>
      ) : null}
    </div>
  );
}
