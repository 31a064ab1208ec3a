import { PageData } from '@/components/site/json-ld';
import { LinkedText } from '@/components/site/linked-text';
import { Container } from '@/components/ui/container';
import '@/components/ui/prose.css';
import { PageHero } from '@/components/ui/page-hero';
import { crawler } from '@/lib/content/pages/crawler';
import { sitePages } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('crawler');

export default function CrawlerPage() {
  return (
    <>
      <PageHero title={crawler.title} lead={crawler.lead} />
      <Container className="pb-16 sm:pb-24">
        <div className="prose">
          {crawler.sections.map((section) => (
            <section key={section.title}>
              <h2>{section.title}</h2>
              {section.text.map((paragraph) => (
                <p key={paragraph} className="mt-3">
                  <LinkedText text={paragraph} />
                </p>
              ))}
              {'code' in section ? (
                <pre className="mt-3">
                  <code>{section.code}</code>
                </pre>
              ) : null}
            </section>
          ))}
        </div>
      </Container>
      <PageData page={sitePages.crawler} trail={[{ name: crawler.title, path: sitePages.crawler.path }]} />
    </>
  );
}
