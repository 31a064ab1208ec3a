'use client';

import { useRef, useState } from 'react';
import { uploadImage } from './upload-image';

/** A chosen picture: uploading (`part` from 0 to 1), stored but without alternative text, or rejected. */
export type Picture = { key: string; name: string } & (
  | { state: 'sending'; part: number }
  | { state: 'stored'; path: string; alt: string }
  | { state: 'rejected'; message: string; file: File }
);

/** The Markdown of a picture; a caption becomes its title. */
export function pictureMarkdown(path: string, alt: string, caption: string): string {
  const clean = (text: string) => text.replaceAll(/[[\]\\]/g, ' ').trim();
  const title = caption.trim() ? ` "${caption.trim().replaceAll('"', '”')}"` : '';
  return `![${clean(alt)}](${path}${title})`;
}

/** Uploads pictures one at a time, and lists those that still need attention. `insert` inserts a block of Markdown into the text. */
export function usePictures(insert: (markdown: string) => void) {
  const [list, setList] = useState<Picture[]>([]);
  const queue = useRef(Promise.resolve());

  const replace = (key: string, next: Picture | undefined) =>
    setList((pictures) => pictures.flatMap((picture) => (picture.key === key ? (next ?? []) : picture)));

  async function send(key: string, file: File) {
    const { name } = file;
    const result = await uploadImage(file, (part) => replace(key, { key, name, state: 'sending', part }));
    if (result.ok) replace(key, { key, name, state: 'stored', path: result.path, alt: '' });
    else replace(key, { key, name, state: 'rejected', message: result.message, file });
  }

  function add(files: readonly File[]) {
    const chosen = files.map((file) => ({ key: crypto.randomUUID(), file }));
    setList((pictures) => [
      ...pictures,
      ...chosen.map(({ key, file }) => ({ key, name: file.name, state: 'sending' as const, part: 0 })),
    ]);
    for (const { key, file } of chosen) queue.current = queue.current.then(() => send(key, file));
  }

  return {
    list,
    add,
    /** Adds a picture of the library. */
    addStored: (path: string, alt: string) =>
      setList((pictures) => [...pictures, { key: crypto.randomUUID(), name: alt, state: 'stored', path, alt }]),
    remove: (key: string) => replace(key, undefined),
    retry(picture: Extract<Picture, { state: 'rejected' }>) {
      replace(picture.key, undefined);
      add([picture.file]);
    },
    insert(key: string, markdown: string) {
      replace(key, undefined);
      insert(markdown);
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;
