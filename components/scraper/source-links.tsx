import { plural } from '@/lib/text/plural';
import type { FactRow } from '@/lib/website-scraper/fact-rows';

const MAX_SOURCES = 3;

/** "/menu.pdf, page 2": the path, and the page of a PDF. */
function pageName(url: string): string {
  const { pathname, hash } = new URL(url);
  if (pathname === '/') return 'home page';
  const page = /^#page=(\d+)$/.exec(hash)?.[1];
  return page ? `${pathname}, page ${page}` : pathname;
}

/** The pages that state a fact. `first` is a link to where the first one does. */
export function SourceLinks({ sources, first }: { sources: FactRow['sources']; first?: string }) {
  return (
    <>
      {sources.slice(0, MAX_SOURCES).map(({ url }, index) => (
        <span key={url}>
          {index > 0 ? ', ' : ''}
          <a href={(index === 0 && first) || url} target="_blank" rel="noreferrer noopener" className="link">
            {pageName(url)}
          </a>
        </span>
      ))}
      {sources.length > MAX_SOURCES ? ` and ${plural(sources.length - MAX_SOURCES, 'more page')}` : ''}
    </>
  );
}
