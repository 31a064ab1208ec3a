'use client';

import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { showToast } from '@/components/ui/toaster';
import { countWords, readingMinutes } from '@/lib/blog/reading-time';
import { uploadImage } from './api-client';
import { EditorToolbar, runShortcut } from './editor-toolbar';
import { LivePreview } from './live-preview';
import { PicturePanel } from './picture-panel';
import { insertText } from './textarea-commands';

type Props = { value: string; error?: string; onChange: (content: string) => void; onSave: () => void };

const pictureIn = (files: FileList | undefined) => [...(files ?? [])].find((file) => file.type.startsWith('image/'));

/** The text of an article in Markdown, beside what it will look like. */
export function ContentEditor({ value, error, onChange, onSave }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [picture, setPicture] = useState<string>();
  const [uploading, setUploading] = useState(false);

  async function upload(file: File) {
    setUploading(true);
    const answer = await uploadImage(file);
    setUploading(false);
    if (answer.ok) setPicture(answer.path);
    else showToast({ title: answer.message, tone: 'error' });
  }

  function takePicture(event: ClipboardEvent | DragEvent, files: FileList | undefined) {
    const file = pictureIn(files);
    if (!file) return;
    event.preventDefault();
    void upload(file);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    if (event.key === 's') onSave();
    else if (!runShortcut(event.currentTarget, event.key)) return;
    event.preventDefault();
  }

  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <div>
        <label htmlFor="post-content" className="mb-1.5 block font-semibold">
          Content{' '}
          <span aria-hidden="true" className="text-danger">
            *
          </span>
        </label>
        <EditorToolbar area={area} onPicture={upload} />
        {picture ? (
          <PicturePanel
            path={picture}
            onCancel={() => setPicture(undefined)}
            onInsert={(markdown) => {
              setPicture(undefined);
              if (area.current) insertText(area.current, markdown);
            }}
          />
        ) : null}
        <textarea
          ref={area}
          id="post-content"
          name="content"
          rows={24}
          value={value}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby="post-content-hint"
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => takePicture(event, event.clipboardData.files)}
          onDrop={(event) => takePicture(event, event.dataTransfer.files)}
          className="block w-full border border-control bg-card p-4 font-mono text-base leading-relaxed aria-invalid:border-2 aria-invalid:border-danger"
        />
        <p id="post-content-hint" className="mt-1.5 flex flex-wrap justify-between gap-x-6 text-base text-muted">
          <span>
            {error ? <strong className="text-danger">{error}</strong> : 'Markdown. Paste or drop pictures into it.'}
          </span>
          <span className="tabular-nums" aria-live="off">
            {uploading ? 'Sending the picture… ' : ''}
            {countWords(value).toLocaleString('en-IE')} words, {readingMinutes(value)} min read
          </span>
        </p>
      </div>
      <LivePreview content={value} />
    </div>
  );
}
