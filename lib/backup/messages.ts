import { HISTORY_TABLE } from '@/lib/migrations/records';
import { BackupError, type Counts } from './format';

/** One line per table with rows, then images and jobs. */
export function describeCounts({ rows, jobs, pictures }: Counts): string {
  const tables = Object.entries(rows).filter(([table, count]) => count > 0 && table !== HISTORY_TABLE);
  const lines = [...tables, ['images', pictures], ['pending webhook calls', jobs]] as const;
  return lines.map(([what, count]) => `  ${what}: ${count.toLocaleString('en-IE')}`).join('\n');
}

const REASONS: Record<string, string> = {
  ENOSPC: 'The disk is full. Nothing was changed.',
  EACCES: 'Permission denied: this user cannot access the file or folder.',
  ECONNREFUSED: 'The database cannot be reached.',
  ECONNRESET: 'The connection to the database was lost. Nothing was changed.',
};

/** One sentence about an error, without the database's host or credentials. */
export function explain(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = error instanceof Error ? error.message : String(error);
  return REASONS[code] ?? `The command failed, and nothing was changed: ${reason}`;
}
