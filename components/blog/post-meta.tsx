import { Link } from '@/components/ui/link';
import { DEFAULT_AUTHOR } from '@/lib/blog/post-limits';
import { env } from '@/lib/env';
import { formatDate } from '@/lib/format';

/** "Orla Keane, 10 November 2026", and the site's name if no author is named; with `href` of the author's page, if there is one. */
export function Byline({ author, publishedAt, href }: { author: string; publishedAt: Date; href?: string }) {
  return (
    <p className="text-base text-muted">
      {href ? (
        <Link href={href} rel="author" className="link">
          {author}
        </Link>
      ) : author === DEFAULT_AUTHOR ? (
        env.siteName
      ) : (
        author
      )}
      ,{' '}
      <time dateTime={publishedAt.toISOString()} className="whitespace-nowrap">
        {formatDate(publishedAt)}
      </time>
    </p>
  );
}

/** "Restaurant · 5 min read". */
export function CategoryAndTime({ category, minutes }: { category: string; minutes: number }) {
  return (
    <p className="text-base">
      <span className="font-semibold text-brand">{category}</span>
      <span className="text-muted">
        {' · '}
        <span className="whitespace-nowrap">{minutes} min read</span>
      </span>
    </p>
  );
}
