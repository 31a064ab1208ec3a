'use client';

import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { Pictures } from './use-pictures';

/** The picture that is being sent, and those that were rejected. */
export function PictureQueue({ pictures: { sending, rejected, retry, leaveOut } }: { pictures: Pictures }) {
  return (
    <div className="sticky top-26 z-10 grid gap-3 bg-paper empty:hidden [&>*]:mt-3">
      {sending ? (
        <div>
          <p role="status" className="text-base text-muted wrap-anywhere">
            Sending {sending.name}…
          </p>
          <progress aria-label={`Upload of ${sending.name}`} value={sending.part} className="w-full" />
        </div>
      ) : null}
      {rejected.map((picture) => (
        <Alert key={picture.key} tone="danger" title={picture.file.name}>
          <p>{picture.message}</p>
          <p className="mt-3 flex gap-3">
            <Button size="xs" onClick={() => retry(picture)}>
              Try again
            </Button>
            <Button size="xs" variant="quiet" onClick={() => leaveOut(picture)}>
              Leave it out
            </Button>
          </p>
        </Alert>
      ))}
    </div>
  );
}
