import { Check, Minus } from '@/components/ui/icons';
import type { PreviewView } from '@/lib/agents/preview/preview-view';
import { parseUrl } from '@/lib/text/parse-url';
import { plural } from '@/lib/text/plural';

/** The path of a page, which distinguishes pages with the same title. */
function pathOf(url: string): string {
  const parsed = parseUrl(url);
  return parsed ? `${parsed.pathname}${parsed.search}` : url;
}

/** The title of a page, or its path if several pages have the same title. */
function nameOf({ url, title }: { url: string; title: string }, pages: PreviewView['pages']): string {
  const isShared = pages.some((other) => other.url !== url && other.title === title);
  const path = pathOf(url);
  if (title && !isShared) return title;
  return path === '/' ? 'Home page' : path;
}

function describeFindings(findings: readonly string[]): string {
  if (findings.length === 0) return '';
  return `: ${findings.join(', ')} found`;
}

/** A page that was read, with what was found on it, as text. */
export const describePage = (page: PreviewView['pages'][number], pages: PreviewView['pages']): string =>
  `${nameOf(page, pages)}${describeFindings(page.findings)}`;

/** The pages that were read, with findings, and the skipped ones, with the reason. */
export function ReadingProgress({ view: { pages, skipped, source } }: { view: PreviewView }) {
  if (pages.length + skipped.length === 0) return null;
  return (
    <section aria-labelledby="pages">
      <h2 id="pages" className="text-h3">
        {plural(pages.length, 'page')} read
      </h2>
      {source ? <p className="mt-1 text-base text-muted wrap-anywhere">{source}</p> : null}
      {pages.length > 0 ? (
        <ol
          // biome-ignore lint/a11y/noNoninteractiveTabindex: Safari scrolls with the keyboard only what can have the focus
          tabIndex={0}
          aria-labelledby="pages"
          className="mt-2 max-h-[26rem] overflow-y-auto border-line border-t text-base"
        >
          {pages.map((page) => (
            <li key={page.url} className="flex gap-2 border-line border-b py-1.5">
              <Check className="mt-1 size-4 shrink-0 text-brand" />
              <span className="min-w-0 wrap-anywhere">
                Read <b className="font-semibold">{nameOf(page, pages)}</b>
                {describeFindings(page.findings)}
              </span>
            </li>
          ))}
        </ol>
      ) : null}
      {skipped.length > 0 ? (
        <details className="mt-3 text-base">
          <summary className="py-1.5 text-muted underline underline-offset-4">
            {plural(skipped.length, 'page')} not quoted
          </summary>
          <ul className="mt-1">
            {skipped.map(({ url, reason }) => (
              <li key={url} className="flex gap-2 py-1 text-muted">
                <Minus className="mt-1 size-4 shrink-0" />
                <span className="min-w-0 wrap-anywhere">
                  {pathOf(url)}: {reason}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}
