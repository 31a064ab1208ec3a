import type { Migration } from '@/lib/migrations/files';
import { BackupError, type Header } from './format';

/**
 * Splits the migrations into those that a backup includes and those added since.
 * @throws BackupError when the backup is not from the past of this version
 */
export function splitHistory({ migrations }: Header, known: readonly Migration[]) {
  if (migrations.length === 0) throw new BackupError('The backup is of a database without migrations.');
  migrations.forEach(({ name, checksum }, index) => {
    const ours = known[index];
    if (!known.some((migration) => migration.name === name))
      throw new BackupError(
        `The backup was made by a newer version of the site: this one does not know the migration ${name}.`,
      );
    if (ours?.name !== name)
      throw new BackupError(`The backup lacks the migration ${ours?.name}, which is older than ${name}.`);
    if (ours.checksum !== checksum)
      throw new BackupError(`The migration ${name} differs from the one that the backup was made with.`);
  });
  return { before: known.slice(0, migrations.length), since: known.slice(migrations.length) };
}
