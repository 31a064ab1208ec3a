'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { showToast } from '@/components/ui/toaster';
import { deletePost, setStatus } from './api-client';

type Props = { id: string; title: string; slug: string; status: 'draft' | 'published'; isPublic: boolean };

const linkClass = 'link inline-block py-2';

/** What can be done with one post of the list. */
export function PostActions({ id, title, slug, status, isPublic }: Props) {
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const [busy, setBusy] = useState(false);

  async function toggle() {
    setBusy(true);
    const answer = await setStatus(id, status === 'published' ? 'draft' : 'published');
    setBusy(false);
    if (answer.kind === 'saved') showToast({ title: 'Post updated successfully' });
    else showToast({ title: 'Failed to update post', tone: 'error' });
    router.refresh();
  }

  async function remove() {
    dialog.current?.close();
    setBusy(true);
    const done = await deletePost(id);
    setBusy(false);
    showToast(done ? { title: 'Post deleted' } : { title: 'Failed to delete post', tone: 'error' });
    router.refresh();
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <Link href={`/blog-admin?edit=${id}`} prefetch={false} className={linkClass} aria-label={`Edit ${title}`}>
        Edit
      </Link>
      <Link
        href={isPublic ? `/blog/${slug}` : `/blog-admin/posts/${id}`}
        prefetch={false}
        className={linkClass}
        aria-label={`${isPublic ? 'View' : 'Preview'} ${title}`}
      >
        {isPublic ? 'View' : 'Preview'}
      </Link>
      <Link
        href={`/blog-admin/posts/${id}/revisions`}
        prefetch={false}
        className={linkClass}
        aria-label={`History of ${title}`}
      >
        History
      </Link>
      <button type="button" className={linkClass} onClick={toggle} disabled={busy}>
        {status === 'published' ? 'Unpublish' : 'Publish'} <span className="sr-only">{title}</span>
      </button>
      <button
        type="button"
        className={`${linkClass} text-danger`}
        onClick={() => dialog.current?.showModal()}
        disabled={busy}
      >
        Delete <span className="sr-only">{title}</span>
      </button>
      <dialog
        ref={dialog}
        aria-label="Delete post"
        className="m-auto max-w-md rounded-sheet border border-line bg-card p-6 text-ink backdrop:bg-black/50"
      >
        <p className="font-semibold wrap-anywhere">Delete “{title}”?</p>
        <p className="mt-2 text-base text-muted">
          The post, its history and its old addresses go. This cannot be undone.
        </p>
        <div className="mt-5 flex gap-3">
          <Button size="sm" variant="danger" onClick={remove}>
            Delete post
          </Button>
          <Button size="sm" variant="quiet" autoFocus onClick={() => dialog.current?.close()}>
            Keep it
          </Button>
        </div>
      </dialog>
    </div>
  );
}
