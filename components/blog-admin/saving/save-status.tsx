import { Link } from '@/components/ui/link';
import { formatTime } from '@/lib/format';
import { type Desk, isDirty, isStored } from './desk';
import { publicationSentence, stateOf } from './publication';

type Props = { desk: Desk; now: string };

function textOf({ desk, now }: Props): string {
  const { base, error, isKept, isSaving } = desk;
  if (isSaving) return 'Saving…';
  if (isDirty(desk)) {
    if (isStored(desk)) return base ? 'Changes kept. Not saved yet.' : 'Draft kept. Not saved as a post yet.';
    if (!isKept) return 'Not saved yet, and this browser has no room for a copy.';
    return error ? 'Not saved; kept in this browser.' : 'Not saved yet; kept in this browser.';
  }
  if (!base) return '';
  // The badge shows the rest.
  if (base.hasChanges) return `Saved ${formatTime(new Date(base.updatedAt))}.`;
  return `Saved ${formatTime(new Date(base.updatedAt))}. ${publicationSentence(base, now)}`;
}

/** Whether the text is saved and public, with a link to the public page. */
export function SaveStatus({ desk, now }: Props) {
  const { base, error } = desk;
  const isPublic = base && stateOf(base.live, now) === 'public';
  return (
    <>
      {base?.hasChanges ? (
        <strong className="shrink-0 rounded-sheet border border-accent px-2 text-ink text-sm">
          Unpublished changes
        </strong>
      ) : null}
      <span aria-live="polite" className="truncate">
        {textOf({ desk, now })}
      </span>
      {error ? (
        <a href="#save-error" className="link shrink-0 text-danger">
          Why?
        </a>
      ) : null}
      {isPublic ? (
        <Link href={`/blog/${base.live.slug}`} className="link shrink-0" target="_blank">
          Read it on the site
        </Link>
      ) : null}
    </>
  );
}
