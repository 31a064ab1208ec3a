import type { CrawlPlan } from '@/lib/crawler/crawl-plan';
import type { ContentType } from '@/lib/reader/page/content-type';
import { plural } from '@/lib/text/plural';

/** Shorter maps are shown in full. */
const OPEN_UP_TO = 12;

const kindNames: Record<ContentType, string> = {
  About: 'About and team',
  Services: 'Services',
  General: 'Other pages',
  Contact: 'Contact, hours and booking',
  Prices: 'Prices and menus',
  FAQ: 'Questions and answers',
  Article: 'News and articles',
  Product: 'Products',
  PDF: 'PDF files',
};

const count = (number: number) => number.toLocaleString('en-IE');

/** One sentence: how much there is, and how much of it a run would read. */
function summaryOf({ total, hasSitemap }: CrawlPlan, limit: number): string {
  if (total === 1) return 'This page links to no other page of the site, so a run would read this page only.';
  const source = hasSitemap ? 'this page and the sitemap' : 'this page; the site has no sitemap, so there may be more';
  const read = total <= limit ? 'all of them' : `${count(limit)} of them (Maximum pages)`;
  return `${plural(total, 'page')}, according to ${source}. A run would read ${read}.`;
}

/** The plan of a run: what would be read, by kind. Each kind opens to its pages. */
export function CrawlPlanPanel({ plan, limit }: { plan: CrawlPlan; limit: number }) {
  return (
    <section aria-labelledby="crawl-plan">
      <h3 id="crawl-plan" className="mb-2 font-semibold">
        What a run would read
      </h3>
      <p className="mb-3 text-base">{summaryOf(plan, limit)}</p>
      {plan.isComplete ? null : (
        <p className="mb-3 text-base text-muted">The sitemap is too long or too slow to be read here in full.</p>
      )}
      <ul className="border-line border-t">
        {plan.groups.map((group) => (
          <li key={group.kind} className="border-line border-b">
            <Group group={group} isOpen={plan.total <= OPEN_UP_TO} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Group({
  group: { kind, count: total, pages },
  isOpen,
}: {
  group: CrawlPlan['groups'][number];
  isOpen: boolean;
}) {
  return (
    <details open={isOpen}>
      <summary className="min-h-11 py-2.5">
        {kindNames[kind]} <span className="font-semibold tabular-nums">{count(total)}</span>
      </summary>
      <ul className="max-h-80 overflow-auto pb-3 text-base">
        {pages.map(({ url, text }) => (
          <li key={url} className="border-line border-t py-1.5 wrap-anywhere">
            {text ? <span className="block">{text}</span> : null}
            <span className="text-muted">{url}</span>
          </li>
        ))}
        {total > pages.length ? (
          <li className="border-line border-t py-1.5 text-muted">and {count(total - pages.length)} more</li>
        ) : null}
      </ul>
    </details>
  );
}
