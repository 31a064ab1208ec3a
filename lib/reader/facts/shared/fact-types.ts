import type { ContentType } from '../../page/content-type';

/** A source of a fact: the page and the words that state it. A page of a PDF is `#page=N` (RFC 8118). */
export interface Citation {
  url: string;
  text: string;
}

interface Cited {
  /** Every page that states the fact, each once. */
  sources: Citation[];
}

export interface PhoneFact extends Cited {
  /** In E.164 format, such as `+35316689666`; the digits as printed if the site names no country. */
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
  /** On one line, with commas between its parts. */
  address: string;
  /** Eircode, postcode or ZIP code, if there is one. */
  postcode?: string;
}

export const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Hours of one day. Times are `HH:MM`; `closes` is null where the site says "late", or only when it opens. */
export interface DayHours {
  day: (typeof WEEK)[number];
  ranges: { opens: string; closes: string | null }[];
  isClosed: boolean;
  byAppointment: boolean;
}

export interface HoursFact extends Cited {
  /** What the hours are for, if stated: `Kitchen`, `Summer`, `Bank holidays`. */
  label?: string;
  /** From Monday; days that the site does not mention are missing. */
  days: DayHours[];
  /** The hours on one line, such as `Mon–Fri 09:00–17:00; Sat closed`. */
  summary: string;
}

/** An ISO 4217 code, or the sign that the page has if several countries use it: `EUR`, `kr`. */
export type Currency = string;

/** Words of a page as they stand there. */
export interface FoundText {
  /** A line; a row, whose cells ` | ` separates; or the lines of a card. */
  text: string;
  heading?: string;
  /** The row that names the columns. */
  columns?: string;
  /** What the page says of the whole list: "All fees are exclusive of VAT." */
  note?: string;
  /** How many signs speak for it: its markup, the kind of page, lists of alike lines. */
  signs: number;
}

/** A price or a service that was found on pages: never put together anew. */
export type FoundLine = Cited & Omit<FoundText, 'signs'>;

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
  /** The schema.org type, such as `Dentist`, if the site states one. */
  type?: string;
}

/** The facts that a business states about itself on its website. Uncertain ones are absent. */
export interface SiteFacts {
  business?: NameFact;
  phones: PhoneFact[];
  emails: EmailFact[];
  addresses: AddressFact[];
  openingHours: HoursFact[];
  prices: FoundLine[];
  services: FoundLine[];
  people: PersonFact[];
  questions: QuestionFact[];
  links: LinkFact[];
  /** What shows that the website is a template that nobody filled: nothing else is stated. */
  template?: Cited;
}

/** The part of a page that contains something. `markup` is schema.org data. */
export type Place = 'markup' | 'header' | 'footer' | 'content';

/** A possible fact; the whole site decides whether it is one. `text` is the line that states it, `page` that of a PDF. */
export type Candidate<T> = T & { place: Place; text: string; page?: number };

/** The candidates that the facts of a site are collected from; stored with each page. */
export interface PageFacts {
  /** Hints at the country, as ISO 3166 codes, strongest first. */
  countries: string[];
  names: Candidate<{ name: string; type?: string }>[];
  /** Lines and `tel:` links with digits; which are telephone numbers depends on the country. */
  phones: Candidate<{ link?: string }>[];
  emails: Candidate<{ email: string }>[];
  addresses: Candidate<{ address: string; postcode?: string }>[];
  hours: Candidate<{ label?: string; days: DayHours[] }>[];
  prices: Candidate<FoundText>[];
  services: Candidate<FoundText>[];
  people: Candidate<Omit<PersonFact, 'sources'>>[];
  questions: Candidate<Omit<QuestionFact, 'sources'>>[];
  links: Candidate<Omit<LinkFact, 'sources'>>[];
  /** The kinds of placeholders of templates, each with a text of that kind. */
  placeholders: Candidate<{ kind: string }>[];
}

/** The properties of a page that the facts of its site depend on. */
export interface FactPage {
  url: string;
  title: string;
  contentType: ContentType;
  language?: string;
  facts: PageFacts;
}
