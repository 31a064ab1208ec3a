import { Link } from '@/components/ui/link';
import type { EditorPost } from '@/lib/blog/admin-post';
import { publicationSentence, stateOf } from './publication';

type Props = {
  saving: boolean;
  /** Whether the last save failed; the reason is above the title. */
  failed: boolean;
  isDirty: boolean;
  isKept: boolean;
  base: EditorPost | undefined;
  now: string;
};

const timeOf = (iso: string) =>
  new Date(iso).toLocaleTimeString('en-IE', { timeZone: 'Europe/Dublin', hour: '2-digit', minute: '2-digit' });

function textOf({ saving, failed, isDirty, isKept, base, now }: Props): string {
  if (saving) return 'Saving…';
  if (isDirty && !isKept) return 'Not saved yet, and this browser has no room for a copy.';
  if (isDirty) return failed ? 'Not saved; kept in this browser.' : 'Not saved yet; kept in this browser.';
  if (!base) return '';
  // The badge shows the rest.
  if (base.hasChanges) return `Saved ${timeOf(base.updatedAt)}.`;
  return `Saved ${timeOf(base.updatedAt)}. ${publicationSentence(base, now)}`;
}

/** Whether the text is saved and public, with a link to the public page. */
export function SaveStatus(props: Props) {
  const { base, failed, now } = props;
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
      {failed ? (
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
