import { stripLoneSurrogates } from '@/lib/forms/form-fields';

const MAX = 200;

/** A value of a field on one line, cut; undefined if nothing is left. */
function readValue(text = ''): string | undefined {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').trim();
  // Truncation may leave a lone surrogate.
  return stripLoneSurrogates(line.slice(0, MAX)) || undefined;
}

/** The campaign parameters that are stored. */
const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

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
  const campaign: Record<string, string> = {};
  for (const name of campaignNames) {
    const value = readValue(values[name]);
    if (value) campaign[name] = value;
  }
  const landingPage = readValue(values.landingPage);
  const host = readValue(values.referrerHost);
  const referrerHost = isHost(host) ? host?.toLowerCase() : undefined;
  return {
    landingPage: isPath(landingPage) ? landingPage : undefined,
    referrerHost,
    campaign,
    source: campaign.utm_source?.toLowerCase() ?? referrerHost ?? 'direct',
  };
}
