import pg from 'pg';
import { BackupError, type Part, type Row } from './format';
import { addMissing } from './schema';

/** PostgreSQL allows 65,535 parameters in a statement. */
const MAX_VALUES = 30_000;
const MAX_CHARS = 2_000_000;

const quote = (name: string) => pg.escapeIdentifier(name);

/** Inserts rows into tables in batches. */
export function tableFiller(client: pg.Client) {
  let into: Extract<Part, { table: string }> | undefined;
  let waiting: Row[] = [];
  let chars = 0;

  async function flush() {
    if (!into || waiting.length === 0) return;
    const width = into.columns.length;
    const places = waiting.map((_, row) => `(${Array.from({ length: width }, (_, i) => `$${row * width + i + 1}`)})`);
    const columns = into.columns.map(quote).join(', ');
    const sql = `INSERT INTO ${quote(into.table)} (${columns}) OVERRIDING SYSTEM VALUE VALUES ${places.join(', ')}`;
    await client.query(sql, waiting.flat());
    waiting = [];
    chars = 0;
  }

  return {
    flush,
    async open(table: Extract<Part, { table: string }>) {
      await flush();
      await client.query(addMissing(table));
      into = table;
    },
    async add(row: Row) {
      if (row.length !== into?.columns.length) throw new BackupError('A row of the backup does not fit its table.');
      waiting.push(row);
      for (const value of row) chars += value?.length ?? 0;
      if ((waiting.length + 1) * row.length > MAX_VALUES || chars > MAX_CHARS) await flush();
    },
  };
}
