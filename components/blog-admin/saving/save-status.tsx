import { Link } from '@/components/ui/link';
import { formatTime } from '@/lib/format';
import { publicationSentence, stateOf } from './publication';
import type { PostDraft } from './use-post-draft';
import type { Saver } from './use-save';

type Props = { draft: PostDraft; saver: Saver; now: string; isStored: boolean };

function textOf({ draft: { base, isDirty, isKept }, saver, now, isStored }: Props): string {
  if (saver.saving) return 'Saving…';
  if (isDirty && isStored) return 'Not saved yet; kept on the site.';
  if (isDirty && !isKept) return 'Not saved yet, and this browser has no room for a copy.';
  if (isDirty) return saver.error ? 'Not saved; kept in this browser.' : 'Not saved yet; kept in this browser.';
  if (!base) return '';
  // The badge shows the rest.
  if (base.hasChanges) return `Saved ${formatTime(new Date(base.updatedAt))}.`;
  return `Saved ${formatTime(new Date(base.updatedAt))}. ${publicationSentence(base, now)}`;
}

/** Whether the text is saved and public, with a link to the public page. */
export function SaveStatus(props: Props) {
  const { draft, saver, now } = props;
  const { base } = draft;
  const isPublic = base && stateOf(base.live, now) === 'public';
  return (
    <>
      {base?.hasChanges ? (
        <strong className="shrink-0 rounded-sheet border border-accent px-2 text-ink text-sm">
          Unpublished changes
        </strong>
      ) : null}
      <span aria-live="polite" className="truncate">
        {textOf(props)}
      </span>
      {saver.error ? (
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
