import { MailList } from '@/components/drawings/screens/mail-list';
import { ContactForm } from '@/components/leads/contact-form';
import { OwnSiteChat } from '@/components/meet/own-site-chat';
import { ClaimSources } from '@/components/site/claim';
import { ContactPerson } from '@/components/site/contact-person';
import { Copy } from '@/components/site/copy';
import { PageData } from '@/components/site/json-ld';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { contact } from '@/lib/content/pages/contact';
import { aboutUs } from '@/lib/content/pages/meet-your-agent';
import { contactMails } from '@/lib/content/screens/contact-mails';
import { env } from '@/lib/env';
import { sitePages } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';
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
        <ContactPerson large />
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

export default function ContactPage() {
  return (
    <>
      <div className="overflow-x-clip bg-dawn">
        <Container className="grid gap-x-14 gap-y-8 pt-8 sm:pt-14 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
          <div className="lg:col-span-5">
            <h1 className="max-w-[10ch] text-h1">{contact.title}</h1>
            <p className="mt-5 max-w-[32ch] text-lead text-muted">{contact.lead}</p>
            <div className="mt-7">
              <Details />
            </div>
          </div>
          <section
            aria-labelledby="message"
            className="rounded-[0.9rem] border border-line bg-card px-5 pt-6 pb-10 shadow-screen sm:px-9 sm:pt-9 lg:col-span-7 lg:row-span-2 lg:mb-14"
          >
            <h2 id="message" className="mb-5 text-h2">
              {contact.formTitle}
            </h2>
            <ContactForm />
          </section>
          <section
            aria-labelledby="next"
            className="border-ink border-t-2 pt-4 pb-10 lg:col-span-5 lg:self-start lg:pb-16"
          >
            <h2 id="next" className="text-h3">
              {contact.next.title}
            </h2>
            <div className="mt-4">
              <MailList title={contact.next.inbox} mails={contactMails} caption={contact.next.picture} />
            </div>
            <p className="mt-4">{contact.next.demo}</p>
            <h2 className="mt-8 border-ink border-t-2 pt-4 text-h3">{contact.trial.title}</h2>
            <p className="mt-3">
              <Copy text={contact.trial.text} />
            </p>
            <p className="mt-3">
              <Link href={contact.trial.link.href} className="link font-semibold">
                {contact.trial.link.label}
              </Link>
            </p>
          </section>
        </Container>
      </div>
      <Section title={aboutUs.title} lead={aboutUs.lead} tone="dusk" beside>
        <OwnSiteChat returnTo="/contact" />
      </Section>
      <ClaimSources />
      <PageData page={sitePages.contact} trail={[{ name: 'Contact', path: '/contact' }]} kind="ContactPage" />
    </>
  );
}
