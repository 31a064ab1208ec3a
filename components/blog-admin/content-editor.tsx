'use client';

import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Textarea } from '@/components/ui/textarea';
import { showToast } from '@/components/ui/toaster';
import type { PostInput } from '@/lib/blog/post-limits';
import { countWords, readingMinutes } from '@/lib/blog/reading-time';
import { plural } from '@/lib/text/plural';
import { convertPaste, hasForm, MAX_HTML_LENGTH, textOfHtml } from './convert-paste';
import { EditorToolbar, runShortcut } from './editor-toolbar';
import { LivePreview } from './live-preview';
import { PictureLibrary } from './picture-library';
import { PictureQueue } from './picture-queue';
import { useTextPlaces } from './text-places';
import { applyEdit, continueBlock, insertText, pasteUrl, selectedIn } from './textarea-commands';
import { usePictures } from './use-pictures';
import type { View } from './view-toggle';

type Props = { value: string; error?: string; view: View; post: PostInput; onChange: (content: string) => void };

const showPlainPaste = () =>
  showToast({ title: 'Pasted as plain text', text: 'There was too much formatting to convert it. Try smaller parts.' });

/** Where something was dropped: the position in the text below the pointer, or the caret. */
function dropPosition(area: HTMLTextAreaElement, { clientX, clientY }: DragEvent): number {
  const position = document.caretPositionFromPoint?.(clientX, clientY);
  return position?.offsetNode === area ? position.offset : area.selectionEnd;
}

const picturesIn = (files: FileList) => [...files].filter((file) => file.type.startsWith('image/'));

/** The text of an article in Markdown, next to the preview, or the preview alone. */
export function ContentEditor({ value, error, view, post, onChange }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const pastesPlain = useRef(false);
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  const places = useTextPlaces(area, value);
  const pictures = usePictures(places);
  const caret = () => area.current?.selectionEnd ?? value.length;

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const hasModifier = event.ctrlKey || event.metaKey;
    pastesPlain.current = hasModifier && event.shiftKey && event.key.toLowerCase() === 'v';
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !hasModifier && !event.shiftKey && !event.altKey) {
      const edit = continueBlock(selectedIn(event.currentTarget));
      if (!edit) return;
      event.preventDefault();
      applyEdit(event.currentTarget, edit);
    } else if (hasModifier && runShortcut(event.currentTarget, event)) event.preventDefault();
  }

  /** Inserts the text of a paste that had to be converted where the caret was, before what has been typed there since. */
  async function pasteHtml(
    { value: text, selectionStart, selectionEnd }: HTMLTextAreaElement,
    html: string,
    plain: string,
  ) {
    const [start, end] = [places.mark(selectionStart), places.mark(selectionEnd)];
    const selected = text.slice(selectionStart, selectionEnd);
    const markdown = await convertPaste(html, text).catch(() => undefined);
    for (const place of [start, end]) places.release(place);
    if (!area.current) return;
    const isThere = area.current.value.slice(start.at, end.at) === selected;
    const pasted = markdown || plain || textOfHtml(html);
    const caretAfter = start.at + pasted.length;
    const focused = document.activeElement;
    places.apply({ from: start.at, to: isThere ? end.at : start.at, text: pasted, start: caretAfter, end: caretAfter });
    if (focused instanceof HTMLElement && focused !== document.body) focused.focus({ preventScroll: true });
    if (markdown === undefined) showPlainPaste();
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const isPlain = pastesPlain.current;
    pastesPlain.current = false;
    const { clipboardData, currentTarget } = event;
    const [html, plain] = [clipboardData.getData('text/html'), clipboardData.getData('text/plain')];
    const files = picturesIn(clipboardData.files);
    if (files.length > 0 && !plain) {
      event.preventDefault();
      pictures.add(files, caret());
      return;
    }
    if (isPlain) return;
    const edit = pasteUrl(selectedIn(currentTarget), plain);
    if (!edit && !html) return;
    event.preventDefault();
    if (edit) applyEdit(currentTarget, edit);
    else if (html.length > MAX_HTML_LENGTH) {
      insertText(currentTarget, plain || textOfHtml(html));
      showPlainPaste();
    } else if (hasForm(html)) void pasteHtml(currentTarget, html, plain);
    else insertText(currentTarget, plain || textOfHtml(html));
  }

  function onDrop(event: DragEvent<HTMLTextAreaElement>) {
    const files = picturesIn(event.dataTransfer.files);
    if (files.length === 0) return;
    event.preventDefault();
    pictures.add(files, dropPosition(event.currentTarget, event));
  }

  const words = countWords(value);
  return (
    <>
      {view === 'preview' ? null : (
        <EditorToolbar
          area={area}
          onPictures={(files) => pictures.add(files, caret())}
          onLibrary={() => setLibraryOpen(true)}
        />
      )}
      <PictureLibrary
        open={isLibraryOpen}
        onClose={() => setLibraryOpen(false)}
        onChoose={({ path, alt }) => pictures.addStored(path, alt, caret())}
      />
      <div className={view === 'split' ? 'grid items-start gap-8 lg:grid-cols-2' : ''}>
        <div className={view === 'preview' ? 'hidden' : 'min-w-0'}>
          <label htmlFor="post-content" className="sr-only">
            Content
          </label>
          <PictureQueue pictures={pictures} />
          <Textarea
            ref={area}
            id="post-content"
            name="content"
            dir="auto"
            lang={post.lang || undefined}
            value={value}
            placeholder="Write here, in Markdown. Paste from Word, Google Docs or a web page, or drop pictures."
            aria-required="true"
            aria-invalid={error ? true : undefined}
            aria-describedby="post-content-hint"
            onChange={({ target }) => onChange(target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onDrop={onDrop}
            className="grow-with-text block min-h-[55vh] w-full resize-none bg-transparent py-4 font-text text-[1.125rem] leading-relaxed outline-none placeholder:text-muted"
          />
          <p
            id="post-content-hint"
            className="flex flex-wrap justify-between gap-x-6 border-line border-t pt-2 text-base text-muted"
          >
            <span>{error ? <strong className="text-danger">{error}</strong> : 'Markdown'}</span>
            <span className="tabular-nums">
              {plural(words, 'word')}, {readingMinutes(value)} min read
            </span>
          </p>
        </div>
        {view === 'write' ? null : (
          <LivePreview content={value} post={post} tiedTo={view === 'split' ? area : undefined} />
        )}
      </div>
    </>
  );
}
