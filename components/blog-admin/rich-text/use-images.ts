'use client';

import { type RefObject, useRef, useState } from 'react';
import { uploadImage } from '../client/upload-image';
import type { ArticleEditor } from './article-editor';

type Rejected = { key: string; file: File; message: string; place: string };

/** Uploads images one at a time, and puts each where it was dropped. The author can go on writing meanwhile. */
export function useImages(article: RefObject<ArticleEditor | undefined>) {
  const [sending, setSending] = useState<{ name: string; part: number }>();
  const [rejected, setRejected] = useState<Rejected[]>([]);
  const queue = useRef(Promise.resolve());

  async function send(file: File, place: string) {
    const result = await uploadImage(file, (part) => setSending({ name: file.name, part }));
    setSending(undefined);
    if (result.ok) article.current?.insertImage(place, result.path, '');
    else setRejected((all) => [...all, { key: crypto.randomUUID(), file, message: result.message, place }]);
  }

  function enqueue(file: File, place: string) {
    setSending((current) => current ?? { name: file.name, part: 0 });
    queue.current = queue.current.then(() => send(file, place));
  }

  const dismiss = ({ key }: Rejected) => setRejected((all) => all.filter((each) => each.key !== key));

  return {
    sending,
    rejected,
    /** Uploads files, which belong at a position, or at the caret. */
    add(files: readonly File[], at: number | undefined) {
      const editor = article.current;
      if (!editor) return;
      for (const file of files) enqueue(file, editor.mark(at, `Sending ${file.name}…`));
    },
    retry(image: Rejected) {
      dismiss(image);
      enqueue(image.file, image.place);
    },
    leaveOut(image: Rejected) {
      dismiss(image);
      article.current?.release(image.place);
    },
  };
}

export type Images = ReturnType<typeof useImages>;
