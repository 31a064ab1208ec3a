import { Link } from '@/components/ui/link';
import { formatDate } from '@/lib/format';

/** "Admin, 10 November 2026"; with `href` of the author's page, if there is one. */
export function Byline({ author, publishedAt, href }: { author: string; publishedAt: Date; href?: string }) {
  return (
    <p className="text-base text-muted">
      {href ? (
        <Link href={href} rel="author" className="link">
          {author}
        </Link>
      ) : (
        author
      )}
      , <time dateTime={publishedAt.toISOString()}>{formatDate(publishedAt)}</time>
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
