import { env } from '@/lib/env';
import { consent } from '@/lib/leads/consent';
import { ContactFormClient } from './contact-form-client';

/** The contact form. */
export function ContactForm() {
  return <ContactFormClient consent={consent.contact.text} contactEmail={env.contactEmail} />;
}
