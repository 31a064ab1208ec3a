// npm run blog:export -- FOLDER: exports every post as a Markdown file with front matter, and the images. npm run blog:import
// imports them, here or on another site, all or none. A running site shows imported posts within a minute.

import { Failure, main } from './support/cli-output.mjs';
import { joinDatabase } from './support/database.mjs';
import { readEnvFile } from './support/env-file.mjs';
import { generate, install } from './support/prepare.mjs';
import { runProgram } from './support/run.mjs';
import { migrate } from './support/site.mjs';

await main(async () => {
  const [direction, folder] = process.argv.slice(2);
  if (!folder) throw new Failure(`Name a folder: npm run blog:${direction} -- my-posts`);
  readEnvFile();
  await install();
  await generate();
  const database = await joinDatabase();
  await migrate(database.url);
  const env = { ...process.env, DATABASE_URL: database.url };
  const { code, output } = await runProgram('move-blog', [direction, folder], { env });
  await database.stop();
  if (code !== 0) throw new Failure(output);
  console.log(output);
  process.exit(0);
});
