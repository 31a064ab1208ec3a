'use client';

import { useState } from 'react';
import { BulkBar } from './bulk-bar';
import { DeleteDialog } from './delete-dialog';
import { type ListedPost, PostRow } from './post-row';
import { useBulkActions } from './use-bulk-actions';

function stateOf({ status, publishedAt }: ListedPost, now: Date) {
  if (status === 'draft') return 'Draft';
  return publishedAt > now ? 'Scheduled' : 'Published';
}

type Props = {
  posts: readonly ListedPost[];
  /** The time at which the list was read. */
  now: Date;
};

/** One page of the posts, with actions for one or for several of them. */
export function PostTable({ posts, now }: Props) {
  const { busy, run } = useBulkActions();
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const [toDelete, setToDelete] = useState<readonly ListedPost[]>([]);
  // A post that has left the page is no longer selected.
  const selected = posts.filter(({ id }) => selectedIds.includes(id));
  const idsOf = (list: readonly ListedPost[]) => list.map(({ id }) => id);

  async function runOnSelected(action: 'publish' | 'unpublish') {
    await run(idsOf(selected), action);
    setSelectedIds([]);
  }

  async function confirmDelete() {
    const ids = idsOf(toDelete);
    setToDelete([]);
    await run(ids, 'delete');
    setSelectedIds((current) => current.filter((id) => !ids.includes(id)));
  }

  return (
    <div className="flex flex-col">
      <BulkBar
        count={selected.length}
        busy={busy}
        onPublish={() => void runOnSelected('publish')}
        onUnpublish={() => void runOnSelected('unpublish')}
        onDelete={() => setToDelete(selected)}
        onClear={() => setSelectedIds([])}
      />
      <table className="mt-7 w-full border-line border-t text-left max-lg:block">
        <thead className="max-lg:block">
          <tr className="border-line border-b text-base text-muted max-lg:block">
            <th scope="col" className="sticky top-16 z-10 bg-paper py-2 pr-4 max-lg:static max-lg:block">
              <label className="flex items-center gap-3 font-semibold">
                <input
                  type="checkbox"
                  className="size-5 accent-brand"
                  checked={selected.length === posts.length}
                  onChange={({ target }) => setSelectedIds(target.checked ? idsOf(posts) : [])}
                />
                <span className="lg:sr-only">Select all</span>
              </label>
            </th>
            {['Post', 'Category', 'Status', 'Published at', 'Actions'].map((head) => (
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
              onToggle={() => void run([post.id], post.status === 'published' ? 'unpublish' : 'publish')}
              onDelete={() => setToDelete([post])}
            />
          ))}
        </tbody>
      </table>
      <DeleteDialog
        titles={toDelete.map(({ title }) => title)}
        onConfirm={() => void confirmDelete()}
        onClose={() => setToDelete([])}
      />
    </div>
  );
}
