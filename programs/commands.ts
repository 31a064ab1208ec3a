// What the commands of scripts/commands.mjs do. Each loads only the modules that it needs.
import { resolve } from 'node:path';

type Result = { ok: boolean; message: string };

/** An export or import that fails says why in one sentence. */
const explained = (work: Promise<string>): Promise<Result> =>
  work.then(
    (message) => ({ ok: true, message }),
    (error: Error) => ({ ok: false, message: error.message }),
  );

const commands: Record<string, (first: string, second: string) => Promise<Result>> = {
  async 'user:role'(email, role) {
    const { setRole } = await import('@/lib/auth/account/roles');
    return setRole(email, role === 'admin' ? 'admin' : 'user');
  },

  async 'user:reset-passkeys'(email) {
    const { resetPasskeys } = await import('@/lib/auth/passkeys/manage-passkeys');
    return resetPasskeys(email);
  },

  async 'user:sign-out'(target) {
    const { endSessionsOf } = await import('@/lib/auth/account/end-sessions');
    return endSessionsOf(target === '--all' ? {} : { email: target });
  },

  async agents(what, id) {
    const { listOwners, proveByUs } = await import('@/lib/agents/operator');
    return what === 'control' ? proveByUs(id) : listOwners();
  },

  async blog(direction, given) {
    const folder = resolve(given);
    if (direction === 'export') {
      const { exportBlog } = await import('@/lib/blog/transfer/export');
      return explained(exportBlog(folder).then((count) => `${count} posts written to ${folder}`));
    }
    const { importBlog } = await import('@/lib/blog/transfer/import');
    return explained(
      importBlog(folder).then(({ posts, changed }) => `${posts} posts in ${folder}, ${changed} of them new or changed`),
    );
  },

  async 'mail:test'(address) {
    const { env } = await import('@/lib/env');
    const { sendTestMail } = await import('@/lib/mail/test-mail');
    return sendTestMail(address, env.smtpUrl);
  },

  async 'answers:model-test'() {
    const { env } = await import('@/lib/env');
    const { testModel } = await import('@/lib/agent/model/test-model');
    const { ok, lines } = await testModel(env.answersModel);
    return { ok, message: lines.join('\n') };
  },

  async 'directory:check'() {
    const { problems } = await import('@/lib/crawler/fetch/problem');
    const { env } = await import('@/lib/env');
    const { checkDirectory } = await import('@/lib/niche-research/check-directory');
    const { BUILT_IN_DIRECTORY } = await import('@/lib/niche-research/directory');
    const { fetchOptions } = await import('@/lib/scraper-runs/crawler-identity');
    const file = env.knowledge.directoryFile ?? BUILT_IN_DIRECTORY;
    const counts = { opened: 0, missing: 0, moved: 0, unanswered: 0 };
    await checkDirectory(file, fetchOptions, ({ name, url }, checked) => {
      counts[checked.result] += 1;
      if (checked.result === 'opened') return;
      const problem = problems[checked.result === 'unanswered' ? checked.reason : 'not-found'];
      console.log(`${name} (${url}): ${checked.result === 'moved' ? `Moved to ${checked.to}` : problem}`);
    });
    const sum = `${counts.opened} opened, ${counts.missing} missing, ${counts.moved} moved, ${counts.unanswered} without an answer.`;
    return { ok: true, message: `${sum} Written to ${file}.` };
  },
};

const [name = '', first = '', second = ''] = process.argv.slice(2);
const run = commands[name];
if (!run) throw new Error(`There is no command ${name}.`);
const { ok, message } = await run(first, second);
console.log(message);
const { db } = await import('@/lib/db');
await db.$disconnect();
process.exit(ok ? 0 : 1);
