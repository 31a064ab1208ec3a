import { Correction } from '@/components/drawings/screens/correction';
import { SetUp } from '@/components/drawings/screens/set-up';
import { ClaimSources } from '@/components/site/claim';
import { ClosingBand } from '@/components/site/closing-band';
import { ContactPerson } from '@/components/site/contact-person';
import { Copy } from '@/components/site/copy';
import { PageData } from '@/components/site/json-ld';
import { Container } from '@/components/ui/container';
import { X } from '@/components/ui/icons';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { about, aboutClosing, contactPerson, mission, story, values, wontDo } from '@/lib/content/pages/about';
import { dentistCorrection, dentistSetUp } from '@/lib/content/screens/dentist';
import { env } from '@/lib/env';
import { sitePages } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { telUrl } from '@/lib/text/tel-url';

export const metadata = pageMetadata('about');

export default function AboutPage() {
  return (
    <>
      <PageHero
        title={about.title}
        lead={about.lead}
        picture={<Correction correction={dentistCorrection} caption={about.picture} />}
      />
      <section aria-labelledby="mission" className="bg-dusk">
        <Container className="py-10 lg:py-24">
          <h2 id="mission" className="font-semibold font-text text-base tracking-normal">
            {mission.title}
          </h2>
          <p className="mt-3 max-w-[32ch] text-balance font-display font-semibold text-[clamp(1.45rem,1.05rem+1.7vw,2.6rem)] leading-tight tracking-tight">
            {mission.text}
          </p>
        </Container>
      </section>
      <section aria-labelledby="story" className="py-10 lg:py-24">
        <Container className="grid gap-x-14 gap-y-8 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <h2 id="story" className="text-h2">
              {story.title}
            </h2>
            <div className="mt-4 grid gap-4">
              {story.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
          <div className="grid content-start gap-6 lg:col-span-7">
            <ContactPerson large />
            <SetUp setUp={dentistSetUp} caption={story.picture} />
          </div>
        </Container>
      </section>
      <Section title={values.title} tone="card">
        <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-6">
          {values.items.map((item, index) => (
            <div
              key={item.term}
              className={`rounded-sheet bg-brand-soft p-5 sm:p-7 sm:max-lg:last:col-span-2 ${index < 2 ? 'lg:col-span-3' : 'lg:col-span-2'}`}
            >
              <dt className="font-display font-semibold text-h2">{item.term}</dt>
              <dd className="mt-2 max-w-[40ch]">
                <Copy text={item.text} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={wontDo.title} tone="dawn">
        <ul className="grid gap-x-14 sm:grid-cols-2">
          {wontDo.items.map((item) => (
            <li key={item} className="flex items-baseline gap-3 border-ink border-t py-4 text-lead">
              <X className="size-4 shrink-0 text-brick" />
              {item}
            </li>
          ))}
        </ul>
      </Section>
      {env.contactPerson ? (
        <Section title={contactPerson.title(env.contactPerson.name)} lead={contactPerson.text} tone="card">
          <ul className="flex flex-wrap gap-x-8 gap-y-2">
            {env.contactPhone ? (
              <li>
                <a href={telUrl(env.contactPhone)} className="link">
                  {env.contactPhone}
                </a>
              </li>
            ) : null}
            <li>
              <a href={`mailto:${env.contactEmail}`} className="link break-all">
                {env.contactEmail}
              </a>
            </li>
            {env.contactAddress ? <li>{env.contactAddress}</li> : null}
          </ul>
        </Section>
      ) : null}
      <ClosingBand {...aboutClosing} />
      <ClaimSources />
      <PageData page={sitePages.about} trail={[{ name: 'About', path: '/about' }]} kind="AboutPage" />
    </>
  );
}
