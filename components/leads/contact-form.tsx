import { consent } from '@/lib/content/consent';
import { env } from '@/lib/env';
import { ContactFormClient } from './contact-form-client';

/** The contact form. */
export function ContactForm() {
  const reach = { email: env.contactEmail, phone: env.contactPhone };
  return <ContactFormClient consent={consent.contact.text} reach={reach} />;
}
