import { createElement, Fragment, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { deferred } from './deferred';

/** Hydrates a page, and resolves between React's commit and its effects, when a browser may handle an event. */
export async function hydrateUntilEffects(page: Element, content: ReactNode): Promise<Root> {
  const committed = deferred();
  function Commit() {
    useLayoutEffect(() => {
      // The time slice of React's scheduler is over.
      vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000);
      setImmediate(committed.resolve);
    }, []);
    return null;
  }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = hydrateRoot(page, createElement(Fragment, null, content, createElement(Commit)));
  await committed.promise;
  vi.mocked(performance.now).mockRestore();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  return root;
}
