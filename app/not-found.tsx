import type { Metadata } from 'next';
import { GoBack, LogMissingPath } from '@/components/site/go-back';
import { ButtonLink } from '@/components/ui/button';
import { PageHero } from '@/components/ui/page-hero';

export const metadata: Metadata = { title: 'Page Not Found', robots: { index: false } };

export default function NotFound() {
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
