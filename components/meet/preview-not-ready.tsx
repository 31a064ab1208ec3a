import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';

/** Shown instead of a report that is not ready yet, or impossible because the website could not be read. */
export function PreviewNotReady({ path }: { path: string }) {
  return (
    <Container className="grid gap-4 py-12 sm:py-16">
      <h1 className="text-h2">There is no report yet</h1>
      <p className="text-lead text-muted">It will be ready once the website has been read.</p>
      <p>
        <Link href={path} className="link">
          Back to the agent
        </Link>
      </p>
    </Container>
  );
}
