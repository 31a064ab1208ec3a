import { ButtonLink } from '@/components/ui/button';
import { plural } from '@/lib/text/plural';

type Props = {
  page: number;
  pages: number;
  total: number;
  /** Whether there are more entries than `total`, which filters lead to. */
  hasMore?: boolean;
  unit: string;
  hrefOf: (page: number) => string;
};

/** Links to the previous and next page of a list, and its total count. `unit` is the singular noun of an entry. */
export function Pager({ page, pages, total, hasMore = false, unit, hrefOf }: Props) {
  return (
    <nav aria-label="Pages" className="mt-5 flex flex-wrap items-center gap-4">
      <p className="mr-auto text-base text-muted tabular-nums">
        {hasMore ? 'More than ' : ''}
        {plural(total, unit)}
        {pages > 1 ? `, page ${page} of ${pages.toLocaleString('en-IE')}` : ''}
      </p>
      {page > 1 ? (
        <ButtonLink href={hrefOf(page - 1)} size="sm" variant="quiet" prefetch={false}>
          Previous
        </ButtonLink>
      ) : null}
      {page < pages ? (
        <ButtonLink href={hrefOf(page + 1)} size="sm" variant="quiet" prefetch={false}>
          Next
        </ButtonLink>
      ) : null}
    </nav>
  );
}
