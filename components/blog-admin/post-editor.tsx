'use client';

import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { useKeepFocus } from '@/components/ui/keep-focus';
import { showToast } from '@/components/ui/toaster';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { EditorPost } from '@/lib/blog/admin-post';
import type { PostInput } from '@/lib/blog/post-limits';
import type { WorkingCopy } from '@/lib/blog/working-copies';
import { DeskHeader } from './desk-header';
import { PostDetails } from './details/post-details';
import { useDrawer } from './details/use-drawer';
import { EditorActions } from './editor-actions';
import { ContentEditor, type TextCheck } from './rich-text/content-editor';
import { useView } from './rich-text/view-toggle';
import { SavedDifference } from './saved-difference';
import { blankPost, isDirty, isSame, isUnstored, noticeOf } from './saving/desk';
import { EditorNotices } from './saving/editor-notices';
import { savedSentence } from './saving/publication';
import { SaveErrorAlert } from './saving/save-error';
import { SaveStatus } from './saving/save-status';
import { useAddress } from './saving/use-address';
import { useDesk } from './saving/use-desk';
import { confirmLeaving, useLeaveWarning } from './saving/use-leave-warning';
import { usePostActions } from './saving/use-post-actions';
import { useSave } from './saving/use-save';
import { useWorkingCopy } from './saving/use-working-copy';
import { panelProps } from './tab-panels';
import { TitleField } from './title-field';
import { useClock } from './use-clock';
import { useDeskShortcuts } from './use-desk-shortcuts';
import { useOpeningFocus } from './use-opening-focus';

type Props = {
  /** The id of the text that was asked for, if any. */
  id: string | undefined;
  /** What the address had in its place. */
  asked: string | undefined;
  opened?: EditorPost;
  /** What the site has of its unsaved text. */
  unsaved?: WorkingCopy;
  /** Irish clock time at which the page was rendered. */
  now: string;
  /** The default byline. */
  author: string;
  /** Who writes. */
  editor: string;
  siteName: string;
  /** A notice above an empty text. */
  notice: ReactNode;
  feedUrl: string;
};

/** Writes a new post, or edits `opened`. */
export function PostEditor({
  id,
  asked,
  opened,
  unsaved,
  now: initialNow,
  author,
  editor,
  siteName,
  notice,
  feedUrl,
}: Props) {
  const now = useClock(initialNow);
  const form = useRef<HTMLFormElement>(null);
  const check = useRef<TextCheck>(null);
  const primaryButton = useRef<HTMLButtonElement>(null);
  const [blank] = useState(() => blankPost(author, initialNow));
  const [view, setView] = useView();
  const drawer = useDrawer();
  const isHydrated = useHydrated();
  useKeepFocus(form);
  useOpeningFocus(opened !== undefined);
  const store = useDesk({ id, editor, blank, opened, unsaved }, form);
  const { desk, dispatch } = store;
  const { base, fields, errors } = desk;
  const isEdit = base !== undefined;
  const mayLose = isUnstored(desk);
  useAddress(desk, asked);
  useLeaveWarning(mayLose, desk.isKept);

  const copy = useWorkingCopy(store);
  const saver = useSave(
    store,
    (post, isUpdate) =>
      showToast({
        title: isUpdate ? 'Post updated successfully' : 'Post created successfully',
        text: savedSentence(post, now),
      }),
    () => check.current?.() ?? true,
    copy.settle,
  );
  const actions = usePostActions(store, saver, copy);
  useDeskShortcuts({ save: () => void saver.save(), goToPrimary });

  function goToPrimary() {
    flushSync(drawer.hideSheet);
    primaryButton.current?.focus();
  }

  // A rejected field may be in the closed drawer, or under the sheet that it is on small screens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each rejected save, not when an error disappears
  useEffect(() => {
    const names = Object.keys(errors).filter((name) => errors[name]);
    if (names.some((name) => name === 'title' || name === 'content')) drawer.hideSheet();
    else if (names.length > 0) drawer.show();
  }, [desk.rejections]);

  function change(patch: Partial<PostInput>) {
    dispatch({ type: 'changed', patch });
    void saver.recheck(Object.keys(patch));
  }

  /** Undo of a replacement, where the text has no history of its own: the rich text reverts it as one of its steps. */
  function onKeyDown(event: KeyboardEvent) {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    const { replaced } = desk;
    if (!isUndo || !replaced || !isSame(fields, replaced.after)) return;
    const isInText = event.target instanceof Element && event.target.closest('#post-text');
    if (isInText && replaced.before.content !== replaced.after.content) return;
    event.preventDefault();
    actions.undo();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void saver.save();
  }

  /** After the text was left for an empty one. */
  function focusTitle() {
    flushSync(drawer.hideSheet);
    form.current?.querySelector<HTMLElement>('[name="title"]')?.focus();
  }

  const cancel = () => actions.cancel() && focusTitle();
  const isEmpty = !base && !isDirty(desk) && !noticeOf(desk);

  return (
    <form
      ref={form}
      id="post-editor"
      onSubmit={submit}
      onKeyDownCapture={onKeyDown}
      noValidate
      className="desk min-h-dvh"
    >
      <h1 className="sr-only">Blog Admin</h1>
      <h2 tabIndex={-1} className="sr-only">
        {isEdit ? 'Edit Post' : 'Create Post'}
      </h2>
      <DeskHeader
        siteName={siteName}
        inert={drawer.isModal}
        mayLeave={() => !mayLose || confirmLeaving(desk.isKept)}
        status={<SaveStatus desk={desk} now={now} />}
        details={
          <Button
            variant="quiet"
            size="xs"
            ref={drawer.button}
            aria-expanded={drawer.isOpen}
            aria-controls="post-details"
            onClick={drawer.toggle}
          >
            Details
          </Button>
        }
        actions={
          <EditorActions
            desk={desk}
            saver={saver}
            now={now}
            view={view}
            onView={setView}
            onCancel={cancel}
            primaryButton={primaryButton}
          />
        }
      />
      <div {...panelProps('edit')} className="flex items-start">
        <div inert={drawer.isModal} className="min-w-0 grow">
          {isEmpty && (isHydrated || !asked) ? (
            <div className="mx-auto max-w-[48rem] px-4 pt-4 sm:px-6">{notice}</div>
          ) : null}
          <EditorNotices
            desk={desk}
            on={actions}
            saveError={
              desk.error ? (
                <SaveErrorAlert
                  error={desk.error}
                  desk={desk}
                  saver={saver}
                  onYield={actions.yieldTo}
                  onMakeNew={actions.makeNew}
                />
              ) : null
            }
          />
          <div className="mx-auto max-w-[48rem] px-4 pb-24 sm:px-6">
            <TitleField fields={fields} errors={errors} change={change} isNew={!opened} />
            <ContentEditor
              key={desk.restarts}
              loads={desk.loads}
              check={check}
              onView={setView}
              value={fields.content}
              error={errors.content}
              view={view}
              lang={fields.lang}
              onChange={(content) => change({ content })}
            />
            <SavedDifference saved={base ?? blank} fields={fields} />
          </div>
        </div>
        {drawer.isModal ? (
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            className="fixed inset-0 z-40 cursor-default bg-scrim"
            onClick={drawer.close}
          />
        ) : null}
        <PostDetails
          {...{ base, fields, errors, change, now }}
          drawer={drawer}
          feedUrl={feedUrl}
          onNew={() => actions.startNew() && focusTitle()}
          onCancel={cancel}
          onDiscard={async (post) => {
            if (await actions.discardChanges(post)) drawer.hideSheet();
          }}
        />
      </div>
    </form>
  );
}
