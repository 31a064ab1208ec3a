'use client';

import { useEffect, useState } from 'react';
import { fetchPreview } from './api-client';

const PAUSE_MS = 350;

/** The text as readers will see it, made by the site's own renderer whenever the writer pauses. */
export function LivePreview({ content }: { content: string }) {
  const [html, setHtml] = useState('');

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const rendered = content.trim() === '' ? '' : await fetchPreview(content);
      // While it cannot be had, the last one stays.
      if (isCurrent && rendered !== undefined) setHtml(rendered);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [content]);

  return (
    <div className="min-w-0">
      <h2 className="mb-1.5 font-semibold font-text text-base">Preview</h2>
      <section
        aria-label="Preview of the text"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must be able to
        tabIndex={0}
        className="max-h-[44rem] min-h-40 overflow-auto border border-line bg-card p-5 sm:p-7"
      >
        {html ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by lib/blog/markdown
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        ) : (
          <p className="text-muted">What you write appears here as readers will see it.</p>
        )}
      </section>
    </div>
  );
}
