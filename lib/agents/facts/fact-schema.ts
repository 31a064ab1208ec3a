import { z } from 'zod';
import { line, lines } from '@/lib/forms/form-fields';
import { ownerKinds, ownerVerdicts } from '@/lib/reader/facts/owner/owner-kinds';

const MAX_TEXT = 10_000;
const MAX_URL = 4_000;
const MAX_CORRECTION = 1_000;

/** What a member says of a fact. `text` and `url` are those of the fact as it was found; an added one has none. */
export const factSchema = z.object({
  agent: z.string().max(64),
  kind: z.enum(ownerKinds),
  heading: line(300),
  text: lines.pipe(z.string().max(MAX_TEXT)),
  url: z
    .url({ protocol: /^https?$/ })
    .max(MAX_URL)
    .or(z.literal(''))
    .default(''),
  verdict: z.enum(ownerVerdicts),
  correction: lines.pipe(z.string().max(MAX_CORRECTION, `Please keep this to ${MAX_CORRECTION} characters.`)),
});
