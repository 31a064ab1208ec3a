import { findAgent } from '@/lib/content/agents/catalogue';
import type { Lead } from '@/lib/generated/prisma/client';
import { labelOf } from '@/lib/text/label';
import { type LeadField, type LeadFieldName, leadFieldList } from './fields';

/** The value of a field as the team reads it: the label of a choice, the name of an agent, otherwise what was typed. Null if empty. */
export function shownValue(lead: Lead, name: LeadFieldName, { type, choices }: LeadField): string | null {
  const value = lead[name];
  if (!value) return null;
  if (type === 'agent') return findAgent(value)?.name ?? value;
  return labelOf(choices ?? {}, value);
}

/** The submission as text, one line per field. For the team only. */
export function submissionText(lead: Lead): string {
  return leadFieldList()
    .flatMap(([name, field]) => {
      const value = shownValue(lead, name, field);
      return value ? [`${field.label}: ${field.type === 'lines' ? '\n' : ''}${value}`] : [];
    })
    .join('\n');
}
