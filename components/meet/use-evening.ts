import { useEffect, useState } from 'react';

const STEP_MS = 800;
const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The evenings of this tab that were played. */
const played = new Set<string>();

/**
 * How many of the steps are shown: all of them on the server, then one after the other, once. `end` shows the rest.
 * @param isSkipped shows all from the beginning
 */
export function useEvening(
  key: string,
  steps: number,
  isSkipped: boolean,
): { shown: number; isPending: boolean; end: () => void } {
  const [shown, setShown] = useState<number>();
  const hasEnded = shown !== undefined && shown >= steps;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was skipped at first is not played later
  useEffect(() => {
    if (steps === 0) return;
    setShown(isSkipped || played.has(key) || still() ? steps : 1);
  }, [steps]);

  useEffect(() => {
    if (hasEnded && steps > 0) played.add(key);
    if (steps === 0 || shown === undefined || hasEnded) return;
    const next = setTimeout(() => setShown(shown + 1), STEP_MS);
    return () => clearTimeout(next);
  }, [key, steps, shown, hasEnded]);

  return { shown: shown ?? steps, isPending: shown === undefined, end: () => setShown(steps) };
}
