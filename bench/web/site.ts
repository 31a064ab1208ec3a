import { build, generate } from '../../scripts/support/prepare.mjs';
import { startTestSite } from '../../tests/support/test-site.mjs';

/** A server with a URL. */
export interface Site {
  url: string;
  stop: () => Promise<unknown>;
}

/** This site, built and started like in the end-to-end tests: with a database, all seed articles and a worker. */
export async function startOwnSite(): Promise<Site & { databaseUrl: string }> {
  await generate();
  await build(process.env);
  return startTestSite();
}
