/** Creates an empty database. */
export async function createDatabase(folder) {
  process.umask(0o077);
  const { PGlite } = await import('@electric-sql/pglite');
  await (await PGlite.create(folder)).close();
}
