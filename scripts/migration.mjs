// npm run db:migration -- name: writes the migration from prisma/migrations to prisma/schema.prisma.

import './support/node-version.mjs';
import { Failure, main } from './support/cli-output.mjs';
import { withTemporaryDatabase } from './support/database.mjs';
import { diffMigrations, writeMigration } from './support/migrations.mjs';
import { install } from './support/prepare.mjs';

await main(async () => {
  const name = process.argv[2];
  if (!name) throw new Failure('Give the migration a name: npm run db:migration -- add_lead_notes');
  await install({ withTools: true });
  const sql = await withTemporaryDatabase((database) => diffMigrations(database.url));
  console.log(
    sql
      ? `Written: prisma/migrations/${writeMigration(name, sql)}/migration.sql`
      : 'Nothing to do: the migrations already match schema.prisma.',
  );
  process.exit(0);
});
