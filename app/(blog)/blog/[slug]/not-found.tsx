import type { Metadata } from 'next';
import { LogMissingPath } from '@/components/site/go-back';
import { ButtonLink } from '@/components/ui/button';
import { PageHero } from '@/components/ui/page-hero';

export const metadata: Metadata = { title: 'Article Not Found', robots: { index: false } };

export default function ArticleNotFound() {
  return (
    <PageHero title="Article Not Found" lead="The article you're looking for doesn't exist or has been removed.">
      <ButtonLink href="/blog">Back to Blog</ButtonLink>
      <LogMissingPath />
    </PageHero>
  );
}
