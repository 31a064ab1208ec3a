import { z } from 'zod';
import { stripInvalidChars, ticked } from '@/lib/forms/form-fields';
import { businessTypes } from '@/lib/industries';

/** Lines of a text field, without empty ones. Clients of the API may send a list. */
const lines = (what: string) =>
  z.preprocess(
    (given) => (Array.isArray(given) ? given.join('\n') : given),
    z
      .string()
      .overwrite(stripInvalidChars)
      .max(2_000, `Please keep the ${what} to 2,000 characters.`)
      .default('')
      .transform((text) =>
        text
          .split(/\r?\n/)
          .map((line) => line.trim())
          .filter(Boolean),
      ),
  );

/** What the website scraper's preview is asked for. */
export const previewSchema = z.object({
  url: z
    .string('Please enter a website URL')
    .trim()
    .min(1, 'Please enter a website URL')
    .max(2_000, 'That address is too long.')
    .refine((text) => stripInvalidChars(text) === text, 'That is not a web address.'),

  businessType: z.enum(businessTypes, 'Choose one of the business types.').default('general'),
  mode: z.enum(['full', 'targeted', 'smart'], 'Choose one of the modes.').default('full'),
  main: ticked(true),
  navigation: ticked(false),
  footer: ticked(false),
  selectors: lines('selectors'),
  excludes: lines('addresses to exclude'),
});

export type PreviewRequest = z.output<typeof previewSchema>;

/** The choices of "Maximum pages"; what "unlimited" means is a setting (SCRAPER_MAX_PAGES). */
export const pageChoices = ['10', '25', '50', '100', 'unlimited'] as const;

export const outputFormats = ['json', 'csv', 'txt', 'all'] as const;

/** What a run of the website scraper is asked for. */
export const runSchema = previewSchema
  .extend({
    kind: z.literal('website').default('website'),
    maxPages: z.preprocess(
      (given) => (typeof given === 'number' ? String(given) : given),
      z.enum(pageChoices, 'Choose 10, 25, 50, 100 or unlimited.').default('25'),
    ),
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
/** What is kept of a request: everything but the address and the kind, which have columns of their own. */
export type RunSettings = Omit<RunRequest, 'url' | 'kind'>;
