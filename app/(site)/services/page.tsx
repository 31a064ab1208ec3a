import { ConversationLog } from '@/components/drawings/screens/conversation-log';
import { Correction } from '@/components/drawings/screens/correction';
import { Diary } from '@/components/drawings/screens/diary';
import { WeeklyNote } from '@/components/drawings/screens/weekly-note';
import { ClaimSources, ClaimValue } from '@/components/site/claim';
import { ClosingBand } from '@/components/site/closing-band';
import { Copy } from '@/components/site/copy';
import { FlagshipOffer } from '@/components/site/flagship-offer';
import { PageData } from '@/components/site/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
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
  straightAnswers,
} from '@/lib/content/pages/services';
import { salonCorrection, salonDiary, salonLog, salonNote } from '@/lib/content/screens/salon';
import { env } from '@/lib/env';
import { sitePages } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { serviceData } from '@/lib/seo/structured-data';

export const metadata = pageMetadata('services');

type Scene = (typeof roles.scenes)[number];

function Screen({ screen, caption }: Pick<Scene, 'screen' | 'caption'>) {
  if (screen === 'diary') return <Diary diary={salonDiary} caption={caption} />;
  if (screen === 'note') return <WeeklyNote note={salonNote} caption={caption} />;
  return <Correction correction={salonCorrection} caption={caption} />;
}

/** Two jobs at one hour of the shift, next to the screen on which one sees them. */
function Jobs({ scene, isReversed }: { scene: Scene; isReversed: boolean }) {
  return (
    <Container className="grid gap-x-14 gap-y-6 py-8 lg:grid-cols-12 lg:items-center lg:py-12">
      <div className={`lg:col-span-5 ${isReversed ? 'lg:order-1' : ''}`}>
        <p className="font-semibold text-brand tabular-nums">{scene.time}</p>
        <h3 className="mt-1 text-h2">{scene.title}</h3>
        <dl className="mt-4 grid gap-5">
          {scene.jobs.map((job) => (
            <div key={job.label}>
              <dt className="font-semibold">{job.label}</dt>
              <dd className="max-w-[46ch]">{job.does}</dd>
              <dd className="max-w-[46ch] text-base text-muted">{job.leaves}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="lg:col-span-7">
        <Screen screen={scene.screen} caption={scene.caption} />
      </div>
    </Container>
  );
}

export default function ServicesPage() {
  return (
    <>
      <PageHero
        title={services.title}
        lead={services.lead}
        picture={<ConversationLog log={salonLog} caption={services.picture} />}
      >
        <ButtonLink href="/free-trial">Start free trial</ButtonLink>
        {env.agentPreviewsADay > 0 ? (
          <ButtonLink href={services.preview.href} variant="quiet">
            {services.preview.label}
          </ButtonLink>
        ) : null}
        <Link href={services.link.href} className="link py-3 font-semibold">
          {services.link.label}
        </Link>
      </PageHero>
      <section aria-labelledby="jobs" className="bg-dusk pt-10 pb-4 lg:pt-24 lg:pb-12">
        <Container>
          <h2 id="jobs" className="text-statement">
            {roles.title}
          </h2>
          <p className="mt-3 max-w-[46ch] text-lead text-muted">{roles.lead}</p>
        </Container>
        {roles.scenes.map((scene, index) => (
          <Jobs key={scene.time} scene={scene} isReversed={index % 2 === 1} />
        ))}
      </section>
      <Section id="offer" title="The offer" tone="dawn">
        <div className="grid gap-10 lg:grid-cols-12 lg:gap-14">
          <div className="lg:col-span-8">
            <FlagshipOffer offer={flagship} />
          </div>
          <div className="flex flex-col gap-10 lg:col-span-4">
            <div className="border-ink border-t-2 pt-4">
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
                <dt className="mt-3 text-muted">{salaryComparison.agent}</dt>
                <dd className="font-display font-semibold text-lg">
                  <ClaimValue id={flagship.firstYear} />
                </dd>
                <dt className="mt-3 text-muted">{salaryComparison.saving}</dt>
                <dd className="font-display font-semibold text-lg">
                  <ClaimValue id={flagship.savings} />
                </dd>
                <dt className="mt-3 text-muted">{salaryComparison.upperSaving}</dt>
                <dd className="font-display font-semibold text-lg">
                  <ClaimValue id={flagship.upperSavings} />
                </dd>
                <dt className="mt-3 text-muted">{salaryComparison.shiftSaving}</dt>
                <dd className="font-display font-semibold text-lg">
                  <ClaimValue id={flagship.shiftSavings} />
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
      <Section title={straightAnswers.title} tone="card">
        <dl className="grid gap-x-14 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {straightAnswers.items.map(({ term, text }) => (
            <div key={term} className="border-ink border-t-2 pt-4">
              <dt className="font-display font-semibold text-h3">{term}</dt>
              <dd className="mt-2 max-w-[46ch]">
                <Copy text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <ClosingBand {...servicesClosing} />
      <ClaimSources />
      <PageData
        page={sitePages.services}
        trail={[{ name: 'Services', path: '/services' }]}
        about={[serviceData(serviceOffer)]}
      />
    </>
  );
}
