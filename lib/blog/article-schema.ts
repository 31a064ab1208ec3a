import { defaultSchema } from 'rehype-sanitize';

/** What an article may contain: what GitHub allows, and links that dial or begin a text message. */
export const articleSchema: typeof defaultSchema = {
  ...defaultSchema,
  protocols: { ...defaultSchema.protocols, href: [...(defaultSchema.protocols?.href ?? []), 'tel', 'sms'] },
};
