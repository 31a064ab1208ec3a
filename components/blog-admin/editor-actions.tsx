import type { Ref } from 'react';
import { Button } from '@/components/ui/button';
import { SubmitButton } from '@/components/ui/submit-button';
import { type View, ViewToggle } from './rich-text/view-toggle';
import type { Desk } from './saving/desk';
import { primaryAction } from './saving/publication';
import type { Saver } from './saving/use-save';

type Props = {
  desk: Desk;
  saver: Saver;
  /** Irish clock time. */
  now: string;
  view: View;
  onView: (view: View) => void;
  onCancel: () => void;
  primaryButton: Ref<HTMLButtonElement>;
};

/** The views, and the buttons that save, in the editor's header. The one for drafts submits the form. */
export function EditorActions({ desk, saver, now, view, onView, onCancel, primaryButton }: Props) {
  const { base, fields, isSaving } = desk;
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
      <SubmitButton needsScript busy={isSaving} busyLabel={draftLabel} variant="quiet" size="xs">
        {draftLabel}
      </SubmitButton>
      <Button
        ref={primaryButton}
        size="xs"
        aria-keyshortcuts="Control+Enter"
        aria-disabled={isSaving || undefined}
        onClick={() => void saver.save({ publish: true })}
      >
        {detail ? `${label} ` : label}
        {detail ? <span className="max-md:sr-only">{detail}</span> : null}
      </Button>
    </>
  );
}
