import { formatDate } from '@/lib/format';

/** "Admin, 10 November 2026". */
export function Byline({ author, publishedAt }: { author: string; publishedAt: Date }) {
  return (
    <p className="text-base text-muted">
      {author}, <time dateTime={publishedAt.toISOString()}>{formatDate(publishedAt)}</time>
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
