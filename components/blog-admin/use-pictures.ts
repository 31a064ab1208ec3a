'use client';

import { useRef, useState } from 'react';
import { showToast } from '@/components/ui/toaster';
import type { Place, TextPlaces } from './text-places';
import { uploadImage } from './upload-image';
import { useActivity } from './use-activity';

/**
 * A chosen picture, which belongs at `place`: uploading (`part` from 0 to 1), stored but without alternative text, or rejected.
 * The question about a stored one takes the focus only from a writer who has waited for it.
 */
export type Picture = { key: string; name: string; place: Place } & (
  | { state: 'sending'; part: number }
  | { state: 'stored'; path: string; alt: string; takesFocus: boolean }
  | { state: 'rejected'; message: string; file: File }
);

/** The Markdown of a picture; a caption becomes its title. */
export function pictureMarkdown(path: string, alt: string, caption: string): string {
  const clean = (text: string) => text.replaceAll(/[[\]\\]/g, ' ').trim();
  const title = caption.trim() ? ` "${caption.trim().replaceAll('"', '”')}"` : '';
  return `![${clean(alt)}](${path}${title})`;
}

/** Uploads pictures one at a time, and lists those that still need attention. */
export function usePictures(places: Pick<TextPlaces, 'mark' | 'release' | 'insertBlock'>) {
  const [list, setList] = useState<Picture[]>([]);
  const queue = useRef(Promise.resolve());
  const activity = useActivity();

  const replace = (key: string, next: Picture | undefined) =>
    setList((pictures) => pictures.flatMap((picture) => (picture.key === key ? (next ?? []) : picture)));

  /** Takes a picture off the list. The next question takes the focus of the one that was answered. */
  function finish({ key, place }: Picture) {
    places.release(place);
    setList((pictures) => {
      const others = pictures.filter((picture) => picture.key !== key);
      const next = others.find(({ state }) => state === 'stored');
      return others.map((picture) => (picture === next ? { ...picture, takesFocus: true } : picture));
    });
  }

  async function send(key: string, place: Place, file: File, since: string) {
    const { name } = file;
    const result = await uploadImage(file, (part) => replace(key, { key, name, place, state: 'sending', part }));
    if (!result.ok) {
      replace(key, { key, name, place, state: 'rejected', message: result.message, file });
      return;
    }
    const takesFocus = activity() === since;
    replace(key, { key, name, place, state: 'stored', path: result.path, alt: '', takesFocus });
    if (!takesFocus) showToast({ title: `${name} has arrived`, text: 'Describe it above the text to insert it.' });
  }

  /** Uploads files, which belong at a position of the text. */
  function add(files: readonly File[], at: number) {
    const chosen = files.map((file) => ({ key: crypto.randomUUID(), place: places.mark(at), file }));
    const since = activity();
    setList((pictures) => [
      ...pictures,
      ...chosen.map(({ key, place, file }) => ({ key, place, name: file.name, state: 'sending' as const, part: 0 })),
    ]);
    for (const { key, place, file } of chosen) queue.current = queue.current.then(() => send(key, place, file, since));
  }

  return {
    list,
    add,
    /** Adds a picture of the library. */
    addStored(path: string, alt: string, at: number) {
      const stored = { key: crypto.randomUUID(), name: alt, place: places.mark(at), state: 'stored' as const };
      setList((pictures) => [...pictures, { ...stored, path, alt, takesFocus: true }]);
    },
    remove: finish,
    retry(picture: Extract<Picture, { state: 'rejected' }>) {
      finish(picture);
      add([picture.file], picture.place.at);
    },
    insert(picture: Picture, markdown: string) {
      finish(picture);
      places.insertBlock(picture.place.at, markdown);
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;
