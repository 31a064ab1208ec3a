'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';

/** A read-only text field with a copy button. */
export function CopyText({ id, label, text, rows = 8 }: { id: string; label: string; text: string; rows?: number }) {
  const [message, setMessage] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setMessage('Copied.');
    } catch {
      setMessage('Your browser doesn’t allow copying. Select the text and copy it yourself.');
    }
  }

  return (
    <div className="mt-3 grid justify-items-start gap-2">
      <textarea
        id={id}
        aria-label={label}
        readOnly
        rows={rows}
        defaultValue={text}
        className="block w-full rounded-sheet border border-control bg-paper p-3 font-mono text-base"
      />
      <div className="needs-script flex items-center gap-3">
        <Button variant="quiet" size="sm" onClick={copy}>
          Copy
        </Button>
        <span role="status" className="text-base">
          {message}
        </span>
      </div>
    </div>
  );
}
