import { z } from 'zod';
import { stripLoneSurrogates } from '@/lib/forms/form-fields';

const MAX = 200;
const short = z.string().transform((text) =>
  // Cutting may leave the first half of a character.
  stripLoneSurrogates(
    text
      .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
      .trim()
      .slice(0, MAX),
  ),
);
const optional = short.transform((text) => text || undefined).optional();

/** The parameters of a campaign that are kept. */
const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

const fields = z.object({
  landingPage: optional,
  referrerHost: optional,
  ...Object.fromEntries(campaignNames.map((name) => [name, optional])),
});

export type LeadAttribution = {
  landingPage?: string;
  referrerHost?: string;
  campaign: Record<string, string>;
  source: string;
};

const isPath = (text: string | undefined) => text?.startsWith('/') && !text.startsWith('//');
const isHost = (text: string | undefined) => text !== undefined && /^[a-z0-9.-]+$/i.test(text);

/** Where the visit that led to a form began, from the form's own hidden fields. What makes no sense is left out. */
export function readAttribution(values: Record<string, string>): LeadAttribution {
  const given = fields.safeParse(values).data as Record<string, string | undefined> | undefined;
  const campaign: Record<string, string> = {};
  for (const name of campaignNames) if (given?.[name]) campaign[name] = given[name];
  const referrerHost = isHost(given?.referrerHost) ? given?.referrerHost?.toLowerCase() : undefined;
  return {
    landingPage: isPath(given?.landingPage) ? given?.landingPage : undefined,
    referrerHost,
    campaign,
    source: campaign.utm_source?.toLowerCase() ?? referrerHost ?? 'direct',
  };
}
