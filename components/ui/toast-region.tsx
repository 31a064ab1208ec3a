'use client';

import toast, { Toaster } from 'react-hot-toast';
import type { Notice } from './toaster';

function Words({ title, text }: Notice) {
  return (
    <span>
      <strong className="block font-semibold">{title}</strong>
      {text}
    </span>
  );
}

/** Shows a toast in place of an earlier one. Read out at once when something went wrong, and when there is a pause otherwise. */
export function raise(notice: Notice): void {
  const words = <Words {...notice} />;
  toast.remove();
  if (notice.tone === 'error') toast.error(words, { ariaProps: { role: 'alert', 'aria-live': 'assertive' } });
  else toast.success(words);
}

export function ToastRegion() {
  return (
    <Toaster
      position="bottom-center"
      toastOptions={{
        duration: 5000,
        style: {
          background: 'var(--color-ink)',
          color: 'var(--color-paper)',
          borderRadius: 'var(--radius-sheet)',
          maxWidth: '28rem',
        },
        error: { style: { background: 'var(--color-danger)', color: 'var(--color-paper)' } },
      }}
    />
  );
}
