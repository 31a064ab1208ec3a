import { toolUrl } from '@/components/tools/tool-url';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { account } from '@/lib/content/pages/account';
import { tools } from '@/lib/content/tools';
import { formatMoment } from '@/lib/format';
import type { RunView } from '@/lib/scraper-runs/run-view';

const LAST_RUNS = 3;

/** The beginning of the account page: what to do first, the last runs, and for admins the leads of the day. */
export function AccountStart({
  runs,
  leads,
}: {
  /** The newest first; the last few are shown. */
  runs: readonly RunView[];
  /** For admins: the leads of today, of status "new", and held as possible spam. */
  leads?: { today: number; fresh: number; held: number };
}) {
  const { start } = account;
  return (
    <div className="grid gap-5 pb-9 lg:grid-cols-2">
      <section aria-labelledby="read" className="rounded-sheet border border-line bg-card p-5 sm:p-7">
        <h2 id="read" className="text-h3">
          {runs.length > 0 ? start.runs : start.first}
        </h2>
        {runs.length > 0 ? (
          <ul className="mt-3 border-line border-t">
            {runs.slice(0, LAST_RUNS).map(({ id, kind, subject, message, createdAt }) => (
              <li key={id} className="border-line border-b py-2.5">
                <Link href={toolUrl(tools[kind].path, { run: id })} prefetch={false} className="link wrap-anywhere">
                  {subject}
                </Link>
                <span className="block text-base text-muted">
                  {message} {formatMoment(new Date(createdAt))}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <ol className="mt-3 grid list-decimal gap-1.5 pl-6 marker:font-semibold">
            {start.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        <p className="mt-5">
          <ButtonLink href={tools.website.path} size="sm" prefetch={false}>
            {start.read}
          </ButtonLink>
        </p>
      </section>
      {leads ? (
        <section aria-labelledby="today" className="rounded-sheet border border-line bg-card p-5 sm:p-7">
          <h2 id="today" className="text-h3">
            {start.today(leads.today)}
          </h2>
          <p className="mt-3 text-muted">
            {leads.fresh > 0 ? `${leads.fresh} unanswered.` : 'All answered.'}
            {leads.held > 0 ? ` ${leads.held} held as possible spam.` : null}
          </p>
          <p className="mt-5 flex flex-wrap gap-3">
            <ButtonLink href="/leads-admin" size="sm" prefetch={false}>
              {start.leads}
            </ButtonLink>
            <ButtonLink href="/blog-admin" size="sm" variant="quiet" prefetch={false}>
              {start.write}
            </ButtonLink>
          </p>
        </section>
      ) : null}
    </div>
  );
}
