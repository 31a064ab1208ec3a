import { z } from 'zod';
import { stripLoneSurrogates } from '@/lib/forms/form-fields';

const MAX = 200;
const short = z.string().transform((text) =>
  // Truncation may leave a lone surrogate.
  stripLoneSurrogates(
    text
      .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
      .trim()
      .slice(0, MAX),
  ),
);
const optional = short.transform((text) => text || undefined).optional();

/** The campaign parameters that are stored. */
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

/** The attribution of a visit, from hidden fields of the form. Invalid values are dropped. */
export function readAttribution(values: Record<string, string>): LeadAttribution {
  const parsed = fields.safeParse(values).data as Record<string, string | undefined> | undefined;
  const campaign: Record<string, string> = {};
  for (const name of campaignNames) if (parsed?.[name]) campaign[name] = parsed[name];
  const referrerHost = isHost(parsed?.referrerHost) ? parsed?.referrerHost?.toLowerCase() : undefined;
  return {
    landingPage: isPath(parsed?.landingPage) ? parsed?.landingPage : undefined,
    referrerHost,
    campaign,
    source: campaign.utm_source?.toLowerCase() ?? referrerHost ?? 'direct',
  };
}
