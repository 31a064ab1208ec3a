// Imported first by every script, so that an older Node says what is missing before it fails on anything newer. Therefore without
// imports of other modules of the project and without newer syntax.
import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const lowest = manifest.engines.node.replace('>=', '');

/** Compares versions such as 20.19 and v18.20.4. */
function isOlder(version, than) {
  const parts = version.replace('v', '').split('.').map(Number);
  const [major, minor] = than.split('.').map(Number);
  return parts[0] < major || (parts[0] === major && parts[1] < minor);
}

if (isOlder(process.version, lowest)) {
  console.error(
    `This needs Node ${lowest} or newer, and this is Node ${process.version.slice(1)}. Install Node 24 from https://nodejs.org, then run the command again.`,
  );
  process.exit(1);
}
