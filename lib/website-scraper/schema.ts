import { z } from 'zod';
import { stripInvalidChars, ticked, tidyLine } from '@/lib/forms/form-fields';
import { businessTypes } from '@/lib/industries';
import { readableLanguages } from './language-choice';

/** The non-empty lines of a text field. API clients may send an array. */
const lines = (label: string) =>
  z.preprocess(
    (given) => (Array.isArray(given) ? given.join('\n') : given),
    z
      .string()
      .overwrite(stripInvalidChars)
      .max(2_000, `Please keep the ${label} to 2,000 characters.`)
      .default('')
      .transform((text) =>
        text
          .split(/\r?\n/)
          .map((line) => line.trim())
          .filter(Boolean),
      ),
  );

/** The options of "Maximum pages". The setting SCRAPER_MAX_PAGES caps all of them, "unlimited" included. */
export const pageChoices = ['10', '25', '50', '100', 'unlimited'] as const;
/** The default maximum number of pages. */
const DEFAULT_MAX_PAGES = '50';

/** The options of "Links from the start page": how many links away pages are read. */
export const depthChoices = ['any', '1', '2', '3', '4', '5'] as const;

const numberAsText = (given: unknown) => (typeof given === 'number' ? String(given) : given);

/** The request for a preview of a website. */
export const previewSchema = z.object({
  url: z
    .string('Please enter a website URL')
    .overwrite(tidyLine)
    .min(1, 'Please enter a website URL')
    .max(2_000, 'That URL is too long.'),

  businessType: z.enum(businessTypes, 'Choose one of the business types.').default('general'),
  mode: z.enum(['full', 'targeted', 'smart'], 'Choose one of the modes.').default('full'),
  language: z
    .enum(['own', ...readableLanguages], 'Choose “own”, or a language by its two-letter code, such as “ga”.')
    .default('own'),
  main: ticked(true),
  navigation: ticked(false),
  footer: ticked(false),
  selectors: lines('selectors'),
  includes: lines('URLs to include'),
  excludes: lines('URLs to exclude'),
  maxDepth: z.preprocess(numberAsText, z.enum(depthChoices, 'Choose any, or 1 to 5 links.').default('any')),
  maxPages: z.preprocess(
    numberAsText,
    z.enum(pageChoices, 'Choose 10, 25, 50, 100 or unlimited.').default(DEFAULT_MAX_PAGES),
  ),
});

export type PreviewRequest = z.output<typeof previewSchema>;

export const outputFormats = ['json', 'csv', 'txt', 'all'] as const;

/** The request for a run of the website scraper. */
export const runSchema = previewSchema
  .extend({
    kind: z.literal('website').default('website'),
    format: z.enum(outputFormats, 'Choose json, csv, txt or all.').default('json'),
  })
  .refine(
    ({ main, navigation, footer, selectors, mode }) =>
      main || navigation || footer || selectors.length > 0 || mode === 'targeted',
    {
      path: ['main'],
      message: 'Choose at least one kind of content.',
    },
  );

export type RunRequest = z.output<typeof runSchema>;
/** The stored part of a request: everything but URL and kind, which have columns of their own. */
export type RunSettings = Omit<RunRequest, 'url' | 'kind'>;
