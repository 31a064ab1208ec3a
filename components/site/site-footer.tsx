import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { copyrightLine } from '@/lib/content/copyright';
import { footerColumns, legalLinks } from '@/lib/content/navigation';
import { env } from '@/lib/env';
import { telUrl } from '@/lib/text/tel-url';
import { ContactPerson } from './contact-person';
import { Logo } from './logo';

const socialNames = { linkedin: 'LinkedIn', facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube' } as const;

// Once on the footer instead of on each link: every page carries it in its HTML and in React's payload.
const linkStyles =
  '[&_li_a]:inline-block [&_li_a]:py-0.5 [&_li_a]:text-muted [&_li_a]:underline-offset-4 [&_li_a]:hover:text-ink [&_li_a]:hover:underline';

/** Four groups of links, the company particulars that Irish law requires, and the small print. */
export function SiteFooter() {
  const { company, social, contactAddress, contactEmail, contactPerson, contactPhone, siteName } = env;
  const socialLinks = (Object.keys(socialNames) as (keyof typeof socialNames)[]).flatMap((key) =>
    social[key] ? [{ label: socialNames[key], href: social[key] }] : [],
  );
  const particulars = [
    company.registeredName,
    company.cro && `Registered in Ireland no. ${company.cro}`,
    company.office && `Registered office: ${company.office}`,
    company.vat && `VAT no. ${company.vat}`,
  ].filter(Boolean);

  return (
    <footer className={`border-line border-t bg-card ${linkStyles}`}>
      <Container className="grid grid-cols-2 gap-x-6 gap-y-3 py-4 max-sm:text-base sm:grid-cols-3 sm:gap-y-10 sm:py-12 md:grid-cols-[1fr_1fr_1fr_1.5fr] lg:grid-cols-12">
        <div className="col-span-full max-sm:hidden lg:col-span-3 lg:pr-10">
          <Logo siteName={siteName} />
          <p className="mt-3 max-w-[34ch] text-muted">
            AI employees for Irish businesses: they answer and take bookings while you get on with the work.
          </p>
        </div>
        {footerColumns.map((column) => (
          <nav
            key={column.title}
            aria-label={column.title}
            className={column.items.length > 6 ? 'max-sm:row-span-2 lg:col-span-2' : 'lg:col-span-2'}
          >
            <h2 className="mb-1 font-semibold text-base">{column.title}</h2>
            <ul>
              {column.items.map((item) => (
                <li key={item.href}>
                  <Link href={item.href}>{item.label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="max-md:col-span-full lg:col-span-3">
          <h2 className="mb-1 font-semibold text-base">Talk to us</h2>
          {contactPerson ? (
            <div className="my-1 sm:my-2">
              <ContactPerson />
            </div>
          ) : null}
          <ul className="flex flex-wrap gap-x-5 md:block">
            <li>
              <a href={`mailto:${contactEmail}`} className="break-all">
                {contactEmail}
              </a>
            </li>
            {contactPhone ? (
              <li>
                <a href={telUrl(contactPhone)}>{contactPhone}</a>
              </li>
            ) : null}
            {contactAddress ? <li className="w-full py-0.5 text-muted">{contactAddress}</li> : null}
            {socialLinks.map((link) => (
              <li key={link.href}>
                <a href={link.href} rel="me noopener">
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Container>
      <div className="border-line border-t">
        <Container className="flex flex-wrap items-baseline gap-x-8 gap-y-2 py-3 text-base text-muted max-sm:text-sm sm:py-4">
          <p>{copyrightLine(siteName)}</p>
          {particulars.length > 0 ? <p>{particulars.join(' · ')}</p> : null}
          <ul className="flex flex-wrap gap-x-5 max-sm:gap-x-3 lg:ml-auto">
            {legalLinks.map((item) => (
              <li key={item.href}>
                <Link href={item.href}>{item.label}</Link>
              </li>
            ))}
          </ul>
        </Container>
      </div>
    </footer>
  );
}
