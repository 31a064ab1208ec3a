import { build, generate } from '../../scripts/support/prepare.mjs';
import { startTestSite } from '../../scripts/support/test-site.mjs';

/** Something that answers at a URL. */
export interface Site {
  url: string;
  stop: () => Promise<unknown>;
}

/** This site, built and started as the end-to-end tests do it: with a database, all first articles and background work. */
export async function startOwnSite(): Promise<Site & { databaseUrl: string }> {
  await generate();
  await build(process.env);
  return startTestSite();
}
