import { ClaimSources } from '@/components/site/claim';
import { ClosingBand } from '@/components/site/closing-band';
import { ContactPerson } from '@/components/site/contact-person';
import { PageData } from '@/components/site/json-ld';
import { TermList } from '@/components/site/term-list';
import { Container } from '@/components/ui/container';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { about, aboutClosing, contactPerson, mission, story, values, wontDo } from '@/lib/content/pages/about';
import { env } from '@/lib/env';
import { pageMeta, pageMetadata } from '@/lib/seo/metadata';
import { telUrl } from '@/lib/text/tel-url';

export const metadata = pageMetadata('about');

export default function AboutPage() {
  return (
    <>
      <PageHero title={about.title} lead={about.lead} />
      <section aria-labelledby="mission" className="bg-brand-soft">
        <Container className="grid gap-x-12 gap-y-4 py-16 sm:py-20 lg:grid-cols-12">
          <h2 id="mission" className="text-h3 lg:col-span-3">
            {mission.title}
          </h2>
          <p className="font-display font-semibold text-[clamp(1.4rem,1.1rem+1.3vw,2.2rem)] leading-snug lg:col-span-9">
            {mission.text}
          </p>
        </Container>
      </section>
      <Container className="grid gap-x-12 gap-y-8 py-16 sm:py-24 lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-5">{story.title}</h2>
        <div className="max-w-[62ch] flex flex-col gap-5 text-lg lg:col-span-7">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Container>
      <Section title={values.title} tone="card">
        <TermList items={values.items} />
      </Section>
      <Container className="grid gap-x-12 gap-y-6 py-16 lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-5">{wontDo.title}</h2>
        <ul className="flex flex-col gap-3 border-accent border-l-4 pl-6 text-lg lg:col-span-7">
          {wontDo.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Container>
      {env.contactPerson ? (
        <Section title={contactPerson.title} lead={contactPerson.text} tone="card">
          <ContactPerson large />
          <ul className="mt-5 flex flex-wrap gap-x-8 gap-y-2">
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
      <PageData page={pageMeta.about} trail={[{ name: 'About', path: '/about' }]} kind="AboutPage" />
    </>
  );
}
