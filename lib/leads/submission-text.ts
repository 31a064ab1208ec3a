import { findAgent } from '@/lib/content/agents/catalogue';
import { labelOf } from '@/lib/text/label';
import { type LeadField, type LeadFieldName, leadFieldList } from './fields';

type LeadFieldValues = Readonly<Record<LeadFieldName, string | null>>;

/** The value of a field as the team reads it: the label of a choice, the name of an agent, otherwise what was typed. Null if empty. */
export function shownValue(lead: LeadFieldValues, name: LeadFieldName, { type, choices }: LeadField): string | null {
  const value = lead[name];
  if (!value) return null;
  if (type === 'agent') return findAgent(value)?.name ?? value;
  return labelOf(choices ?? {}, value);
}

/** The submission as text, one line per field. For the team only. */
export function submissionText(lead: LeadFieldValues): string {
  return leadFieldList()
    .flatMap(([name, field]) => {
      const value = shownValue(lead, name, field);
      return value ? [`${field.label}: ${field.type === 'lines' ? '\n' : ''}${value}`] : [];
    })
    .join('\n');
}
