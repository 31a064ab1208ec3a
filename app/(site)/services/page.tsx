import { ClaimSources, ClaimValue } from '@/components/site/claim';
import { ClosingBand } from '@/components/site/closing-band';
import { ComparisonTable } from '@/components/site/comparison-table';
import { Copy } from '@/components/site/copy';
import { FlagshipOffer } from '@/components/site/flagship-offer';
import { PageData } from '@/components/site/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import {
  flagship,
  notIncluded,
  places,
  roles,
  salaryComparison,
  serviceOffer,
  services,
  servicesClosing,
} from '@/lib/content/pages/services';
import { env } from '@/lib/env';
import { pageMeta, pageMetadata } from '@/lib/seo/metadata';
import { serviceData } from '@/lib/seo/structured-data';

export const metadata = pageMetadata('services');

export default function ServicesPage() {
  return (
    <>
      <PageHero title={services.title} lead={services.lead}>
        {env.agentPreviewsADay > 0 ? (
          <ButtonLink href={services.preview.href} variant="quiet">
            {services.preview.label}
          </ButtonLink>
        ) : null}
        <Link href={services.link.href} className="link py-3 font-semibold">
          {services.link.label}
        </Link>
      </PageHero>
      <Section title={roles.title} lead={roles.lead}>
        <ComparisonTable caption={roles.title} columns={roles.columns} rows={roles.rows} />
      </Section>
      <Section id="offer" title="The offer" tone="brand">
        <div className="grid gap-10 lg:grid-cols-12 lg:gap-14">
          <div className="lg:col-span-8">
            <FlagshipOffer offer={flagship} />
          </div>
          <div className="flex flex-col gap-10 lg:col-span-4">
            <div className="border-accent border-l-4 pl-5">
              <h3 className="text-h3">{places.title}</h3>
              <p className="mt-2">
                <Copy text={places.text} />
              </p>
            </div>
            <div>
              <h3 className="text-h3">{salaryComparison.title}</h3>
              <dl className="mt-2 tabular-nums">
                <dt className="text-muted">{salaryComparison.employee}</dt>
                <dd className="font-display font-semibold text-lg">
                  <ClaimValue id={flagship.humanCost} />
                </dd>
                <dt className="mt-3 text-muted">{salaryComparison.saving}</dt>
                <dd className="font-display font-semibold text-lg">
                  <ClaimValue id={flagship.savings} />
                </dd>
              </dl>
            </div>
            <div>
              <h3 className="text-h3">{notIncluded.title}</h3>
              <ul className="mt-2 list-disc flex flex-col gap-2 pl-5 text-muted">
                {notIncluded.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          </div>
        </div>
      </Section>
      <ClosingBand {...servicesClosing} />
      <ClaimSources />
      <PageData
        page={pageMeta.services}
        trail={[{ name: 'Services', path: '/services' }]}
        about={[serviceData(serviceOffer)]}
      />
    </>
  );
}
