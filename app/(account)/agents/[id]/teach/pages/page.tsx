import { DeskFrame } from '@/components/agents/desk-frame';
import { TeachTabs } from '@/components/agents/teach-tabs';
import { ChangeLists } from '@/components/scraper/change-lists';
import { requireAgent } from '@/lib/agents/access';
import { pagesRead } from '@/lib/agents/facts/pages-read';
import { agentDesk } from '@/lib/content/pages/agent-desk';
import { formatMoment } from '@/lib/format';
import { describeChanges } from '@/lib/scraper-runs/run-difference';
import { hiddenPage } from '@/lib/seo/metadata';

const copy = agentDesk.pages;

export const metadata = hiddenPage(copy.title);

function PageLink({ url, title }: { url: string; title?: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="link wrap-anywhere">
      {title || url}
    </a>
  );
}

/** The pages that an agent answers from, and what has changed on them since the week before. */
export default async function PagesPage({ params }: PageProps<'/agents/[id]/teach/pages'>) {
  const { id } = await params;
  const { agent } = await requireAgent(id, `/agents/${encodeURIComponent(id)}/teach/pages`);
  const read = await pagesRead(agent.readingId);
  return (
    <DeskFrame agent={agent} here="teach" title={copy.title}>
      <TeachTabs agentId={agent.id} here="pages" />
      <p className="-mt-4 max-w-[60ch] text-lead text-muted">
        {read?.finishedAt ? copy.read(read.pages.length, formatMoment(read.finishedAt)) : copy.unread}{' '}
        {read?.nextAt ? copy.next(formatMoment(read.nextAt)) : ''} {read?.isPartial ? copy.partial : ''}
      </p>
      {read ? (
        <section aria-labelledby="changes" className="max-w-[60rem]">
          <h2 id="changes" className="text-h3">
            {copy.changes}
          </h2>
          <p className="mt-1">{read.changes ? `${describeChanges(read.changes.counts)}.` : copy.noChanges}</p>
          {read.changes ? <ChangeLists difference={read.changes} /> : null}
        </section>
      ) : null}
      {read && read.pages.length > 0 ? (
        <section aria-labelledby="pages" className="max-w-[60rem]">
          <h2 id="pages" className="text-h3">
            {copy.list}
          </h2>
          <ul className="mt-2 border-line border-t">
            {read.pages.map(({ url, title, findings }) => (
              <li key={url} className="grid gap-0.5 border-line border-b py-2.5">
                <PageLink url={url} title={title} />
                {title ? <span className="text-base text-muted wrap-anywhere">{url}</span> : null}
                {findings.length > 0 ? <span className="text-base">{findings.join(', ')}</span> : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {read && read.skipped.length > 0 ? (
        <details className="max-w-[60rem]">
          <summary className="py-2 font-semibold">{copy.skipped(read.skipped.length)}</summary>
          <ul className="border-line border-t">
            {read.skipped.map(({ url, reason }) => (
              <li key={url} className="border-line border-b py-2 text-base">
                <PageLink url={url} /> <span className="text-muted">{reason}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </DeskFrame>
  );
}
