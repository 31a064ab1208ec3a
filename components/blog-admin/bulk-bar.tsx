import { Button } from '@/components/ui/button';

type Props = {
  count: number;
  busy: boolean;
  onPublish: () => void;
  onUnpublish: () => void;
  onDelete: () => void;
  onClear: () => void;
};

/** The actions for the selected posts, at the bottom of the screen while there are any. */
export function BulkBar({ count, busy, onPublish, onUnpublish, onDelete, onClear }: Props) {
  if (count === 0) return null;
  return (
    <fieldset
      disabled={busy}
      className="sticky bottom-3 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-sheet border border-control bg-card p-2 sm:pl-4 shadow-sheet"
    >
      <legend className="sr-only">Selected posts</legend>
      <span role="status" className="mr-auto font-semibold tabular-nums max-sm:basis-full">
        {count} selected
      </span>
      <Button size="xs" variant="quiet" onClick={onPublish}>
        Publish
      </Button>
      <Button size="xs" variant="quiet" onClick={onUnpublish}>
        Unpublish
      </Button>
      <Button size="xs" variant="danger" onClick={onDelete}>
        Delete
      </Button>
      <Button size="xs" variant="quiet" onClick={onClear}>
        Clear
      </Button>
    </fieldset>
  );
}
