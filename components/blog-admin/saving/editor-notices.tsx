import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { formatMoment } from '@/lib/format';
import { SaveErrorAlert, TwoVersions } from './save-error';
import type { PostDraft } from './use-post-draft';
import type { Saver } from './use-save';
import type { WorkingCopyState } from './use-working-copy';

type Props = {
  draft: PostDraft;
  saver: Saver;
  copy: WorkingCopyState;
  /** Discards the unsaved text that another device has left. */
  onDiscard: () => void;
};

/** Notices that need a decision: unsaved text of an earlier visit or of another device, or a failed save. */
export function EditorNotices({ draft, saver, copy, onDiscard }: Props) {
  const { found } = draft;
  const { elsewhere, resumed } = copy;
  if (!found && !saver.error && !elsewhere && !resumed) return null;
  // Two versions next to each other need more room than the text.
  const isConflict = saver.error?.kind === 'conflict' || elsewhere;
  return (
    <div
      data-focus-after="post-body"
      className={`mx-auto grid gap-4 px-4 pt-4 pb-2 sm:px-6 ${isConflict ? 'max-w-[60rem]' : 'max-w-[48rem]'}`}
    >
      {resumed ? (
        <Alert tone="warning" role="status" className="flex flex-wrap items-center gap-4">
          <p className="min-w-60 flex-1">
            This goes on where {resumed.savedBy} stopped, {formatMoment(new Date(resumed.savedAt))}. It is not saved
            yet.
          </p>
          <Button size="sm" variant="quiet" onClick={onDiscard}>
            Discard it
          </Button>
        </Alert>
      ) : null}
      {elsewhere ? (
        <Alert tone="warning" role="alert" className="grid gap-4">
          <p className="font-semibold">
            This post is being written elsewhere too: {elsewhere.savedBy}, {formatMoment(new Date(elsewhere.savedAt))}.
            Nothing was overwritten.
          </p>
          <TwoVersions
            mine={{ title: 'Here', post: draft.fields, choice: 'Go on here', onChoose: copy.takeOver }}
            theirs={{
              title: 'Elsewhere',
              post: elsewhere.fields,
              choice: 'Go on with that text',
              onChoose: copy.takeTheirs,
            }}
          >
            The other text stays in this browser: it is offered when you open the post again.
          </TwoVersions>
        </Alert>
      ) : null}
      {found ? (
        <Alert tone="warning" role="status" className="flex flex-wrap items-center gap-4">
          <p className="min-w-60 flex-1">
            There are unsaved changes from {formatMoment(new Date(found.at))}
            {found.fields.title ? `: “${found.fields.title}”` : ''}.
          </p>
          <div className="flex gap-3">
            <Button size="sm" onClick={draft.restoreFound}>
              Restore them
            </Button>
            <Button size="sm" variant="quiet" onClick={draft.discardFound}>
              Discard them
            </Button>
          </div>
        </Alert>
      ) : null}
      {saver.error ? <SaveErrorAlert error={saver.error} draft={draft} saver={saver} /> : null}
    </div>
  );
}
