import { FilterField, FilterSelect } from '@/components/admin/filter-field';
import { Button, ButtonLink } from '@/components/ui/button';
import { controlClass } from '@/components/ui/field';
import { industries } from '@/lib/industries';
import { type LeadFilter, queryOf } from '@/lib/leads/filter';
import { kindLabels, statusLabels } from '@/lib/leads/messages';
import { leadKinds, leadStatuses } from '@/lib/leads/unions';

const compact = `${controlClass} min-h-11 text-base`;

const choicesOf = (all: string, labels: Record<string, string>) => [['', all] as const, ...Object.entries(labels)];

type Props = { filter: LeadFilter; owners: readonly { id: string; name: string }[] };

/** Search and filters of the list: a GET form, so that its URL can be bookmarked and shared. */
export function LeadFilterForm({ filter, owners }: Props) {
  return (
    <form action="/leads-admin" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {filter.spam ? <input type="hidden" name="spam" value="1" /> : null}
      {filter.due ? <input type="hidden" name="due" value="1" /> : null}
      <div className="sm:col-span-2">
        <FilterField label="Search" name="q">
          <input
            id="filter-q"
            name="q"
            type="search"
            defaultValue={filter.q}
            placeholder="Name, e-mail or message"
            className={compact}
          />
        </FilterField>
      </div>
      <FilterSelect
        label="Kind"
        name="kind"
        value={filter.kind}
        choices={[['', 'All kinds'], ...leadKinds.map((kind) => [kind, kindLabels[kind]] as const)]}
        className={compact}
      />
      <FilterSelect
        label="Status"
        name="status"
        value={filter.status}
        choices={[['', 'All'], ...leadStatuses.map((status) => [status, statusLabels[status]] as const)]}
        className={compact}
      />
      <FilterSelect
        label="Industry"
        name="industry"
        value={filter.industry}
        choices={choicesOf('All industries', industries)}
        className={compact}
      />
      <FilterSelect
        label="Owner"
        name="owner"
        value={filter.owner}
        choices={[['', 'Anybody'], ['nobody', 'Nobody'], ...owners.map(({ id, name }) => [id, name] as const)]}
        className={compact}
      />
      <FilterField label="From" name="from">
        <input id="filter-from" name="from" type="date" defaultValue={filter.from} className={compact} />
      </FilterField>
      <FilterField label="To" name="to">
        <input id="filter-to" name="to" type="date" defaultValue={filter.to} className={compact} />
      </FilterField>
      <FilterSelect
        label="Order"
        name="sort"
        value={filter.sort}
        choices={choicesOf('Newest first', { oldest: 'Oldest first', name: 'By name' })}
        className={compact}
      />
      <div className="flex items-end gap-3 sm:col-span-2">
        <Button type="submit" size="sm">
          Show
        </Button>
        <ButtonLink
          href={`/leads-admin${queryOf({ spam: filter.spam, due: filter.due })}`}
          size="sm"
          variant="quiet"
          prefetch={false}
        >
          Clear
        </ButtonLink>
      </div>
    </form>
  );
}
