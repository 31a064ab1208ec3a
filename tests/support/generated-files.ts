import { generate } from '../../scripts/support/prepare.mjs';

/** Once before the tests: the threads that read pages run a file that is bundled from the sources. */
export async function setup(): Promise<void> {
  await generate();
}
