'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { EditorPost } from '@/lib/blog/admin-post';
import type { PostInput } from '@/lib/blog/post-form';
import { formatMoment } from '@/lib/format';
import { ContentEditor } from './content-editor';
import { HeadFields, SideFields } from './post-fields';
import { SaveTrouble } from './save-error';
import { usePostDraft } from './use-post-draft';
import { useSave } from './use-save';

type Saved = { title: string; slug: string; isPublic: boolean };

/** Writes a new post, or edits `opened`. `now` is the time of the page in Irish clock time. */
export function PostEditor({ opened, now }: { opened?: EditorPost; now: string }) {
  const blank: PostInput = {
    title: '',
    slug: '',
    excerpt: '',
    content: '',
    author: 'Admin',
    category: 'Business',
    tags: [],
    publishedAt: now,
    status: 'draft',
  };
  const router = useRouter();
  const [saved, setSaved] = useState<Saved>();
  const form = useRef<HTMLFormElement>(null);
  const draft = usePostDraft(blank, opened, form);
  const saver = useSave(draft, (title, slug, isPublic) => {
    setSaved({ title, slug, isPublic });
    if (opened) router.replace('/blog-admin', { scroll: false });
  });
  const isEdit = draft.base !== undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setSaved(undefined);
    void saver.save();
  }

  function cancel() {
    if (draft.isDirty && !confirm('Throw away what you have changed?')) return;
    draft.startFrom(undefined);
    saver.clear();
    router.push('/blog-admin');
  }

  return (
    <form ref={form} id="post-editor" onSubmit={submit} noValidate className="grid gap-7">
      <h2 className="text-h3">{isEdit ? 'Edit Post' : 'Create Post'}</h2>
      {saved ? <SavedNote {...saved} /> : null}
      {draft.found ? (
        <div
          role="status"
          className="flex flex-wrap items-center gap-4 rounded-sheet border-2 border-accent bg-card p-4"
        >
          <p className="grow">
            There are unsaved words from {formatMoment(new Date(draft.found.at))}
            {draft.found.fields.title ? `: “${draft.found.fields.title}”` : ''}.
          </p>
          <Button size="sm" onClick={draft.restoreFound}>
            Bring them back
          </Button>
          <Button size="sm" variant="quiet" onClick={draft.discardFound}>
            Throw them away
          </Button>
        </div>
      ) : null}
      {saver.trouble ? (
        <SaveTrouble
          trouble={saver.trouble}
          mine={draft.fields}
          onRetry={() => void saver.save()}
          onOverwrite={(current) => {
            draft.rebase(current);
            void saver.save({}, current.version);
          }}
          onTakeTheirs={(current) => {
            saver.clear();
            draft.startFrom(current);
          }}
          onSaveAsNew={() => {
            draft.rebase(undefined);
            saver.clear();
          }}
        />
      ) : null}
      <div className="grid gap-x-12 gap-y-7 lg:grid-cols-[1fr_20rem]">
        <HeadFields fields={draft.fields} errors={saver.errors} change={draft.change} />
        <SideFields fields={draft.fields} errors={saver.errors} change={draft.change} />
      </div>
      <ContentEditor
        value={draft.fields.content}
        error={saver.errors.content}
        onChange={(content) => draft.change({ content })}
        onSave={() => void saver.save()}
      />
      <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-line border-t bg-paper py-4">
        <Button type="submit" variant="quiet" aria-disabled={saver.saving || undefined}>
          {isEdit ? 'Update as Draft' : 'Create as Draft'}
        </Button>
        <Button onClick={() => void saver.save({ status: 'published' })} aria-disabled={saver.saving || undefined}>
          Publish Now
        </Button>
        {isEdit ? (
          <Button variant="quiet" onClick={cancel}>
            Cancel Edit
          </Button>
        ) : null}
        <p className="text-base text-muted" aria-live="polite">
          {saver.saving ? 'Saving…' : draft.isDirty ? 'Not saved yet; kept in this browser.' : ''}
          {isEdit && draft.fields.status === 'published' && !saver.saving
            ? ' “Update as Draft” saves with the status above: it stays published.'
            : ''}
        </p>
      </div>
    </form>
  );
}

function SavedNote({ title, slug, isPublic }: Saved) {
  return (
    <p role="status" className="rounded-sheet border-2 border-success bg-card p-4 wrap-anywhere">
      “{title}” is saved.{' '}
      {isPublic ? (
        <Link href={`/blog/${slug}`} className="link">
          Read it on the site
        </Link>
      ) : (
        'It is not public yet.'
      )}
    </p>
  );
}
