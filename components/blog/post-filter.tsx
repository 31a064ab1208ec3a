import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { categoryPath } from '@/lib/blog/categories';

const chip =
  'inline-flex min-h-11 items-center rounded-full border border-control px-3 py-1.5 text-base hover:border-brand ' +
  'hover:bg-brand-soft aria-[current=true]:border-brand aria-[current=true]:bg-brand aria-[current=true]:text-brand-ink ' +
  'forced-colors:aria-[current=true]:border-4';

/** Search box and category filter: a plain form and plain links, so both work without JavaScript and can be shared. */
export function PostFilter({
  q,
  category,
  used,
}: {
  q?: string;
  category?: string;
  used: readonly { category: string }[];
}) {
  const href = (name?: string) => {
    if (!q) return name ? categoryPath(name) : '/blog';
    return `/blog?${new URLSearchParams({ q, ...(name ? { category: name } : {}) })}`;
  };
  return (
    <div className="grid gap-6">
      <search>
        <form action="/blog" className="flex max-w-xl gap-3">
          <label htmlFor="blog-search" className="sr-only">
            Search articles
          </label>
          <input
            id="blog-search"
            type="search"
            name="q"
            defaultValue={q}
            maxLength={200}
            placeholder="Search articles"
            className={controlClass}
          />
          {category ? <input type="hidden" name="category" value={category} /> : null}
          <Button type="submit">Search</Button>
        </form>
      </search>
      {used.length > 0 ? (
        <nav aria-label="Categories">
          <ul className="flex flex-wrap gap-1.5">
            <li>
              <Link href={href()} aria-current={category ? undefined : 'true'} className={chip}>
                All
              </Link>
            </li>
            {used.map((entry) => (
              <li key={entry.category}>
                <Link
                  href={href(entry.category)}
                  aria-current={entry.category === category ? 'true' : undefined}
                  className={chip}
                >
                  {entry.category}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}
