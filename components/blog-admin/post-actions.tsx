import { Link } from '@/components/ui/link';
import type { ListedPost } from './post-row';

type Props = {
  post: ListedPost;
  isPublic: boolean;
  busy: boolean;
  onToggle: () => void;
  onDelete: () => void;
};

const linkClass = 'link inline-block whitespace-nowrap py-2 lg:-mt-2';

/** The actions for one post of the list. */
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
  return (
    <div className="flex items-center gap-x-4 max-lg:flex-wrap lg:gap-x-3">
      {links.map(({ label, href, name }) => (
        <Link key={label} href={href} prefetch={false} className={linkClass} aria-label={name}>
          {label}
        </Link>
      ))}
      <button type="button" className={linkClass} onClick={onToggle} disabled={busy}>
        {status === 'published' ? 'Unpublish' : 'Publish'} <span className="sr-only">{title}</span>
      </button>
      <button type="button" className={`${linkClass} text-danger`} onClick={onDelete} disabled={busy}>
        Delete <span className="sr-only">{title}</span>
      </button>
    </div>
  );
}
