'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/field';
import { type Pictures, pictureMarkdown } from './use-pictures';

/** Pictures that are uploading, were rejected, or need an alternative text before they are inserted. */
export function PictureQueue({ pictures }: { pictures: Pictures }) {
  const sending = pictures.list.filter((picture) => picture.state === 'sending');
  const next = pictures.list.find((picture) => picture.state === 'stored');
  const stored = pictures.list.filter(({ state }) => state === 'stored').length;
  return (
    // Stays in view next to the caret, which may be far down; on phones, the question about a picture has no room for that.
    <div className="sticky top-23 z-10 grid gap-3 bg-paper empty:hidden max-md:has-[input]:static max-lg:top-28 [&>*]:mt-3">
      {sending.length > 0 ? (
        <div>
          <p role="status" className="text-base text-muted wrap-anywhere">
            Sending {sending[0]?.name}
            {sending.length > 1 ? ` and ${sending.length - 1} more` : ''}…
          </p>
          <progress aria-label={`Upload of ${sending[0]?.name}`} value={sending[0]?.part} className="w-full" />
        </div>
      ) : null}
      {pictures.list.map((picture) =>
        picture.state === 'rejected' ? (
          <Alert key={picture.key} tone="danger" title={picture.name}>
            <p>{picture.message}</p>
            <p className="mt-3 flex gap-3">
              <Button size="xs" onClick={() => pictures.retry(picture)}>
                Try again
              </Button>
              <Button size="xs" variant="quiet" onClick={() => pictures.remove(picture)}>
                Leave it out
              </Button>
            </p>
          </Alert>
        ) : null,
      )}
      {next?.state === 'stored' ? (
        <PicturePanel
          key={next.key}
          path={next.path}
          known={next.alt}
          takesFocus={next.takesFocus}
          left={stored - 1}
          onCancel={() => pictures.remove(next)}
          onInsert={(markdown) => pictures.insert(next, markdown)}
        />
      ) : null}
    </div>
  );
}

type PanelProps = {
  path: string;
  /** The alternative text of an earlier use. */
  known: string;
  takesFocus: boolean;
  left: number;
  onInsert: (markdown: string) => void;
  onCancel: () => void;
};

/** Asks for the alternative text of a picture, which is required, and for a caption. */
function PicturePanel({ path, known, takesFocus, left, onInsert, onCancel }: PanelProps) {
  const [alt, setAlt] = useState(known);
  const [caption, setCaption] = useState('');

  function insert() {
    if (alt.trim()) onInsert(pictureMarkdown(path, alt, caption));
  }

  const onEnter = (event: { key: string; preventDefault: () => void }) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    insert();
  };

  return (
    <div className="grid gap-3 border border-control bg-brand-soft p-4 sm:grid-cols-[8rem_1fr]">
      {/* biome-ignore lint/performance/noImgElement: a picture of our own, in a size of its own */}
      <img src={`${path}?w=480`} alt="" className="max-h-32 w-full object-cover" />
      <div className="grid content-start gap-3">
        <label className="grid gap-1 font-semibold">
          What does the picture show?
          <input
            // biome-ignore lint/a11y/noAutofocus: the writer has chosen the picture and waited, and this is the question about it
            autoFocus={takesFocus}
            dir="auto"
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
            onKeyDown={onEnter}
            className={controlClass}
          />
        </label>
        <label className="grid gap-1 font-semibold">
          Caption, if it needs one
          <input
            dir="auto"
            value={caption}
            onChange={({ target }) => setCaption(target.value)}
            onKeyDown={onEnter}
            className={controlClass}
          />
        </label>
        <div className="flex flex-wrap items-center gap-3">
          <Button size="sm" onClick={insert} disabled={alt.trim() === ''}>
            Insert picture
          </Button>
          <Button size="sm" variant="quiet" onClick={onCancel}>
            Leave it out
          </Button>
          {left > 0 ? <span className="text-base text-muted">{left} more to come</span> : null}
        </div>
      </div>
    </div>
  );
}
