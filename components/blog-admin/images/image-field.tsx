'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/field';
import type { LibraryImage } from '@/lib/images/library';
import { uploadImage } from '../client/upload-image';
import { ImageLibrary } from './image-library';

type Chosen = Pick<LibraryImage, 'path' | 'alt'>;

type Props = {
  label: string;
  /** What readers see without an image. */
  hint: string;
  /** The path of the image; empty for none. */
  path: string;
  /** Its alternative text, unless it needs none. */
  alt?: string;
  error?: string;
  onChange: (image: Chosen) => void;
};

/** An image of a post, uploaded or chosen from the library. */
export function ImageField({ label, hint, path, alt, error, onChange }: Props) {
  const [part, setPart] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  const message = problem ?? error;
  const name = label.toLowerCase();

  async function upload(file: File | undefined) {
    if (!file) return;
    setProblem(undefined);
    setPart(0);
    const result = await uploadImage(file, setPart);
    setPart(undefined);
    if (result.ok) onChange({ path: result.path, alt: alt ?? '' });
    else setProblem(result.message);
  }

  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {path ? (
        // biome-ignore lint/performance/noImgElement: an image of our own, in a size of its own
        <img src={`${path}?w=480`} alt={alt ?? ''} className="aspect-[16/9] w-full rounded-sheet object-cover" />
      ) : (
        <p className="text-base text-muted">{hint}</p>
      )}
      {part === undefined ? null : (
        <progress aria-label={`Upload of the ${name}`} value={part} className="mt-2 w-full" />
      )}
      {message ? (
        <p role="alert" className="mt-1.5 font-semibold text-base text-danger">
          {message}
        </p>
      ) : null}
      {path && alt !== undefined ? (
        <label className="mt-3 grid gap-1">
          What does the {name} show?
          <input
            name={`${name}Alt`}
            dir="auto"
            value={alt}
            onChange={({ target }) => onChange({ path, alt: target.value })}
            className={controlClass}
          />
        </label>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <label className="inline-flex min-h-9 cursor-pointer items-center rounded-sheet border border-control px-3 font-semibold text-base focus-within:outline-2 hover:bg-brand-soft">
          Upload
          <input
            type="file"
            aria-label={`Upload a ${name}`}
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
        {path ? (
          <Button size="xs" variant="quiet" onClick={() => onChange({ path: '', alt: '' })}>
            Remove
          </Button>
        ) : null}
      </div>
      <ImageLibrary open={isLibraryOpen} onClose={() => setLibraryOpen(false)} onChoose={onChange} />
    </fieldset>
  );
}
