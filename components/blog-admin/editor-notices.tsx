import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { formatMoment } from '@/lib/format';
import { SaveErrorAlert } from './save-error';
import type { PostDraft } from './use-post-draft';
import type { Saver } from './use-save';

/** Notices that need a decision: an unsaved draft of an earlier visit, or a failed save. */
export function EditorNotices({ draft, saver }: { draft: PostDraft; saver: Saver }) {
  const { found } = draft;
  if (!found && !saver.error) return null;
  // Two versions next to each other need more room than the text.
  const isConflict = saver.error?.kind === 'conflict';
  return (
    <div
      data-focus-after="post-body"
      className={`mx-auto grid gap-4 px-4 pt-4 pb-2 sm:px-6 ${isConflict ? 'max-w-[60rem]' : 'max-w-[48rem]'}`}
    >
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
      {saver.error ? (
        <SaveErrorAlert
          error={saver.error}
          mine={draft.fields}
          onRetry={() => void saver.retry()}
          onOverwrite={(current) => {
            draft.rebase(current);
            void saver.retry(current.version);
          }}
          onTakeTheirs={(current) => {
            saver.clear();
            draft.startFrom(current);
          }}
          onSaveAsNew={() => {
            draft.rebase(undefined);
            saver.clear();
          }}
        />
      ) : null}
    </div>
  );
}
