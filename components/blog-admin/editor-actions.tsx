import type { Ref } from 'react';
import { Button } from '@/components/ui/button';
import { SubmitButton } from '@/components/ui/submit-button';
import { type View, ViewToggle } from './rich-text/view-toggle';
import { primaryAction } from './saving/publication';
import type { PostDraft } from './saving/use-post-draft';
import type { Saver } from './saving/use-save';

type Props = {
  draft: PostDraft;
  saver: Saver;
  /** Irish clock time. */
  now: string;
  view: View;
  onView: (view: View) => void;
  onCancel: () => void;
  primaryButton: Ref<HTMLButtonElement>;
};

/** The views, and the buttons that save, in the editor's header. The one for drafts submits the form. */
export function EditorActions({ draft: { base, fields }, saver, now, view, onView, onCancel, primaryButton }: Props) {
  const draftLabel = base ? 'Update as Draft' : 'Create as Draft';
  const { label, detail } = primaryAction(base, fields, now);
  return (
    <>
      <ViewToggle view={view} onChange={onView} className="max-lg:mr-auto" />
      {base ? (
        <Button variant="quiet" size="xs" className="max-lg:hidden" onClick={onCancel}>
          Cancel Edit
        </Button>
      ) : null}
      <SubmitButton needsScript busy={saver.saving} busyLabel={draftLabel} variant="quiet" size="xs">
        {draftLabel}
      </SubmitButton>
      <Button
        ref={primaryButton}
        size="xs"
        aria-keyshortcuts="Control+Enter"
        aria-disabled={saver.saving || undefined}
        onClick={() => void saver.save({ publish: true })}
      >
        {detail ? `${label} ` : label}
        {detail ? <span className="max-md:sr-only">{detail}</span> : null}
      </Button>
    </>
  );
}
