import { Link } from '@/components/ui/link';
import type { EditorPost } from '@/lib/blog/admin-post';
import { publicationSentence, stateOf } from './publication';

type Props = { saving: boolean; isDirty: boolean; isKept: boolean; base: EditorPost | undefined; now: string };

const timeOf = (iso: string) =>
  new Date(iso).toLocaleTimeString('en-IE', { timeZone: 'Europe/Dublin', hour: '2-digit', minute: '2-digit' });

function textOf({ saving, isDirty, isKept, base, now }: Props): string {
  if (saving) return 'Saving…';
  if (isDirty && !isKept) return 'Not saved yet, and this browser has no room for a copy.';
  if (isDirty) return 'Not saved yet; kept in this browser.';
  if (!base) return '';
  // The badge shows the rest.
  if (base.hasChanges) return `Saved ${timeOf(base.updatedAt)}.`;
  return `Saved ${timeOf(base.updatedAt)}. ${publicationSentence(base, now)}`;
}

/** Whether the text is saved and public, with a link to the public page. */
export function SaveStatus(props: Props) {
  const { base, now } = props;
  const isPublic = base && stateOf(base.live, now) === 'public';
  return (
    <>
      {base?.hasChanges ? (
        <strong className="mr-2 rounded-sheet border border-accent px-2 text-ink text-sm">Unpublished changes</strong>
      ) : null}
      <span aria-live="polite">{textOf(props)}</span>{' '}
      {isPublic ? (
        <Link href={`/blog/${base.live.slug}`} className="link" target="_blank">
          Read it on the site
        </Link>
      ) : null}
    </>
  );
}
