import { Alert } from '@/components/ui/alert';
import type { Preview } from '@/lib/crawler/preview';

const list = (values: readonly string[]) => values.slice(0, 12).join(', ');

function factsOf({ facts, language, published, modified }: Preview['page']) {
  const rows: [string, string | undefined][] = [
    ['Business', [facts.name, facts.type && `(${facts.type})`].filter(Boolean).join(' ')],
    ['Address', facts.address],
    ['Telephone', list(facts.telephone)],
    ['E-mail', list(facts.email)],
    ['Opening hours', list(facts.openingHours)],
    ['Prices', list([...(facts.priceRange ? [facts.priceRange] : []), ...facts.prices])],
    ['Language', language],
    ['Published', published],
    ['Changed', modified],
  ];
  return rows.filter(([, value]) => value);
}

/** What was read from one page: kind, facts, text, headings, and where it leads. */
export function PreviewResult({ preview: { url, page, following } }: { preview: Preview }) {
  return (
    <article className="border-line border-t pt-8">
      <p className="font-semibold text-brand">{page.contentType}</p>
      <h2 className="text-h3 wrap-anywhere">{page.title || url}</h2>
      <p className="mt-1 text-base text-muted wrap-anywhere">{url}</p>
      {page.description ? <p className="mt-3 max-w-[65ch]">{page.description}</p> : null}
      {page.needsJavaScript ? (
        <Alert tone="warning" className="mt-4">
          This page shows its text only with JavaScript, so there is little to read in what it sends.
        </Alert>
      ) : null}
      {page.robots.noindex ? (
        <Alert tone="warning" className="mt-4">
          This page asks not to be indexed (noindex).
        </Alert>
      ) : null}
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-12">
        <section aria-labelledby="preview-text" className="min-w-0 lg:col-span-7">
          <h3 id="preview-text" className="mb-3 font-semibold">
            What would be taken
          </h3>
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must be able to
            tabIndex={0}
            className="max-h-96 overflow-auto whitespace-pre-wrap border border-line bg-card p-4 font-text text-base wrap-anywhere"
          >
            {page.text || 'Nothing was found. With selectors, check that they match something on the page.'}
          </pre>
        </section>
        <div className="grid min-w-0 content-start gap-8 lg:col-span-5">
          <Facts rows={factsOf(page)} />
          <Following following={following} />
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

function Following({ following }: { following: Preview['following'] }) {
  return (
    <section aria-labelledby="preview-following">
      <h3 id="preview-following" className="mb-2 font-semibold">
        Pages that would follow ({following.length})
      </h3>
      <ul className="max-h-80 overflow-auto text-base">
        {following.map(({ url, text }) => (
          <li key={url} className="border-line border-b py-1.5 wrap-anywhere">
            {text ? <span className="block">{text}</span> : null}
            <span className="text-muted">{url}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
