'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/field';
import type { PostInput } from '@/lib/blog/post-limits';
import { PictureLibrary } from './picture-library';
import { uploadImage } from './upload-image';

type Props = { fields: PostInput; error?: string; change: (patch: Partial<PostInput>) => void };

/** The cover: uploaded, or chosen from the library, with its alternative text. Without one the site draws a cover. */
export function CoverField({ fields: { cover, coverAlt }, error, change }: Props) {
  const [part, setPart] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  const message = problem ?? error;

  async function upload(file: File | undefined) {
    if (!file) return;
    setProblem(undefined);
    setPart(0);
    const result = await uploadImage(file, setPart);
    setPart(undefined);
    if (result.ok) change({ cover: result.path });
    else setProblem(result.message);
  }

  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Cover</legend>
      {cover ? (
        // biome-ignore lint/performance/noImgElement: a picture of our own, in a size of its own
        <img src={`${cover}?w=480`} alt={coverAlt} className="aspect-[16/9] w-full rounded-sheet object-cover" />
      ) : (
        <p className="text-base text-muted">Without one the site draws a cover from the slug.</p>
      )}
      {part === undefined ? null : <progress aria-label="Upload of the cover" value={part} className="mt-2 w-full" />}
      {message ? (
        <p role="alert" className="mt-1.5 font-semibold text-base text-danger">
          {message}
        </p>
      ) : null}
      {cover ? (
        <label className="mt-3 grid gap-1">
          What does the cover show?
          <input
            name="coverAlt"
            dir="auto"
            value={coverAlt}
            onChange={({ target }) => change({ coverAlt: target.value })}
            className={controlClass}
          />
        </label>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <label className="inline-flex min-h-9 cursor-pointer items-center rounded-sheet border border-control px-3 font-semibold text-base focus-within:outline-2 hover:bg-brand-soft">
          Upload
          <input
            type="file"
            aria-label="Upload a cover"
            accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
            className="sr-only"
            onChange={({ target }) => {
              void upload(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
        <Button size="xs" variant="quiet" onClick={() => setLibraryOpen(true)}>
          Choose
        </Button>
        {cover ? (
          <Button size="xs" variant="quiet" onClick={() => change({ cover: '', coverAlt: '' })}>
            Remove
          </Button>
        ) : null}
      </div>
      <PictureLibrary
        open={isLibraryOpen}
        onClose={() => setLibraryOpen(false)}
        onChoose={({ path, alt }) => change({ cover: path, coverAlt: alt })}
      />
    </fieldset>
  );
}
