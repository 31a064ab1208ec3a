import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { controlClass } from '@/components/ui/field';
import { industries } from '@/lib/industries';
import type { LeadFilter } from '@/lib/leads/filter';
import { kindLabels, statusLabels } from '@/lib/leads/messages';

const compact = `${controlClass} min-h-11 text-base`;

function Choice({
  label,
  name,
  value,
  all,
  labels,
}: {
  label: string;
  name: string;
  value: string | undefined;
  all: string;
  labels: Record<string, string>;
}) {
  return (
    <Labelled label={label} name={name}>
      <select id={`filter-${name}`} name={name} defaultValue={value ?? ''} className={compact}>
        <option value="">{all}</option>
        {Object.entries(labels).map(([key, optionLabel]) => (
          <option key={key} value={key}>
            {optionLabel}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

function Labelled({ label, name, children }: { label: string; name: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={`filter-${name}`} className="mb-1 block font-semibold text-base">
        {label}
      </label>
      {children}
    </div>
  );
}

/** Search and filters of the list: a GET form, so that its URL can be bookmarked and shared. */
export function LeadFilterForm({ filter }: { filter: LeadFilter }) {
  return (
    <form action="/leads-admin" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-7">
      {filter.spam ? <input type="hidden" name="spam" value="1" /> : null}
      <div className="sm:col-span-2">
        <Labelled label="Search" name="q">
          <input
            id="filter-q"
            name="q"
            type="search"
            defaultValue={filter.q}
            placeholder="Name, e-mail or message"
            className={compact}
          />
        </Labelled>
      </div>
      <Choice label="Kind" name="kind" value={filter.kind} all="All kinds" labels={kindLabels} />
      <Choice label="Status" name="status" value={filter.status} all="All" labels={statusLabels} />
      <Choice label="Industry" name="industry" value={filter.industry} all="All industries" labels={industries} />
      <Labelled label="From" name="from">
        <input id="filter-from" name="from" type="date" defaultValue={filter.from} className={compact} />
      </Labelled>
      <Labelled label="To" name="to">
        <input id="filter-to" name="to" type="date" defaultValue={filter.to} className={compact} />
      </Labelled>
      <Choice
        label="Order"
        name="sort"
        value={filter.sort}
        all="Newest first"
        labels={{ oldest: 'Oldest first', name: 'By name' }}
      />
      <div className="flex items-end gap-3 sm:col-span-2">
        <Button type="submit" size="sm">
          Show
        </Button>
        <ButtonLink
          href={filter.spam ? '/leads-admin?spam=1' : '/leads-admin'}
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
