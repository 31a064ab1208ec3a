// Imported first by every script, so that an older Node says what is missing before it fails on anything newer. Therefore without
// imports of other modules of the project and without newer syntax.
import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const lowest = manifest.engines.node.replace('>=', '');

const [major = 0, minor = 0] = process.version.slice(1).split('.').map(Number);
const [lowestMajor = 0, lowestMinor = 0] = lowest.split('.').map(Number);

if (major < lowestMajor || (major === lowestMajor && minor < lowestMinor)) {
  console.error(
    `This needs Node ${lowest} or newer, and this is Node ${process.version.slice(1)}. Install Node 24 from https://nodejs.org, then run the command again.`,
  );
  process.exit(1);
}
