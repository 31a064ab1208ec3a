import { LogMissingPath } from '@/components/site/go-back';
import { ButtonLink } from '@/components/ui/button';
import { PageHero } from '@/components/ui/page-hero';

/** What stands at the address of an article that is not there, or not any more. */
export function ArticleNotFound() {
  return (
    <PageHero title="Article Not Found" lead="The article you're looking for doesn't exist or has been removed.">
      <ButtonLink href="/blog">Back to Blog</ButtonLink>
      <LogMissingPath />
    </PageHero>
  );
}
