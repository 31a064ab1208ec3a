import { Link } from '@/components/ui/link';
import { useRovingFocus } from '@/components/ui/use-roving-focus';
import type { ListedPost } from '@/lib/blog/admin-queries';
import type { PostAction } from './bulk-bar';

type Props = { post: ListedPost; isPublic: boolean; busy: boolean; actions: readonly PostAction[] };

const linkClass = 'link inline-block whitespace-nowrap py-2 aria-disabled:cursor-progress lg:-mt-2';

/** The pages of a post; none while it is in the bin. */
function linksOf({ id, title, slug, pendingVersion, deletedAt }: ListedPost, isPublic: boolean) {
  if (deletedAt) return [];
  return [
    { label: 'Edit', href: `/blog-admin?edit=${id}`, name: `Edit ${title}` },
    isPublic
      ? { label: 'View', href: `/blog/${slug}`, name: `View ${title}` }
      : { label: 'Preview', href: `/blog-admin/posts/${id}`, name: `Preview ${title}` },
    ...(pendingVersion
      ? [{ label: 'Preview changes', href: `/blog-admin/posts/${id}`, name: `Preview changes of ${title}` }]
      : []),
    { label: 'History', href: `/blog-admin/posts/${id}/revisions`, name: `History of ${title}` },
  ];
}

/** The actions for one post of the list: one Tab stop, so that the keyboard gets through a page of posts. */
export function PostActions({ post, isPublic, busy, actions }: Props) {
  const { title } = post;
  const links = linksOf(post, isPublic);
  const { bar, tabIndex } = useRovingFocus(links.length + actions.length);
  return (
    <div
      {...bar}
      role="toolbar"
      aria-label={`Actions for ${title}`}
      className="flex items-center gap-x-4 max-lg:flex-wrap lg:gap-x-3"
    >
      {links.map(({ label, href, name }, index) => (
        <Link
          key={label}
          href={href}
          prefetch={false}
          tabIndex={tabIndex(index)}
          className={linkClass}
          aria-label={name}
        >
          {label}
        </Link>
      ))}
      {actions.map(({ label, isDanger, act }, index) => (
        <button
          key={label}
          type="button"
          tabIndex={tabIndex(links.length + index)}
          // Not `disabled`, which would drop the keyboard focus.
          aria-disabled={busy || undefined}
          className={isDanger ? `${linkClass} text-danger` : linkClass}
          onClick={busy ? undefined : act}
        >
          {label} <span className="sr-only">{title}</span>
        </button>
      ))}
    </div>
  );
}
