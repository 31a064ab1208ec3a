import { Link } from '@/components/ui/link';
import type { ListedPost } from './post-row';
import { useRovingFocus } from './use-roving-focus';

type Props = {
  post: ListedPost;
  isPublic: boolean;
  busy: boolean;
  onToggle: () => void;
  onDelete: () => void;
};

const linkClass = 'link inline-block whitespace-nowrap py-2 aria-disabled:cursor-progress lg:-mt-2';

/** The actions for one post of the list: one Tab stop, so that the keyboard gets through a page of posts. */
export function PostActions({ post, isPublic, busy, onToggle, onDelete }: Props) {
  const { id, title, slug, status, pendingVersion } = post;
  const links = [
    { label: 'Edit', href: `/blog-admin?edit=${id}`, name: `Edit ${title}` },
    isPublic
      ? { label: 'View', href: `/blog/${slug}`, name: `View ${title}` }
      : { label: 'Preview', href: `/blog-admin/posts/${id}`, name: `Preview ${title}` },
    ...(pendingVersion
      ? [{ label: 'Preview changes', href: `/blog-admin/posts/${id}`, name: `Preview changes of ${title}` }]
      : []),
    { label: 'History', href: `/blog-admin/posts/${id}/revisions`, name: `History of ${title}` },
  ];
  const buttons = [
    { key: 'toggle', label: status === 'published' ? 'Unpublish' : 'Publish', className: linkClass, act: onToggle },
    { key: 'delete', label: 'Delete', className: `${linkClass} text-danger`, act: onDelete },
  ];
  const { bar, tabIndex } = useRovingFocus(links.length + buttons.length);
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
      {buttons.map(({ key, label, className, act }, index) => (
        <button
          key={key}
          type="button"
          tabIndex={tabIndex(links.length + index)}
          // Not `disabled`, which would drop the keyboard focus.
          aria-disabled={busy || undefined}
          className={className}
          onClick={busy ? undefined : act}
        >
          {label} <span className="sr-only">{title}</span>
        </button>
      ))}
    </div>
  );
}
