import { ClaimsTable } from '@/components/site/claims-table';
import { ClosingBand } from '@/components/site/closing-band';
import { PageData } from '@/components/site/json-ld';
import { Link } from '@/components/ui/link';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { claimGroups, claimsPage } from '@/lib/content/pages/claims';
import { sitePages } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('claims');

export default function ClaimsPage() {
  const { machine, report } = claimsPage;
  return (
    <>
      <PageHero title={claimsPage.title} lead={claimsPage.lead}>
        <p>
          {report.text}{' '}
          <Link href={report.href} className="link">
            {report.label}
          </Link>
          . {machine.text}{' '}
          <a href={machine.href} className="link">
            {machine.label}
          </a>
          .
        </p>
        <nav aria-label={claimsPage.contents} className="w-full">
          <ul className="flex flex-wrap gap-x-6">
            {claimGroups.map(({ type, title, ids }) => (
              <li key={type}>
                <a href={`#${type}`} className="link inline-block py-2">
                  {title} ({ids.length})
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHero>
      {claimGroups.map((group, index) => (
        <Section
          key={group.type}
          id={group.type}
          title={group.title}
          lead={group.text}
          tone={index % 2 === 0 ? 'paper' : 'card'}
        >
          <ClaimsTable caption={group.title} ids={group.ids} />
        </Section>
      ))}
      <ClosingBand {...claimsPage.closing} />
      <PageData page={sitePages.claims} trail={[{ name: 'Our claims', path: '/claims' }]} />
    </>
  );
}
