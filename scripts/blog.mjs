// npm run blog:export -- FOLDER: exports every post as a Markdown file with front matter, and the images. npm run blog:import
// imports them, here or on another site, all or none. A running site shows imported posts within a minute.

import './support/node-version.mjs';
import { resolve } from 'node:path';
import { Failure, main } from './support/cli-output.mjs';
import { createTarget } from './support/create-folder.mjs';
import { runOnDatabase } from './support/database-command.mjs';

await main(async () => {
  const [direction = '', folder] = process.argv.slice(2);
  if (!folder) throw new Failure(`Give a folder: npm run blog:${direction} -- my-posts`);
  if (direction === 'export') createTarget(resolve(folder));
  await runOnDatabase('move-blog', [direction, folder]);
});
