import { Alert } from '@/components/ui/alert';
import { listUnsavedPosts } from '@/lib/blog/working-copies';
import { formatMoment } from '@/lib/format';
import { retentionDays } from '@/lib/retention/policy';

/** What an admin has begun and not saved yet, on whatever device, with links that go on with it. */
export async function UnsavedPosts({ editor, className }: { editor: string; className: string }) {
  const posts = await listUnsavedPosts(editor).catch(() => []);
  if (posts.length === 0) return null;
  return (
    <Alert tone="warning" role="note" title="Begun, and not saved yet" className={className}>
      <ul>
        {posts.map(({ id, title, savedAt }) => (
          <li key={id} dir="auto" className="wrap-anywhere">
            <a href={`/blog-admin?edit=${id}`} className="link">
              {title || 'Without a title'}
            </a>{' '}
            <span className="text-muted">{formatMoment(savedAt)}</span>
          </li>
        ))}
      </ul>
      <p className="text-muted">Each is kept for {retentionDays.unsavedPost} days after its last change.</p>
    </Alert>
  );
}
