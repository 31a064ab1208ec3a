import { z } from 'zod';
import { lines } from '@/lib/forms/form-fields';
import { ownerKinds, ownerVerdicts } from '@/lib/reader/facts/owner/owner-kinds';

const MAX_TEXT = 10_000;
const MAX_URL = 4_000;
const MAX_CORRECTION = 4_000;

/** What somebody says of a fact of a website. `text` and `url` are those of the fact as it was found; an added one has none. */
export const saidSchema = z.object({
  kind: z.enum(ownerKinds),
  heading: lines.pipe(z.string().max(MAX_TEXT)),
  text: lines.pipe(z.string().max(MAX_TEXT)),
  url: z
    .url({ protocol: /^https?$/ })
    .max(MAX_URL)
    .or(z.literal(''))
    .default(''),
  verdict: z.enum(ownerVerdicts),
  correction: lines.pipe(z.string().max(MAX_CORRECTION, `Please keep this to ${MAX_CORRECTION} characters.`)),
});
