'use client';

import { Toaster as HotToaster } from 'react-hot-toast';

/** Where toasts appear: mounted only by layouts whose pages raise them. Announced politely to screen readers. */
export function Toaster() {
  return (
    <HotToaster
      position="bottom-center"
      toastOptions={{
        duration: 5000,
        style: {
          background: 'var(--color-ink)',
          color: 'var(--color-paper)',
          borderRadius: 'var(--radius-sheet)',
          maxWidth: '28rem',
        },
      }}
    />
  );
}
