import { Alert } from '@/components/ui/alert';
import type { WebsitePreview } from '@/lib/website-scraper/preview';
import { CrawlPlanPanel } from './crawl-plan-panel';

const joinValues = (values: readonly string[]) => values.slice(0, 12).join(', ');

function rowsOf({ facts, page }: WebsitePreview) {
  const { business } = facts;
  const rows: [string, string | undefined][] = [
    ['Business', [business?.name, business?.type && `(${business.type})`].filter(Boolean).join(' ')],
    ['Address', facts.addresses.map(({ address }) => address).join('; ')],
    ['Telephone', joinValues(facts.phones.map(({ display }) => display))],
    ['E-mail', joinValues(facts.emails.map(({ email }) => email))],
    [
      'Opening hours',
      facts.openingHours.map(({ label, summary }) => [label, summary].filter(Boolean).join(': ')).join('; '),
    ],
    ['Prices', joinValues(facts.prices.map(({ text }) => text.replaceAll('\n', ' ')))],
    ['Language', page.language],
    ['Published', page.published],
    ['Modified', page.modified],
  ];
  return rows.filter(([, value]) => value);
}

/** The preview of a page: type, facts, text, and what a run would read. */
export function PreviewResult({ preview }: { preview: WebsitePreview }) {
  const { url, page, plan, limit, note } = preview;
  return (
    <article className="border-line border-t pt-8">
      <p className="font-semibold text-brand">{page.contentType}</p>
      <h2 className="text-h3 wrap-anywhere">{page.title || url}</h2>
      <p className="mt-1 text-base text-muted wrap-anywhere">{url}</p>
      {page.description ? <p className="mt-3 max-w-[65ch]">{page.description}</p> : null}
      {note ? (
        <Alert tone="warning" className="mt-4">
          {note}
        </Alert>
      ) : null}
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-12">
        <section aria-labelledby="preview-text" className="min-w-0 lg:col-span-7">
          <h3 id="preview-text" className="mb-3 font-semibold">
            Text that would be extracted
          </h3>
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
            tabIndex={0}
            className="max-h-96 overflow-auto whitespace-pre-wrap border border-line bg-card p-4 font-text text-base wrap-anywhere"
          >
            {page.text || 'Nothing was found. If you use selectors, check that they match something on the page.'}
          </pre>
        </section>
        <div className="grid min-w-0 content-start gap-8 lg:col-span-5">
          <CrawlPlanPanel plan={plan} limit={limit} />
          <Facts rows={rowsOf(preview)} />
        </div>
      </div>
    </article>
  );
}

function Facts({ rows }: { rows: [string, string | undefined][] }) {
  if (rows.length === 0) return null;
  return (
    <dl className="border-line border-t">
      {rows.map(([name, value]) => (
        <div key={name} className="grid gap-x-4 border-line border-b py-2 sm:grid-cols-[8rem_1fr]">
          <dt className="text-base text-muted">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
