import { z } from 'zod';
import { businessTypes } from '@/lib/site/industries';

const selectors = z
  .string()
  .max(2_000, 'Please keep the selectors to 2,000 characters.')
  .default('')
  .transform((text) =>
    text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean),
  );

/** What the website scraper's preview is asked for. */
export const previewSchema = z.object({
  url: z.string().trim().min(1, 'Please enter a website URL').max(2_000, 'That address is too long.'),
  businessType: z.enum(businessTypes).default('general'),
  mode: z.enum(['full', 'targeted', 'smart']).default('full'),
  main: z.coerce.boolean().default(true),
  navigation: z.coerce.boolean().default(false),
  footer: z.coerce.boolean().default(false),
  selectors,
});

export type PreviewRequest = z.output<typeof previewSchema>;
