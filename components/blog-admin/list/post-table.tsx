'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { ListedPost } from '@/lib/blog/admin-queries';
import type { BulkAction } from '@/lib/blog/post-limits';
import { BulkBar, type PostAction } from './bulk-bar';
import { PostRow } from './post-row';
import { useBulkActions } from './use-bulk-actions';

function stateOf({ status, publishedAt, deletedAt }: ListedPost, now: Date) {
  if (deletedAt) return 'Deleted';
  if (status === 'draft') return 'Draft';
  return publishedAt > now ? 'Scheduled' : 'Published';
}

type Props = {
  posts: readonly ListedPost[];
  /** Whether they are the deleted ones. */
  isBin: boolean;
  /** The time at which the list was read. */
  now: Date;
};

/** One page of the posts, with actions for one or for several of them. */
export function PostTable({ posts, isBin, now }: Props) {
  const { busy, run } = useBulkActions();
  // React does not notice what was checked before it hydrated the list.
  const isHydrated = useHydrated();
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const [toDelete, setToDelete] = useState<readonly ListedPost[]>([]);
  // A post that has left the page is no longer selected.
  const selected = posts.filter(({ id }) => selectedIds.includes(id));
  const idsOf = (list: readonly ListedPost[]) => list.map(({ id }) => id);

  async function runOnSelected(action: BulkAction) {
    await run(idsOf(selected), action);
    setSelectedIds([]);
  }

  const deletion = (list: readonly ListedPost[], ask: () => void): PostAction => ({
    label: isBin ? 'Delete for good' : 'Delete',
    isDanger: true,
    act: () => {
      setToDelete(list);
      ask();
    },
  });

  function actionsFor(post: ListedPost, ask: () => void): PostAction[] {
    const [label, action] = isBin
      ? (['Restore', 'undelete'] as const)
      : post.status === 'published'
        ? (['Unpublish', 'unpublish'] as const)
        : (['Publish', 'publish'] as const);
    return [{ label, act: () => void run([post.id], action) }, deletion([post], ask)];
  }

  const actionsForSelected = (ask: () => void): PostAction[] => [
    ...(isBin
      ? [{ label: 'Restore', act: () => void runOnSelected('undelete') }]
      : [
          { label: 'Publish', act: () => void runOnSelected('publish') },
          { label: 'Unpublish', act: () => void runOnSelected('unpublish') },
        ]),
    deletion(selected, ask),
    { label: 'Clear', act: () => setSelectedIds([]) },
  ];

  async function confirmDelete() {
    const ids = idsOf(toDelete);
    await run(ids, isBin ? 'erase' : 'delete');
    setSelectedIds((current) => current.filter((id) => !ids.includes(id)));
  }

  const isOne = toDelete.length === 1;
  const [what, they] = isOne ? [`“${toDelete[0]?.title}”`, 'it'] : [`${toDelete.length} posts`, 'them'];
  const question = {
    question: `Delete ${what}${isBin ? ' for good' : ''}?`,
    warning: isBin
      ? `Nobody can bring ${they} back. The history goes too.`
      : `Visitors no longer see ${they}. You can restore ${they}: choose the status “Deleted”.`,
    confirm: isBin ? 'Delete for good' : `Delete ${isOne ? 'post' : what}`,
    keep: `Keep ${they}`,
  };

  const table = (ask: () => void) => (
    <div className="flex flex-col">
      <BulkBar count={selected.length} busy={busy} actions={actionsForSelected(ask)} />
      <table className="mt-7 w-full border-line border-t text-left max-lg:block">
        <thead className="max-lg:block">
          <tr className="border-line border-b text-base text-muted max-lg:block">
            <th scope="col" className="sticky top-16 z-10 bg-paper py-2 pr-4 max-lg:static max-lg:block">
              <label className="flex items-center gap-3 font-semibold">
                <input
                  type="checkbox"
                  className="size-5 accent-brand"
                  disabled={!isHydrated}
                  checked={selected.length === posts.length}
                  onChange={({ target }) => setSelectedIds(target.checked ? idsOf(posts) : [])}
                />
                <span className="lg:sr-only">Select all</span>
              </label>
            </th>
            {['Post', 'Category', 'Status', isBin ? 'Deleted at' : 'Published at', 'Actions'].map((head) => (
              <th key={head} scope="col" className="sticky top-16 z-10 bg-paper py-2 pr-4 font-semibold max-lg:sr-only">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {posts.map((post) => (
            <PostRow
              key={post.id}
              post={post}
              state={stateOf(post, now)}
              selected={selectedIds.includes(post.id)}
              busy={busy}
              onSelect={(isSelected) =>
                setSelectedIds((current) =>
                  isSelected ? [...current, post.id] : current.filter((id) => id !== post.id),
                )
              }
              actions={actionsFor(post, ask)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );

  return (
    <ConfirmDialog {...question} onConfirm={() => void confirmDelete()}>
      {table}
    </ConfirmDialog>
  );
}
