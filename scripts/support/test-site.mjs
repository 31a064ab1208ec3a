import { freePort, startTemporaryDatabase } from './database.mjs';
import { startNext } from './serve.mjs';
import { migrate, seed } from './site.mjs';

/**
 * The built site on a free port with a fresh, seeded database of its own, for the end-to-end tests.
 * `log` is what it has printed; `stop` ends it and removes the database.
 */
export async function startTestSite() {
  const database = await startTemporaryDatabase();
  const log = [];
  const collect = { write: (chunk) => log.push(String(chunk)) };
  try {
    await migrate(database.url);
    await seed(database.url);
    const port = await freePort();
    const env = { ...process.env, DATABASE_URL: database.url, NEXTAUTH_SECRET: 'only-for-tests-'.repeat(3) };
    const next = await startNext('start', port, env, { output: { stdout: collect, stderr: collect } });
    const stop = async () => {
      await next.stop();
      await database.stop();
    };
    return { url: `http://localhost:${port}`, databaseUrl: database.url, log, stop };
  } catch (error) {
    await database.stop();
    if (log.length > 0) error.message += `\n${log.join('').slice(-2000)}`;
    throw error;
  }
}
