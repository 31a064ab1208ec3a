import { FilterField, FilterSelect } from '@/components/admin/filter-field';
import { Button, ButtonLink } from '@/components/ui/button';
import { controlClass } from '@/components/ui/field';
import { type AgentFilter, shownStates } from '@/lib/agents/company/filter';
import { agentsAdmin as copy } from '@/lib/content/pages/agents-admin';

const compact = `${controlClass} min-h-11 text-base`;

/** Search and filter of the list of agents: a GET form, so that its URL can be bookmarked and shared. */
export function AgentFilterForm({ filter: { q, state, look } }: { filter: AgentFilter }) {
  return (
    <form action="/agents-admin" className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem_auto] sm:items-end">
      {look ? <input type="hidden" name="look" value="1" /> : null}
      <FilterField label={copy.search} name="q">
        <input
          id="filter-q"
          name="q"
          type="search"
          defaultValue={q}
          placeholder={copy.searchHint}
          maxLength={200}
          className={compact}
        />
      </FilterField>
      <FilterSelect
        label={copy.state}
        name="state"
        value={state}
        choices={[['', copy.anyState], ...shownStates.map((one) => [one, copy.states[one]] as const)]}
        className={compact}
      />
      <div className="flex gap-3">
        <Button type="submit" size="sm">
          {copy.show}
        </Button>
        <ButtonLink href={look ? '/agents-admin?look=1' : '/agents-admin'} size="sm" variant="quiet" prefetch={false}>
          {copy.clear}
        </ButtonLink>
      </div>
    </form>
  );
}
