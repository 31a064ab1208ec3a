import type { Source } from '@/lib/agent/sources/in-threads';
import { sourceOf } from '../preview/source';
import { listSaid } from './said';

/** What an adopted agent answers from: its website as its members have corrected it. */
export async function agentSource(agentId: string, readingId: string, timeZone: string): Promise<Source> {
  const source = await sourceOf(readingId, timeZone);
  const said = await listSaid(agentId);
  if (said.length === 0) return source;
  // Of this agent alone: others may share the reading.
  const version = `${source.version} ${said.map(({ id }) => id).join(' ')}`;
  return { ...source, key: `${source.key} ${agentId}`, version, said };
}
