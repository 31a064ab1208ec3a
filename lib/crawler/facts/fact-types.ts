import type { ContentType } from '../extract/content-type';

/** One place that states a fact: the page and the words the fact stands in. A page of a PDF is `#page=N` (RFC 8118). */
export interface Citation {
  url: string;
  text: string;
}

interface Cited {
  /** Every page that states the fact, each once. */
  sources: Citation[];
}

export interface PhoneFact extends Cited {
  /** E.164, as `+35316689666`. */
  number: string;
  /** As the site writes it. */
  display: string;
  extension?: string;
  type: 'phone' | 'mobile' | 'freephone' | 'fax' | 'whatsapp';
}

export interface EmailFact extends Cited {
  email: string;
}

export interface AddressFact extends Cited {
  /** On one line, its parts separated by commas. */
  address: string;
  /** Eircode, postcode or ZIP code, where one is given. */
  postcode?: string;
}

export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** Hours of one day. Times are `HH:MM`; `closes` is null where the site says "late" or "close". */
export interface DayHours {
  day: Weekday;
  ranges: { opens: string; closes: string | null }[];
  isClosed: boolean;
  byAppointment: boolean;
}

export interface HoursFact extends Cited {
  /** What the hours are for, where the site says so: `Kitchen`, `Summer`, `Bank holidays`. */
  label?: string;
  /** From Monday; days that the site does not mention are missing. */
  days: DayHours[];
  /** The hours in one line, as `Mon–Fri 09:00–17:00; Sat closed`. */
  summary: string;
}

export type Currency = 'EUR' | 'GBP' | 'USD';

export interface PriceFact extends Cited {
  /** What the price is for. */
  item: string;
  /** As the site writes it, as `from €45` or `£8–£12`. */
  price: string;
  amount: number;
  /** The upper end of a range. */
  maxAmount?: number;
  currency: Currency;
  isFrom: boolean;
}

export interface ServiceFact extends Cited {
  name: string;
  description?: string;
}

export interface PersonFact extends Cited {
  name: string;
  role: string;
}

export interface QuestionFact extends Cited {
  question: string;
  answer: string;
}

export type LinkPurpose = 'booking' | 'menu' | 'order' | 'social' | 'map';

export interface LinkFact extends Cited {
  purpose: LinkPurpose;
  url: string;
  /** The text of the link, or the name of the network. */
  label: string;
}

export interface NameFact extends Cited {
  name: string;
  /** The schema.org type, as `Dentist`, where the site has one. */
  type?: string;
}

/** What a business states about itself on its website. Whatever is not certain is absent. */
export interface SiteFacts {
  business?: NameFact;
  phones: PhoneFact[];
  emails: EmailFact[];
  addresses: AddressFact[];
  openingHours: HoursFact[];
  prices: PriceFact[];
  services: ServiceFact[];
  people: PersonFact[];
  questions: QuestionFact[];
  links: LinkFact[];
}

/** Where on a page something stands. `markup` is schema.org data. */
export type Place = 'markup' | 'header' | 'footer' | 'content';

/** Something on a page that may be a fact of the business; the whole site decides. `text` is what it stands in, `page` the page of a PDF. */
export type Candidate<T> = T & { place: Place; text: string; page?: number };

/** What the facts of a site are collected from; stored with each page. */
export interface PageFacts {
  /** Hints at the country, as ISO 3166 codes, strongest first. */
  countries: string[];
  names: Candidate<{ name: string; type?: string }>[];
  /** Lines and `tel:` links with digits; the country decides which are numbers. */
  phones: Candidate<{ link?: string }>[];
  emails: Candidate<{ email: string }>[];
  addresses: Candidate<{ address: string; postcode?: string }>[];
  hours: Candidate<{ label?: string; days: DayHours[] }>[];
  prices: Candidate<Omit<PriceFact, 'sources'>>[];
  services: Candidate<Omit<ServiceFact, 'sources'>>[];
  people: Candidate<Omit<PersonFact, 'sources'>>[];
  questions: Candidate<Omit<QuestionFact, 'sources'>>[];
  links: Candidate<Omit<LinkFact, 'sources'>>[];
}

/** A page as far as the facts of its site depend on it. */
export interface FactPage {
  url: string;
  title: string;
  contentType: ContentType;
  language?: string;
  facts: PageFacts;
}
