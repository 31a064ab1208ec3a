import { ClaimsTable } from '@/components/site/claims-table';
import { ClosingBand } from '@/components/site/closing-band';
import { PageData } from '@/components/site/json-ld';
import { Link } from '@/components/ui/link';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { claimGroups, claimsPage, labelMeanings } from '@/lib/content/pages/claims';
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
            <li>
              <a href={`#${labelMeanings.id}`} className="link inline-block py-2">
                {labelMeanings.title}
              </a>
            </li>
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
      <Section
        id={labelMeanings.id}
        title={labelMeanings.title}
        lead={labelMeanings.text}
        tone={claimGroups.length % 2 === 0 ? 'paper' : 'card'}
      >
        <dl className="grid gap-x-14 border-ink border-t-2 sm:grid-cols-2">
          {Object.entries(labelMeanings.meanings).map(([label, meaning]) => (
            <div key={label} className="border-line border-b py-3">
              <dt className="font-semibold">{label}</dt>
              <dd className="max-w-[52ch] text-muted">{meaning}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <ClosingBand {...claimsPage.closing} />
      <PageData page={sitePages.claims} trail={[{ name: 'Our claims', path: '/claims' }]} />
    </>
  );
}
