// npm run user:…, agents, blog, db:migrate, mail:test, answers:model-test and directory:check: checks the arguments, and runs the command
// (programs/commands.ts) on the database of the site, which may be running.
import './support/node-version.mjs';
import { resolve } from 'node:path';
import { Failure, main } from './support/cli-output.mjs';
import { createTarget } from './support/create-folder.mjs';
import { joinDatabase } from './support/database.mjs';
import { joinMigrated, runCommand } from './support/run-command.mjs';

const ACCOUNT = /^[^-]/;
const ANY = /./;

/** By the names in package.json: what each argument looks like, and how to ask for them. */
const COMMANDS = {
  'user:role': {
    takes: [ACCOUNT, /^(admin|user)$/],
    ask: 'an account and a role',
    example: 'someone@example.ie admin',
  },
  'user:reset-passkeys': { takes: [ACCOUNT], ask: 'an account', example: 'someone@example.ie' },
  'user:sign-out': { takes: [/^(--all$|[^-])/], ask: 'an account, or --all', example: 'someone@example.ie' },
  agents: {
    takes: [/^(owners|control)$/, ANY],
    least: 1,
    ask: '“owners”, or “control” and the number of an agent',
    example: 'owners',
  },
  blog: { takes: [/^(export|import)$/, ANY], ask: '“export” or “import”, and a folder', example: 'export my-posts' },
  'db:migrate': { takes: [] },
  'mail:test': { takes: [ANY], ask: 'an e-mail address', example: 'you@example.ie' },
  'answers:model-test': { takes: [] },
  'directory:check': { takes: [] },
};

await main(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  if (!COMMANDS[name]) throw new Failure(`Name a command: ${Object.keys(COMMANDS).join(', ')}.`);
  const { takes, least = takes.length, ask, example } = COMMANDS[name];
  const isComplete = args.length >= least && args.length <= takes.length;
  if (!isComplete || !args.every((arg, index) => takes[index].test(arg)))
    throw new Failure(ask ? `Give ${ask}: npm run ${name} -- ${example}` : `npm run ${name} takes no arguments.`);
  if (args[0] === 'export') createTarget(resolve(args[1] ?? ''));
  if (name === 'db:migrate') await runCommand('prepare-database', [], joinDatabase);
  else await runCommand('commands', [name, ...args], /^(user:|blog$|agents$)/.test(name) ? joinMigrated : undefined);
});
