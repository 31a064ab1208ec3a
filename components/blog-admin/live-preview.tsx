'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PostInput } from '@/lib/blog/post-limits';
import { fetchPreview } from './api-client';

/** Debounces the preview while the author types. */
const DEBOUNCE_MS = 60;

/** The rendered text, fetched when the author pauses. After a failed request the last rendering stays. */
function usePreview(content: string): string {
  const [html, setHtml] = useState('');
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const rendered =
        content.trim() === '' ? '' : await fetchPreview(content, controller.signal).catch(() => undefined);
      if (!controller.signal.aborted && rendered !== undefined) setHtml(rendered);
    }, DEBOUNCE_MS);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [content]);
  return html;
}

/** Scrolls `pane` as far through its content as the page has scrolled through `text`. */
function useTiedScroll(
  pane: RefObject<HTMLElement | null>,
  text: RefObject<HTMLElement | null> | undefined,
  html: string,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new preview has another height
  useEffect(() => {
    if (!text) return;
    const follow = () => {
      if (!pane.current || !text.current) return;
      const { top, height } = text.current.getBoundingClientRect();
      const progress = Math.min(1, Math.max(0, -top / Math.max(1, height - innerHeight)));
      pane.current.scrollTop = progress * (pane.current.scrollHeight - pane.current.clientHeight);
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [pane, text, html]);
}

type Props = {
  content: string;
  post: PostInput;
  /** The text field that the preview scrolls with. Without it, the preview is as long as the article. */
  tiedTo: RefObject<HTMLElement | null> | undefined;
};

/** The article in the width and fonts of the site. */
export function LivePreview({ content, post, tiedTo }: Props) {
  const html = usePreview(content);
  const pane = useRef<HTMLElement>(null);
  useTiedScroll(pane, tiedTo, html);
  return (
    <section
      ref={pane}
      aria-label="Preview of the text"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, and the keyboard must be able to
      tabIndex={0}
      className={
        tiedTo
          ? 'sticky top-26 h-[calc(100dvh-7.5rem)] min-w-0 overflow-hidden border-line border-l pl-8'
          : 'min-h-[55vh] pt-4'
      }
    >
      {tiedTo ? null : (
        <p className="mb-6 max-w-[60ch] text-lead text-muted" dir="auto" lang={post.lang || undefined}>
          {post.excerpt}
        </p>
      )}
      {html ? (
        <div
          className="prose [&>:first-child]:mt-4"
          dir="auto"
          lang={post.lang || undefined}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by lib/blog/markdown
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ) : (
        <p className="text-muted">What you write appears here as readers will see it.</p>
      )}
    </section>
  );
}
