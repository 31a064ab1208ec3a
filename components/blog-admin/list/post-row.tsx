'use client';

import { useState } from 'react';
import { Link } from '@/components/ui/link';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { ListedPost } from '@/lib/blog/admin-queries';
import { formatMoment } from '@/lib/format';
import type { PostAction } from './bulk-bar';
import { PostActions } from './post-actions';

const cell = 'py-3 pr-4 align-top';
const stateClasses = {
  Deleted: 'border-danger text-danger',
  Draft: 'border-control text-muted',
  Scheduled: 'border-accent text-ink',
  Published: 'border-success text-success',
} as const;

const badgeClass = 'inline-block rounded-sheet border px-2 font-semibold text-sm whitespace-nowrap';

type Props = {
  post: ListedPost;
  state: keyof typeof stateClasses;
  selected: boolean;
  busy: boolean;
  onSelect: (selected: boolean) => void;
  actions: readonly PostAction[];
};

/** A post of the list: a table row on wide screens; on phones title, state and date, with the actions behind a button. */
export function PostRow({ post, state, selected, busy, onSelect, actions }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const date = formatMoment(post.deletedAt ?? post.publishedAt);
  const titleClass = 'font-semibold wrap-anywhere max-lg:line-clamp-2';
  return (
    <tr className="border-line border-b hover:bg-brand-soft has-checked:bg-brand-soft max-lg:grid max-lg:grid-cols-[auto_1fr_auto] max-lg:gap-x-3 max-lg:py-2">
      <td className={`${cell} max-lg:row-span-2 max-lg:py-1 max-lg:pr-0`}>
        <input
          type="checkbox"
          aria-label={`Select ${post.title}`}
          className="mt-1 size-5 accent-brand"
          disabled={!isHydrated}
          checked={selected}
          onChange={({ target }) => onSelect(target.checked)}
        />
      </td>
      <td className={`${cell} max-lg:py-0 max-lg:pr-0 lg:w-full`}>
        {post.deletedAt ? (
          <span dir="auto" lang={post.lang || undefined} className={titleClass}>
            {post.title}
          </span>
        ) : (
          <>
            <Link
              href={`/blog-admin?edit=${post.id}`}
              prefetch={false}
              dir="auto"
              lang={post.lang || undefined}
              className={`${titleClass} hover:text-brand hover:underline`}
            >
              {post.title}
            </Link>
            <span className="block text-base text-muted wrap-anywhere max-lg:hidden">/blog/{post.slug}</span>
          </>
        )}
      </td>
      <td className={`${cell} max-lg:hidden`}>{post.category}</td>
      <td
        className={`${cell} max-lg:col-start-2 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-2 max-lg:row-start-2 max-lg:py-1 max-lg:pr-0`}
      >
        <span className={`${badgeClass} ${stateClasses[state]}`}>{state}</span>
        {post.pendingVersion ? (
          <span className={`${badgeClass} border-accent text-ink lg:mt-1`}>Unpublished changes</span>
        ) : null}
        <span className="text-base text-muted tabular-nums lg:hidden">{date}</span>
      </td>
      <td className={`${cell} whitespace-nowrap tabular-nums max-lg:hidden`}>{date}</td>
      <td className={`${cell} max-lg:contents`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={`Actions for ${post.title}`}
          className="col-start-3 row-span-2 row-start-1 grid size-10 place-items-center rounded-sheet font-bold hover:bg-brand-soft lg:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          ⋯
        </button>
        <div className={`max-lg:col-span-3 max-lg:col-start-1 ${isOpen ? '' : 'max-lg:hidden'}`}>
          <PostActions post={post} isPublic={state === 'Published'} busy={busy} actions={actions} />
        </div>
      </td>
    </tr>
  );
}
