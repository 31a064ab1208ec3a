import { randomUUID } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * An SMTP server for tests: every received mail is written to a file in `folder`, exactly as sent.
 * @param {number} [port] a free one by default
 * @param {() => Promise<unknown>} [beforeReply] what it waits for before it says that it has taken a mail
 * @returns {Promise<{ url: string, folder: string, stop: () => Promise<void> }>}
 */
export async function startMailTrap(port = 0, beforeReply = async () => {}) {
  const { SMTPServer } = await import('smtp-server');
  const folder = mkdtempSync(join(tmpdir(), 'mails-'));
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        // Renamed into place, so that nobody reads a partial mail.
        const path = join(folder, `${Date.now()}-${randomUUID()}`);
        writeFileSync(path, Buffer.concat(chunks));
        renameSync(path, `${path}.eml`);
        void beforeReply().then(() => done());
      });
    },
  });
  await /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      server.on('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    })
  );
  const stop = async () => {
    await /** @type {Promise<void>} */ (new Promise((resolve) => server.close(resolve)));
    rmSync(folder, { recursive: true, force: true });
  };
  const { port: chosen } = /** @type {import('node:net').AddressInfo} */ (server.server.address());
  return { url: `smtp://127.0.0.1:${chosen}`, folder, stop };
}
