import { ButtonLink } from '@/components/ui/button';
import { PageHero } from '@/components/ui/page-hero';
import { GoBack, LogMissingPath } from './go-back';

/** What stands on a page that is not there. */
export function NotFoundView() {
  return (
    <PageHero
      title="Page Not Found"
      lead="There is nothing at this address. It may have moved, or the link may have a slip in it."
    >
      <ButtonLink href="/">Go Home</ButtonLink>
      <GoBack />
      <LogMissingPath />
    </PageHero>
  );
}
