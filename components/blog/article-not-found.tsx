import { LogMissingPath } from '@/components/site/go-back';
import { ButtonLink } from '@/components/ui/button';
import { PageHero } from '@/components/ui/page-hero';

/** The 404 page of an article. */
export function ArticleNotFound() {
  return (
    <PageHero title="Article Not Found" lead="The article you're looking for doesn't exist or has been removed.">
      <ButtonLink href="/blog">Back to Blog</ButtonLink>
      <LogMissingPath />
    </PageHero>
  );
}
