import { useSyncExternalStore } from 'react';

const noChanges = () => () => {};

/** False on the server and while React hydrates what the server rendered; true from then on, and in all later components. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
