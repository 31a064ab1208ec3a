'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { firstUse } from './first-use';
import { loadLate, loadNow } from './load-late';
import type { Notice } from './notice';

const loadToasts = () => import('./toast-list');

/**
 * Shows a toast for a few seconds and dismisses the previous one. It survives navigation. If its script cannot be loaded there is
 * none: minutes later it would be out of date.
 */
export function showToast(notice: Notice): void {
  void loadNow(loadToasts).then((toasts) => toasts?.pushToast(notice));
}

/** The container of toasts. Its script is loaded on first use: no toast appears earlier, and it is then available offline. */
export function Toaster() {
  const [List, setList] = useState<ComponentType>();

  useEffect(() => {
    void firstUse.then(() => loadLate(loadToasts)).then(({ ToastList }) => setList(() => ToastList));
  }, []);

  return List ? <List /> : <div role="alert" />;
}
