'use client';

import { useEffect, useState } from 'react';
import { LateNotice } from '@/components/ui/late-notice';
import { loadLate } from '@/components/ui/load-late';
import type { FieldDiff } from '@/lib/blog/diff';
import type { PostInput } from '@/lib/blog/post-limits';
import { fromDublin } from '@/lib/text/dublin-time';
import { DiffView } from './diff-view';

const toFields = (input: PostInput) => ({ ...input, publishedAt: fromDublin(input.publishedAt) ?? new Date(0) });

type Props = {
  /** The post as it was last saved. */
  saved: PostInput;
  fields: PostInput;
};

/** When asked, what the next save changes: the lines of the text, and the other fields. */
export function SavedDifference({ saved, fields }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [changes, setChanges] = useState<FieldDiff[]>();

  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    void loadLate(() => import('@/lib/blog/diff')).then(({ diffByLine, diffPosts }) => {
      if (isCurrent) setChanges(diffPosts(toFields(saved), toFields(fields), diffByLine));
    });
    return () => {
      isCurrent = false;
    };
  }, [isOpen, saved, fields]);

  return (
    <details className="mt-6" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer py-2 text-base text-muted">What will be saved</summary>
      {changes ? <DiffView changes={changes} /> : null}
      {isOpen && !changes ? <LateNotice /> : null}
    </details>
  );
}
