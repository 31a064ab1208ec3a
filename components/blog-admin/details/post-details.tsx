'use client';

import type { KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { X } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import type { EditorPost } from '@/lib/blog/admin-post';
import { stateOf } from '../saving/publication';
import { CopyFeedButton } from './copy-feed-button';
import type { PostProps } from './post-field';
import { PostFields } from './post-fields';
import { SearchFields } from './search-fields';
import type { Drawer } from './use-drawer';

type Props = PostProps & {
  drawer: Drawer;
  feedUrl: string;
  onNew: () => void;
  onCancel: () => void;
  /** Discards the unpublished changes. */
  onDiscard: (post: EditorPost) => void;
};

const visibility = (open: boolean | undefined) => {
  if (open === undefined) return 'max-xl:hidden';
  return open ? '' : 'hidden';
};

/** Everything about a post except title and text: a drawer at the side, or a sheet over the text on small screens. */
export function PostDetails({ drawer, feedUrl, onNew, onCancel, onDiscard, ...post }: Props) {
  const { base, now, ...props } = post;
  const { isModal, close } = drawer;
  const link = 'link inline-block py-1.5';
  const isPublic = base !== undefined && stateOf(base.live, now) === 'public';

  function onKeyDown({ key, target }: KeyboardEvent) {
    // In a dialog, such as the library of images, Escape closes only that.
    if (key === 'Escape' && isModal && !(target as Element).closest('dialog')) close();
  }

  return (
    <section
      id="post-details"
      aria-label="Post details"
      {...(isModal ? { role: 'dialog', 'aria-modal': true } : {})}
      onKeyDown={onKeyDown}
      className={`${visibility(drawer.chosen)} sticky top-13 h-[calc(100dvh-3.25rem)] w-[21rem] shrink-0 scroll-pb-24 overflow-y-auto overscroll-contain border-line border-l bg-card p-5 max-xl:fixed max-xl:inset-y-0 max-xl:right-0 max-xl:z-40 max-xl:h-dvh max-xl:w-[24rem] max-sm:w-full max-xl:shadow-sheet`}
    >
      <button
        type="button"
        aria-label="Close details"
        className="absolute top-4 right-4 grid size-10 place-items-center rounded-sheet hover:bg-brand-soft xl:hidden"
        onClick={close}
      >
        <X className="size-5" />
      </button>
      <PostFields {...post} />
      <SearchFields {...props} host={new URL(feedUrl).host} />
      <nav aria-label="This post" className="mt-6 flex flex-wrap gap-x-5 border-line border-t pt-4">
        <button type="button" className={link} onClick={onNew}>
          New post
        </button>
        {base ? (
          <>
            <button type="button" className={`${link} lg:hidden`} onClick={onCancel}>
              Cancel Edit
            </button>
            <Link href={`/blog-admin/posts/${base.id}/revisions`} className={link} prefetch={false}>
              History
            </Link>
            <Link
              href={isPublic ? `/blog/${base.live.slug}` : `/blog-admin/posts/${base.id}`}
              className={link}
              prefetch={false}
              target="_blank"
            >
              {isPublic ? 'View' : 'Preview page'}
            </Link>
          </>
        ) : null}
        {base?.hasChanges ? (
          <>
            <Link href={`/blog-admin/posts/${base.id}`} className={link} prefetch={false} target="_blank">
              Preview changes
            </Link>
            <button type="button" className={`${link} text-danger`} onClick={() => onDiscard(base)}>
              Discard changes
            </button>
          </>
        ) : null}
      </nav>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <Link href="/blog-admin/author" className={link} prefetch={false}>
          About the author
        </Link>
        <CopyFeedButton url={feedUrl} />
        <a href="/api/rss" className={link} target="_blank" rel="noopener">
          View RSS Feed
        </a>
      </div>
      <Button className="mt-6 w-full xl:hidden" variant="quiet" size="sm" onClick={close}>
        Done
      </Button>
    </section>
  );
}
