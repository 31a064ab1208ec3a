'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/field';

/** Asks what an uploaded picture shows, for whoever does not see it, before it goes into the text. */
export function PicturePanel({
  path,
  onInsert,
  onCancel,
}: {
  path: string;
  onInsert: (markdown: string) => void;
  onCancel: () => void;
}) {
  const [alt, setAlt] = useState('');
  const insert = () => onInsert(`\n\n![${alt.replaceAll(/[[\]\\]/g, ' ').trim()}](${path})\n\n`);
  return (
    <div className="grid gap-3 border border-control border-b-0 bg-brand-soft p-4 sm:grid-cols-[8rem_1fr]">
      {/* biome-ignore lint/performance/noImgElement: a picture of our own, in a size of its own */}
      <img src={`${path}?w=480`} alt="" className="max-h-32 w-full object-cover" />
      <div className="grid content-start gap-3">
        <label className="grid gap-1 font-semibold">
          What does the picture show?
          <input
            // biome-ignore lint/a11y/noAutofocus: the writer has just chosen the picture, and this is the question about it
            autoFocus
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (alt.trim()) insert();
            }}
            className={controlClass}
          />
        </label>
        <div className="flex gap-3">
          <Button size="sm" onClick={insert} disabled={alt.trim() === ''}>
            Insert picture
          </Button>
          <Button size="sm" variant="quiet" onClick={onCancel}>
            Leave it out
          </Button>
        </div>
      </div>
    </div>
  );
}
