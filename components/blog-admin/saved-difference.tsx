'use client';

import { useEffect, useState } from 'react';
import { LateNotice } from '@/components/ui/late-notice';
import { loadLate } from '@/components/ui/load-late';
import type { FieldDiff } from '@/lib/blog/diff';
import type { PostInput } from '@/lib/blog/post-limits';
import { fromDublin } from '@/lib/text/dublin-time';
import { DiffView } from './diff-view';

const toFields = (input: PostInput) => ({ ...input, publishedAt: fromDublin(input.publishedAt) ?? new Date(0) });

/** The differences between two states of a post, as soon as what compares them is loaded; `isByLine` of texts by the line. */
export function PostDifference({
  before,
  after,
  isByLine = false,
}: {
  before: PostInput;
  after: PostInput;
  isByLine?: boolean;
}) {
  const [changes, setChanges] = useState<FieldDiff[]>();

  useEffect(() => {
    let isCurrent = true;
    void loadLate(() => import('@/lib/blog/diff')).then(({ diffByLine, diffTexts, diffPosts }) => {
      if (isCurrent) setChanges(diffPosts(toFields(before), toFields(after), isByLine ? diffByLine : diffTexts));
    });
    return () => {
      isCurrent = false;
    };
  }, [before, after, isByLine]);

  return changes ? <DiffView changes={changes} /> : <LateNotice />;
}

/** When asked, what the next save changes: the lines of the text, and the other fields. */
export function SavedDifference({ saved, fields }: { saved: PostInput; fields: PostInput }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-6" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer py-2 text-base text-muted">What will be saved</summary>
      {isOpen ? <PostDifference before={saved} after={fields} isByLine /> : null}
    </details>
  );
}
