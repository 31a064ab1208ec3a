'use client';

import { useEffect, useState } from 'react';
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

type Props = { content: string; post: PostInput };

/** The article in the width and fonts of the site. */
export function LivePreview({ content, post }: Props) {
  const html = usePreview(content);
  return (
    <section aria-label="Preview of the text" className="min-h-[55vh] pt-4">
      <p className="mb-6 max-w-[60ch] text-lead text-muted" dir="auto" lang={post.lang || undefined}>
        {post.excerpt}
      </p>
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
