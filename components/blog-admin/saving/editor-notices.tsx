import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { formatMoment } from '@/lib/format';
import { type Desk, noticeOf, type Origin } from './desk';
import type { LocalDraft } from './local-draft';
import { TwoVersions } from './save-error';

type Props = {
  desk: Desk;
  /** The reason why a save failed. */
  saveError: ReactNode;
  on: Record<'takeOver' | 'takeTheirs' | 'restoreFound' | 'discardFound' | 'discard', () => void>;
};

const moment = (at: string) => formatMoment(new Date(at));

/** The one notice that needs a decision: a failed save, or unsaved text of another device or of an earlier visit. */
export function EditorNotices({ desk, saveError, on }: Props) {
  const { error, elsewhere, origin, found } = desk;
  const [draft] = found;
  const kind = noticeOf(desk);
  if (!kind) return null;
  // Two versions next to each other need more room than the text.
  const isWide = kind === 'elsewhere' || error?.kind === 'conflict';
  return (
    <div
      data-focus-after="post-body"
      className={`mx-auto px-4 pt-4 pb-2 sm:px-6 ${isWide ? 'max-w-[60rem]' : 'max-w-[48rem]'}`}
    >
      {kind === 'error' ? saveError : null}
      {kind === 'elsewhere' && elsewhere ? (
        <Alert tone="warning" role="alert" className="grid gap-4">
          <p className="font-semibold wrap-anywhere">
            This post is being written elsewhere too: {elsewhere.savedBy}, {moment(elsewhere.savedAt)}. Nothing was
            overwritten.
          </p>
          <TwoVersions
            mine={{ title: 'Here', post: desk.fields, choice: 'Go on here', onChoose: on.takeOver }}
            theirs={{
              title: 'Elsewhere',
              post: elsewhere.fields,
              choice: 'Go on with that text',
              onChoose: on.takeTheirs,
            }}
          >
            The other text stays in this browser: it is offered when you open the post again.
          </TwoVersions>
        </Alert>
      ) : null}
      {kind === 'found' && draft ? (
        <Choice text={foundText(draft, desk)}>
          <Button size="sm" onClick={on.restoreFound}>
            Restore them
          </Button>
          <Button size="sm" variant="quiet" onClick={on.discardFound}>
            Discard them
          </Button>
        </Choice>
      ) : null}
      {kind === 'origin' && origin ? (
        <Choice text={originText(origin)}>
          <Button size="sm" variant="quiet" onClick={on.discard}>
            Discard it
          </Button>
        </Choice>
      ) : null}
    </div>
  );
}

function Choice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Alert tone="warning" role="status" className="flex flex-wrap items-center gap-4">
      <p className="min-w-60 flex-1 wrap-anywhere">{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </Alert>
  );
}

/** Whose words these are, and when they were written. */
function foundText({ by, at, version, fields: { title } }: LocalDraft, { base }: Desk): string {
  const named = title ? `: “${title}”` : '';
  const age = base && version !== base.version ? ' They belong to an older version of this post.' : '';
  return `There are unsaved changes from ${moment(at)}${by ? ` by ${by}` : ''} in this browser${named}.${age}`;
}

function originText({ by, at, isLocal }: Origin): string {
  const where = isLocal ? ' in this browser' : '';
  return `This goes on where ${by ?? 'you'} stopped${where}, ${moment(at)}. It is not saved yet.`;
}
