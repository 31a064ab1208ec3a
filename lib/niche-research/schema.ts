import { z } from 'zod';
import { ticked, tidyLine } from '@/lib/forms/form-fields';
import { depths, regions } from './knowledge';

/** The page limits that the premium scraper offers. */
export const pageLimits = ['25', '50', '100', '200'] as const;

/** How many sources of their own a user may give. */
export const MAX_OWN_SOURCES = 5;

/** The user's own sources: lines of a text field, or a list. Whether they may be read is checked when the run is planned. */
const sources = z
  .preprocess(
    (given) => (typeof given === 'string' ? given.split(/\s+/) : given),
    z.array(z.string().overwrite(tidyLine).max(2_000, 'Please use shorter addresses.')),
  )
  .transform((given) => [...new Set(given.filter(Boolean))])
  .refine((given) => given.length <= MAX_OWN_SOURCES, `Please give no more than ${MAX_OWN_SOURCES} sources.`)
  .default([]);

export const nicheOptionsSchema = z.object({
  includeTradeJournals: ticked(true),
  includeProfessionalAssociations: ticked(true),
  includeEducationalResources: ticked(true),
  includeBestPractices: ticked(true),
  includeRegulations: ticked(true),
  excludeBlogsForums: ticked(false),
  focusCommercial: ticked(false),
  focusResidential: ticked(false),
  targetRegion: z.enum(regions, `Choose one of ${regions.join(', ')}.`).default('Ireland'),
  contentDepth: z.enum(depths, `Choose one of ${depths.join(', ')}.`).default('comprehensive'),
  maxPages: z
    .preprocess(
      (given) => (typeof given === 'number' ? String(given) : given),
      z.enum(pageLimits, 'Choose 25, 50, 100 or 200.'),
    )
    .default('50'),
  sources,
});

export type NicheOptions = z.output<typeof nicheOptionsSchema>;

const MAX_WORDS = 12;
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** A niche is a few plain words; anything else is not a kind of business and would find nothing. */
const niche = z
  .string('Please enter a business niche')
  .overwrite(tidyLine)
  .min(1, 'Please enter a business niche')
  .max(120, 'Please name the niche in a few words: no more than 120 characters.')
  .regex(/^[\p{L}\p{M}\p{N}\s&'’.,/()+-]*$/u, 'Please name the niche in plain words, such as “emergency plumber”.')
  .refine((text) => /\p{L}/u.test(text), 'Please name the niche in plain words, such as “emergency plumber”.')
  .refine(
    (text) => wordsOf(text).length <= MAX_WORDS,
    `Please name the niche in a few words: no more than ${MAX_WORDS}.`,
  )
  .transform((text) => wordsOf(text).join(' '));

/** Moves fields that are sent flat into the options. */
function withOptions(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null) return fields;
  const { niche: name, kind, format, ...options } = fields as Record<string, unknown>;
  return { niche: name, kind, format, options };
}

/** The request body of both niche scraper APIs. */
export const nicheSchema = z.object({ niche, options: nicheOptionsSchema.prefault({}) });

/** The same as the query of a URL, in which the options stand beside the niche. */
export const nicheQuerySchema = z.preprocess(withOptions, nicheSchema);

export const knowledgeFormats = ['json', 'csv', 'txt'] as const;

/** The request for a run of a niche scraper. */
export const nicheRunSchema = nicheSchema.extend({
  kind: z.enum(['niche', 'premium']),
  format: z.enum(knowledgeFormats, 'Choose json, csv or txt.').default('json'),
});

/** The same as the fields of a form. */
export const nicheFormSchema = z.preprocess(withOptions, nicheRunSchema);

export type NicheRunRequest = z.output<typeof nicheRunSchema>;
/** The stored part of a request: everything but niche and kind, which have columns of their own. */
export type NicheSettings = Pick<NicheRunRequest, 'options' | 'format'>;

/** The values of a new form. */
export const nicheDefaults = { niche: '', format: 'json', options: nicheOptionsSchema.parse({}) } as const;
