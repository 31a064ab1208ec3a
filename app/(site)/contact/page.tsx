import { ContactForm } from '@/components/leads/contact-form';
import { OwnSiteChat } from '@/components/meet/own-site-chat';
import { ClaimSources } from '@/components/site/claim';
import { ContactPerson } from '@/components/site/contact-person';
import { Copy } from '@/components/site/copy';
import { PageData } from '@/components/site/json-ld';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { PageHero } from '@/components/ui/page-hero';
import { contact } from '@/lib/content/pages/contact';
import { env } from '@/lib/env';
import { pageMeta, pageMetadata } from '@/lib/seo/metadata';
import { telUrl } from '@/lib/text/tel-url';

export const metadata = pageMetadata('contact');

function Details() {
  const { labels } = contact;
  const phone = env.contactPhone;
  const address = env.contactAddress ?? env.company.office;
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="text-h3">
        {contact.details}
      </h2>
      <div className="mt-3">
        <ContactPerson />
      </div>
      <dl className="mt-3 grid grid-cols-[5rem_1fr] gap-x-4 gap-y-2">
        <dt className="text-muted">{labels.email}</dt>
        <dd>
          <a href={`mailto:${env.contactEmail}`} className="link break-all">
            {env.contactEmail}
          </a>
        </dd>
        {phone ? (
          <>
            <dt className="text-muted">{labels.phone}</dt>
            <dd>
              <a href={telUrl(phone)} className="link">
                {phone}
              </a>
            </dd>
          </>
        ) : null}
        {address ? (
          <>
            <dt className="text-muted">{labels.address}</dt>
            <dd>{address}</dd>
          </>
        ) : null}
        <dt className="text-muted">{labels.hours}</dt>
        <dd>{contact.hours}</dd>
      </dl>
    </section>
  );
}

/** The way to the trial, for visitors who want to talk to nobody. */
function Trial() {
  return (
    <section aria-labelledby="rather">
      <h2 id="rather" className="text-h3">
        {contact.trial.title}
      </h2>
      <p className="mt-1 text-muted">
        <Copy text={contact.trial.text} />
      </p>
      <p className="mt-3">
        <Link href={contact.trial.link.href} className="link font-semibold">
          {contact.trial.link.label}
        </Link>
      </p>
    </section>
  );
}

export default function ContactPage() {
  return (
    <>
      <PageHero title={contact.title} lead={contact.lead} />
      <Container className="grid gap-x-16 gap-y-14 py-14 sm:py-20 lg:grid-cols-12">
        <div className="flex flex-col gap-14 lg:col-span-7">
          <section aria-labelledby="message">
            <h2 id="message" className="mb-6 text-h2">
              {contact.formTitle}
            </h2>
            <ContactForm />
          </section>
          <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
            <Details />
            <Trial />
          </div>
        </div>
        <div className="flex flex-col gap-12 lg:col-span-5">
          <section aria-labelledby="ask-agent">
            <h2 id="ask-agent" className="mb-3 text-h3">
              {contact.agent}
            </h2>
            <OwnSiteChat returnTo="/contact" />
          </section>
          <section aria-labelledby="next" className="border-brand border-t-4 pt-5">
            <h2 id="next" className="text-h3">
              {contact.next.title}
            </h2>
            <ol className="mt-3 list-decimal flex flex-col gap-3 pl-6 marker:font-semibold marker:text-brand">
              {contact.next.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        </div>
      </Container>
      <ClaimSources />
      <PageData page={pageMeta.contact} trail={[{ name: 'Contact', path: '/contact' }]} kind="ContactPage" />
    </>
  );
}
