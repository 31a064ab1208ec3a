import { type Desk, isDirty, isSame, isUnstored } from './desk';
import type { DeskEvent } from './desk-reducer';
import { deleteLocalDraft, findLocalDrafts, writeLocalDraft } from './local-draft';

const entryOf = ({ id, holder, editor, base, seq, fields }: Desk) => ({
  id,
  holder,
  by: editor,
  version: base?.version,
  seq,
  fields,
});

/** Whether a transition has shown another text in place of unsaved words that nobody has discarded. */
const hasReplaced = (before: Desk, after: Desk, { type }: DeskEvent): boolean =>
  type !== 'discarded' &&
  before.fields !== after.fields &&
  [after.replaced?.before, after.replaced?.after].includes(after.fields) &&
  isDirty(before);

/** Deletes the entries of other tabs with the same words, and ties the rest to the post if it has just been saved for the first time. */
function tidyOthers(before: Desk, after: Desk): void {
  for (const draft of findLocalDrafts(before.id)) {
    if (draft.holder === after.holder) continue;
    const isNew = !before.base && after.base;
    if (isSame(draft.fields, after.fields)) deleteLocalDraft(draft);
    else if (isNew && writeLocalDraft({ ...draft, id: after.id, version: 0 }) && after.id !== draft.id)
      deleteLocalDraft(draft);
  }
}

/**
 * Brings the browser's store in line with a transition: unsaved words are in it until the site has them. Returns whether it has
 * those of `after`, if there are any.
 */
export function keepDrafts(before: Desk, after: Desk, event: DeskEvent): boolean {
  const isOther = event.type === 'startedNew';
  if (isOther ? event.isDiscarded : after.id !== before.id) deleteLocalDraft(before);
  if (event.type === 'foundDiscarded' && before.found[0]) deleteLocalDraft(before.found[0]);
  if (event.type === 'mineChosen' && before.elsewhere) {
    const { version, seq, fields, savedBy } = before.elsewhere;
    writeLocalDraft({ id: after.id, holder: crypto.randomUUID(), by: savedBy, version, seq, fields });
  }
  const isReplaced = hasReplaced(before, after, event);
  if (isReplaced) writeLocalDraft({ ...entryOf(before), holder: crypto.randomUUID() });
  const isKept = keepOwn(before, after);
  const isSettled = isReplaced || after.loads !== before.loads || event.type === 'saved';
  if (isKept && isSettled) tidyOthers(before, after);
  return isKept;
}

function keepOwn(before: Desk, after: Desk): boolean {
  if (!isUnstored(after)) {
    deleteLocalDraft(after);
    return true;
  }
  const isUnchanged =
    after.fields === before.fields &&
    after.id === before.id &&
    after.base === before.base &&
    after.seq === before.seq &&
    isUnstored(before);
  return isUnchanged ? after.isKept : writeLocalDraft(entryOf(after));
}
