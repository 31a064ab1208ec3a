'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { LibraryImage, LibraryPage } from '@/lib/images/library';
import { fetchLibrary } from '../client/api-client';

/** One page of the library, fetched while it is open. */
function useLibrary(open: boolean) {
  const [page, setPage] = useState(1);
  const [library, setLibrary] = useState<LibraryPage>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!open) return;
    let isCurrent = true;
    void fetchLibrary(page).then((read) => {
      if (!isCurrent) return;
      setLibrary(read);
      setFailed(!read);
    });
    return () => {
      isCurrent = false;
    };
  }, [open, page]);

  return { page, setPage, library, failed };
}

const usage = ({ usedIn }: LibraryImage) => {
  const [first, ...others] = usedIn;
  if (!first) return 'Not used';
  return others.length > 0 ? `In “${first}” and ${others.length} more` : `In “${first}”`;
};

type Props = { open: boolean; onClose: () => void; onChoose: (image: LibraryImage) => void };

/** The uploaded images, each with the posts that show it. Choosing one closes the dialog. */
export function ImageLibrary({ open, onClose, onChoose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { page, setPage, library, failed } = useLibrary(open);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-label="Image library"
      onClose={onClose}
      className="m-auto w-[min(60rem,94vw)] rounded-sheet border border-line bg-card p-5 text-ink backdrop:bg-scrim sm:p-6"
    >
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-h3">Images of this site</h3>
        <Button size="xs" variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      <div className="mt-4 min-h-40" aria-live="polite">
        {failed ? <p className="text-danger">The images could not be loaded. Close this and try again.</p> : null}
        {!library && !failed ? <p className="text-muted">Loading…</p> : null}
        {library?.images.length === 0 ? <p className="text-muted">No image has been uploaded yet.</p> : null}
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
          {library?.images.map((image) => (
            <li key={image.path}>
              <button
                type="button"
                className="block w-full text-left"
                aria-label={`Use ${image.alt || 'an image without a description'}`}
                onClick={() => {
                  // First, since a closing dialog returns the focus, and the question about the image takes it.
                  dialog.current?.close();
                  onChoose(image);
                }}
              >
                {/* biome-ignore lint/performance/noImgElement: an image of our own, in a size of its own */}
                <img
                  src={`${image.path}?w=480`}
                  alt=""
                  loading="lazy"
                  className="aspect-[4/3] w-full rounded-sheet border border-line object-cover"
                />
                <span dir="auto" className="mt-1 line-clamp-2 text-base wrap-anywhere">
                  {image.alt || 'No description yet'}
                </span>
                <span className="line-clamp-2 text-muted text-sm wrap-anywhere">{usage(image)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {library && library.pages > 1 ? (
        <div className="mt-4 flex items-center gap-3">
          <Button size="xs" variant="quiet" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <span className="text-base text-muted tabular-nums">
            Page {page} of {library.pages}
          </span>
          <Button size="xs" variant="quiet" disabled={page >= library.pages} onClick={() => setPage(page + 1)}>
            Older
          </Button>
        </div>
      ) : null}
    </dialog>
  );
}
