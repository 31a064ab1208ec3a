import { GoBack, LogMissingPath } from '@/components/site/go-back';
import { ButtonLink } from '@/components/ui/button';
import { PageHero } from '@/components/ui/page-hero';
import { notFound } from '@/lib/content/pages/not-found';
import { missingMetadata } from '@/lib/seo/metadata';

export const metadata = missingMetadata;

/** Without the agent of `NotFoundView`: every page carries this one. */
export default function NotFound() {
  return (
    <PageHero title={notFound.title} lead={notFound.lead}>
      <ButtonLink href="/">Go Home</ButtonLink>
      <GoBack />
      <LogMissingPath />
    </PageHero>
  );
}
