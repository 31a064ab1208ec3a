'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { useKeepFocus } from '@/components/ui/keep-focus';
import { showToast } from '@/components/ui/toaster';
import type { EditorPost } from '@/lib/blog/admin-post';
import type { PostInput } from '@/lib/blog/post-limits';
import type { WorkingCopy } from '@/lib/blog/working-copies';
import { discardChanges as requestDiscard } from './client/api-client';
import { DeskHeader } from './desk-header';
import { PostDetails } from './details/post-details';
import { useDrawer } from './details/use-drawer';
import { EditorActions } from './editor-actions';
import { ContentEditor, type TextCheck } from './rich-text/content-editor';
import { useView } from './rich-text/view-toggle';
import { SavedDifference } from './saved-difference';
import { EditorNotices } from './saving/editor-notices';
import { savedSentence } from './saving/publication';
import { SaveStatus } from './saving/save-status';
import { blankPost, confirmLeaving, useLeaveWarning, usePostDraft } from './saving/use-post-draft';
import { useSave } from './saving/use-save';
import { useWorkingCopy } from './saving/use-working-copy';
import { panelProps } from './tab-panels';
import { TitleField } from './title-field';
import { useClock } from './use-clock';
import { useDeskShortcuts } from './use-desk-shortcuts';
import { useOpeningFocus } from './use-opening-focus';

type Props = {
  opened?: EditorPost;
  /** What the site has of its unsaved text. */
  unsaved?: WorkingCopy;
  /** Irish clock time at which the page was rendered. */
  now: string;
  /** The default byline. */
  author: string;
  siteName: string;
  /** A notice above the post. */
  notice?: ReactNode;
  feedUrl: string;
};

const editPath = (id: string | undefined) => (id ? `/blog-admin?edit=${id}` : '/blog-admin');

/** Writes a new post, or edits `opened`. */
export function PostEditor({ opened, unsaved, now: initialNow, author, siteName, notice, feedUrl }: Props) {
  const now = useClock(initialNow);
  const form = useRef<HTMLFormElement>(null);
  const check = useRef<TextCheck>(null);
  const primaryButton = useRef<HTMLButtonElement>(null);
  const [blank] = useState(() => blankPost(author, initialNow));
  const [view, setView] = useView();
  const drawer = useDrawer();
  useKeepFocus(form);
  useOpeningFocus(opened !== undefined);
  const draft = usePostDraft(blank, opened, unsaved?.version === opened?.version ? unsaved?.fields : undefined, form);
  const copy = useWorkingCopy(draft, unsaved);
  const isUnstored = draft.isDirty && !copy.isStored;
  useLeaveWarning(isUnstored);
  const { base, fields } = draft;
  const isEdit = base !== undefined;

  const saver = useSave(
    draft,
    (post) => {
      // Not a navigation: the text keeps its caret, its scroll position and its undo history.
      window.history.replaceState(null, '', editPath(post.id));
      showToast({
        title: isEdit ? 'Post updated successfully' : 'Post created successfully',
        text: savedSentence(post, now),
      });
    },
    () => check.current?.() ?? true,
    copy.settle,
  );

  useDeskShortcuts({ save: () => void saver.save(), goToPrimary });

  function goToPrimary() {
    flushSync(drawer.hideSheet);
    primaryButton.current?.focus();
  }

  // A rejected field may be in the closed drawer, or under the sheet that it is on small screens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each rejected save, not when an error disappears
  useEffect(() => {
    const names = Object.keys(saver.errors).filter((name) => saver.errors[name]);
    if (names.some((name) => name === 'title' || name === 'content')) drawer.hideSheet();
    else if (names.length > 0) drawer.show();
  }, [saver.rejections]);

  function change(patch: Partial<PostInput>) {
    draft.change(patch);
    void saver.recheck({ ...fields, ...patch }, Object.keys(patch));
  }

  /** Goes on from a post as it was saved, or from an empty editor. */
  function startFrom(post: EditorPost | undefined, isDiscarded: boolean) {
    copy.leave(isDiscarded);
    draft.startFrom(post);
    saver.clear();
  }

  /** Leaves the post for an empty editor. */
  function startNew(isDiscarded: boolean) {
    startFrom(undefined, isDiscarded);
    window.history.replaceState(null, '', editPath(undefined));
    flushSync(drawer.hideSheet);
    form.current?.querySelector<HTMLElement>('[name="title"]')?.focus();
  }

  async function discardChanges(post: EditorPost) {
    if (!confirm('Discard the unpublished changes? They stay in the history.')) return;
    const result = await requestDiscard(post.id);
    if (result.kind === 'saved') {
      startFrom(result.post, true);
      drawer.hideSheet();
      showToast({ title: 'Post updated successfully', text: 'This is the published version.' });
    } else showToast({ title: 'Failed to update post', tone: 'error' });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void saver.save();
  }

  function cancel() {
    if (!draft.isDirty || confirm('Discard your changes?')) startNew(true);
  }

  function discardUnsaved() {
    startFrom(base, true);
    if (!base) window.history.replaceState(null, '', editPath(undefined));
  }

  return (
    <form ref={form} id="post-editor" onSubmit={submit} noValidate className="desk min-h-dvh">
      <h1 className="sr-only">Blog Admin</h1>
      <h2 tabIndex={-1} className="sr-only">
        {isEdit ? 'Edit Post' : 'Create Post'}
      </h2>
      <DeskHeader
        siteName={siteName}
        inert={drawer.isModal}
        mayLeave={() => !isUnstored || confirmLeaving()}
        status={<SaveStatus draft={draft} saver={saver} now={now} isStored={copy.isStored} />}
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
            draft={draft}
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
          {base ? null : notice}
          <EditorNotices draft={draft} saver={saver} copy={copy} onDiscard={discardUnsaved} />
          <div className="mx-auto max-w-[48rem] px-4 pb-24 sm:px-6">
            <TitleField fields={fields} errors={saver.errors} change={change} isNew={!opened} />
            <ContentEditor
              key={draft.loads}
              check={check}
              onView={setView}
              value={fields.content}
              error={saver.errors.content}
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
          {...{ base, fields, errors: saver.errors, change, now }}
          drawer={drawer}
          feedUrl={feedUrl}
          onNew={() => {
            if (!isUnstored || confirm('Start a new post without saving this one?')) startNew(false);
          }}
          onCancel={cancel}
          onDiscard={discardChanges}
        />
      </div>
    </form>
  );
}
