'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { firstUse } from './first-use';

export type Notice = {
  title: string;
  text?: string;
  tone?: 'success' | 'error';
  /** False when the page announces the same in an alert of its own: screen readers then hear it once. */
  announced?: boolean;
  /** One thing that can be done about it, such as Undo. */
  action?: { label: string; onSelect: () => void };
};

const loadToasts = () => import('./toast-list');

/** Shows a message at the bottom of the page for a few seconds, in place of an earlier one. It survives navigation. */
export function showToast(notice: Notice): void {
  void loadToasts().then(({ pushToast }) => pushToast(notice));
}

/** Where toasts appear. What draws them is fetched once the page is used: no toast comes before, and offline it is there. */
export function Toaster() {
  const [List, setList] = useState<ComponentType>();

  useEffect(() => {
    void firstUse.then(loadToasts).then(({ ToastList }) => setList(() => ToastList));
  }, []);

  return List ? <List /> : <div role="alert" />;
}
