// npm run db:migration -- name: writes the migration from prisma/migrations to prisma/schema.prisma.
import '../scripts/support/node-version.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, main } from '../scripts/support/cli-output.mjs';
import { setUp } from '../scripts/support/prepare.mjs';
import { ROOT } from '../scripts/support/run.mjs';
import { migrate } from '../scripts/support/site.mjs';
import { withTemporaryDatabase } from '../tests/support/temporary-database.mjs';
import { diffWithSchema } from './schema-engine.mjs';

await main(async () => {
  const name = process.argv[2];
  if (!name) throw new Failure('Give the migration a name: npm run db:migration -- add_lead_notes');
  await setUp({ withTools: true });
  const sql = await withTemporaryDatabase(async ({ url }) => {
    await migrate(url);
    return diffWithSchema(url);
  });
  if (sql) {
    const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
    const folder = join('prisma/migrations', `${stamp}_${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')}`);
    mkdirSync(join(ROOT, folder));
    writeFileSync(join(ROOT, folder, 'migration.sql'), sql);
    console.log(`Written: ${folder}/migration.sql`);
  } else console.log('Nothing to do: the migrations already match schema.prisma.');
  process.exit(0);
});
