import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

let root: Root | undefined;

/** Renders into an element at the end of the document, always the same one until the end of the test, which removes it. */
export async function render(content: ReactNode): Promise<void> {
  if (!root) {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const page = document.body.appendChild(document.createElement('div'));
    root = createRoot(page);
    onTestFinished(async () => {
      await act(async () => root?.unmount());
      page.remove();
      root = undefined;
    });
  }
  await act(async () => root?.render(content));
}
