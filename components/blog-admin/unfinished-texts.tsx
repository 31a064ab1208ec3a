'use client';

import { useLayoutEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { showToast } from '@/components/ui/toaster';
import { nameOfText } from '@/lib/blog/text-name';
import type { UnsavedText } from '@/lib/blog/working-copies';
import { formatMoment } from '@/lib/format';
import { plural } from '@/lib/text/plural';
import { dropWorkingCopy } from './client/api-client';
import { deleteLocalDraft, findLocalDrafts, type LocalDraft, listUnsavedDrafts } from './saving/local-draft';

type Props = {
  /** Those that the site has. */
  texts: readonly UnsavedText[];
  /** Who looks at them. */
  editor: string;
  /** Shows them all, with how long they are kept; otherwise the newest, and how many more there are. */
  isWhole: boolean;
  keptDays: number;
  className: string;
};

type Row = { id: string; name: string; at: string; seq?: number; by?: string };

/** The texts of the site and of this browser, each once, newest first. */
function merge(texts: readonly UnsavedText[], drafts: readonly LocalDraft[]): Row[] {
  const stored: Row[] = texts.map(({ savedAt, ...text }) => ({ ...text, at: savedAt }));
  const local = drafts
    .filter(({ id }) => texts.every((text) => text.id !== id))
    .map(({ id, at, by, fields }) => ({ id, at, by, name: nameOfText(fields) }));
  return [...stored, ...local].sort((a, b) => b.at.localeCompare(a.at));
}

/** What an admin has begun and not saved yet, on whatever device, with links that go on with it. */
export function UnfinishedTexts({ texts, editor, isWhole, keptDays, className }: Props) {
  const [drafts, setDrafts] = useState<LocalDraft[]>([]);
  const [gone, setGone] = useState<string[]>([]);
  useLayoutEffect(() => setDrafts(listUnsavedDrafts()), []);
  const rows = merge(texts, drafts).filter(({ id }) => !gone.includes(id));
  if (rows.length === 0) return null;

  async function discard({ id, seq }: Row) {
    if (seq && !(await dropWorkingCopy({ id, seq, holder: crypto.randomUUID() })))
      return showToast({ title: 'Not discarded', text: 'The site cannot be reached.', tone: 'error' });
    findLocalDrafts(id).forEach(deleteLocalDraft);
    setGone((ids) => [...ids, id]);
  }

  const list = (shown: readonly Row[]) => (
    <ul>
      {shown.map((row) => (
        <li key={row.id} className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
          <a href={`/blog-admin?edit=${row.id}`} dir="auto" className="link">
            {row.name}
          </a>
          <span className="text-muted">
            {formatMoment(new Date(row.at))}
            {row.seq ? '' : ', only in this browser'}
            {row.by && row.by !== editor ? `, by ${row.by}` : ''}
          </span>
          <ConfirmDialog
            question={`Discard “${row.name}”?`}
            warning="It was never saved, so it cannot be restored."
            confirm="Discard it"
            keep="Keep it"
            onConfirm={() => void discard(row)}
          >
            {(open) => (
              <button type="button" className="link" aria-label={`Discard ${row.name}`} onClick={open}>
                Discard
              </button>
            )}
          </ConfirmDialog>
        </li>
      ))}
    </ul>
  );

  const more = isWhole ? [] : rows.slice(1);
  return (
    <Alert tone="warning" role="note" title="Unfinished" className={className}>
      {list(isWhole ? rows : rows.slice(0, 1))}
      {more.length > 0 ? (
        <details>
          <summary className="cursor-pointer py-1 text-muted">{plural(more.length, 'more text')}</summary>
          {list(more)}
        </details>
      ) : null}
      {isWhole ? <p className="text-muted">Each is kept for {keptDays} days after its last change.</p> : null}
    </Alert>
  );
}
