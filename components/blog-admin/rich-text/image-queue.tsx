'use client';

import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { Images } from './use-images';

/** The image that is being sent, and those that were rejected. */
export function ImageQueue({ images: { sending, rejected, retry, leaveOut } }: { images: Images }) {
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
      {rejected.map((image) => (
        <Alert key={image.key} tone="danger" title={image.file.name}>
          <p>{image.message}</p>
          <p className="mt-3 flex gap-3">
            <Button size="xs" onClick={() => retry(image)}>
              Try again
            </Button>
            <Button size="xs" variant="quiet" onClick={() => leaveOut(image)}>
              Leave it out
            </Button>
          </p>
        </Alert>
      ))}
    </div>
  );
}
