'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadLate } from '@/components/ui/load-late';
import type { ArticleEditor } from './article-editor';
import type { SlashMenuStore } from './slash-menu-store';

type Options = {
  host: RefObject<HTMLElement | null>;
  /** The text field that the server rendered, whose text, caret and focus the editor takes over. */
  area: RefObject<HTMLTextAreaElement | null>;
  menu: SlashMenuStore;
  attributes: Record<string, string>;
  onChange: (markdown: string) => void;
  onData: (data: DataTransfer, at: number | undefined) => boolean;
  /** Called when the editor cannot be loaded for now, and when it is loaded. */
  onWait: (isWaiting: boolean) => void;
  /** Called if the editor cannot show the text. */
  onFailure: () => void;
};

/** Resolves once no input method is composing a character in a text field. */
function whenComposed(area: HTMLTextAreaElement, isComposing: boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isComposing) area.addEventListener('compositionend', () => resolve(), { once: true });
    else resolve();
  });
}

/** Loads the editor in place of the text field. */
export function useArticleEditor({ host, area, menu, attributes, ...callbacks }: Options) {
  const [article, setArticle] = useState<ArticleEditor>();
  const current = useRef<ArticleEditor>(undefined);
  const latest = useRef(callbacks);
  latest.current = callbacks;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const controller = new AbortController();
    let isComposing = false;
    const note = ({ type }: Event) => {
      isComposing = type === 'compositionstart';
    };
    for (const type of ['compositionstart', 'compositionend'])
      area.current?.addEventListener(type, note, { signal: controller.signal });

    async function load() {
      const { ArticleEditor } = await loadLate(
        () => import('./article-editor'),
        () => latest.current.onWait(true),
      );
      latest.current.onWait(false);
      if (area.current) await whenComposed(area.current, isComposing);
      if (controller.signal.aborted || !area.current || !host.current) return;
      const { value, selectionStart, selectionEnd } = area.current;
      const hasFocus = document.activeElement === area.current;
      const loaded = new ArticleEditor({
        element: host.current,
        markdown: value,
        menu,
        attributes,
        onChange: (markdown) => latest.current.onChange(markdown),
        onData: (data, at) => latest.current.onData(data, at),
      });
      current.current = loaded;
      loaded.select(selectionStart, selectionEnd);
      // At once, so that no key is lost between the two.
      flushSync(() => setArticle(loaded));
      if (hasFocus) loaded.editor.commands.focus(undefined, { scrollIntoView: false });
    }

    load().catch(() => {
      if (!controller.signal.aborted) latest.current.onFailure();
    });
    return () => {
      controller.abort();
      current.current?.destroy();
      current.current = undefined;
    };
  }, []);

  return { article, current };
}
