import { PageData } from '@/components/site/json-ld';
import { LinkedText } from '@/components/site/linked-text';
import { Container } from '@/components/ui/container';
import { crawler } from '@/lib/content/pages/crawler';
import { sitePages } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('crawler');

export default function CrawlerPage() {
  return (
    <>
      <Container width="text" className="py-12 sm:py-16">
        <h1 className="text-h2">{crawler.title}</h1>
        <p className="mt-5 text-balance text-lead text-muted">{crawler.lead}</p>
        <div className="prose mt-8">
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
