import { Button } from '@/components/ui/button';

/** What can be done with posts: the label of its button, and what it does. */
export type PostAction = { label: string; isDanger?: boolean; act: () => void };

type Props = { count: number; busy: boolean; actions: readonly PostAction[] };

/** The actions for the selected posts, at the bottom of the screen while there are any. */
export function BulkBar({ count, busy, actions }: Props) {
  if (count === 0) return null;
  return (
    // The last on the screen, but ahead of the posts for the keyboard, which need not pass through all of them.
    <fieldset className="bulk-bar order-last sticky bottom-3 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-sheet border border-control bg-card p-2 sm:pl-4 shadow-sheet">
      <legend className="sr-only">Selected posts</legend>
      <span role="status" className="mr-auto font-semibold tabular-nums max-sm:basis-full">
        {count} selected
      </span>
      {actions.map(({ label, isDanger, act }) => (
        <Button
          key={label}
          size="xs"
          variant={isDanger ? 'danger' : 'quiet'}
          aria-disabled={busy || undefined}
          onClick={busy ? undefined : act}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
