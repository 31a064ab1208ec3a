import { ButtonLink } from '@/components/ui/button';
import { PageHero } from '@/components/ui/page-hero';
import { GoBack, LogMissingPath } from './go-back';

/** The content of a page that does not exist. */
export function NotFoundView() {
  return (
    <PageHero
      title="Page Not Found"
      lead="There’s no page at this address. It may have moved, or the link may contain a typo."
    >
      <ButtonLink href="/">Go Home</ButtonLink>
      <GoBack />
      <LogMissingPath />
    </PageHero>
  );
}
