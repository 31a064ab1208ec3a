import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { type InboxFilter, inboxFilters } from '@/lib/agents/conversations/queries';
import { agentDesk } from '@/lib/content/pages/agent-desk';

const copy = agentDesk.inbox;

/** The address of the inbox with a filter, a search and a page. */
export function inboxUrl(inbox: string, { show, q, page }: { show: InboxFilter; q: string; page?: number }): string {
  const query = new URLSearchParams({
    ...(show !== 'all' && { show }),
    ...(q && { q }),
    ...(page && page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${inbox}?${query}` : inbox;
}

/** Filters and search of the inbox, in its address. */
export function InboxFilterBar({ inbox, show, q }: { inbox: string; show: InboxFilter; q: string }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
      <nav aria-label={copy.filter}>
        <ul className="flex flex-wrap gap-x-5">
          {inboxFilters.map((one) => (
            <li key={one}>
              <Link
                href={inboxUrl(inbox, { show: one, q })}
                prefetch={false}
                aria-current={one === show ? 'true' : undefined}
                className="inline-block py-2 underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:underline"
              >
                {copy.filters[one]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <form action={inbox} className="flex gap-3 max-sm:w-full">
        {show === 'all' ? null : <input type="hidden" name="show" value={show} />}
        <input
          type="search"
          name="q"
          defaultValue={q}
          aria-label={copy.search}
          placeholder={copy.search}
          maxLength={100}
          className={`${controlClass} min-h-11 min-w-0 text-base sm:w-64`}
        />
        <Button type="submit" variant="quiet" size="sm">
          {copy.find}
        </Button>
      </form>
    </div>
  );
}
