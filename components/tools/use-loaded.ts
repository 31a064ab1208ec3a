import { useEffect, useState } from 'react';
import { type Called, callApi } from '@/components/ui/call-api';

export type Loaded<T> = {
  /** Undefined until it is loaded. */
  value: T | undefined;
  /** Why it could not be loaded, as a sentence. */
  failure: string | undefined;
  retry: () => void;
};

/** Loads what an API of this site responds to GET `path`, and again when the path changes; nothing while it is undefined. */
export function useLoaded<T>(path: string | undefined): Loaded<T> {
  const [loaded, setLoaded] = useState<{ path: string; response: Called<T> }>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the request
  useEffect(() => {
    if (path === undefined) return;
    const leaving = new AbortController();
    callApi<T>(path, { signal: leaving.signal })
      .then((response) => setLoaded({ path, response }))
      // Aborted.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [path, attempt]);

  const response = loaded?.path === path ? loaded?.response : undefined;
  return {
    value: response?.ok ? response.value : undefined,
    failure: response?.ok === false ? response.message : undefined,
    retry: () => setAttempt((count) => count + 1),
  };
}
