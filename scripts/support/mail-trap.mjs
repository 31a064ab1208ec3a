import { randomUUID } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A real SMTP server for tests: every mail that it takes becomes a file in `folder`, as it came over the wire.
 * @param {number} [port] any free one unless it is given
 * @returns {Promise<{ url: string, folder: string, stop: () => Promise<void> }>}
 */
export async function startMailTrap(port = 0) {
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
        // Renamed into place, so that nobody reads half a mail.
        const path = join(folder, `${Date.now()}-${randomUUID()}`);
        writeFileSync(path, Buffer.concat(chunks));
        renameSync(path, `${path}.eml`);
        done();
      });
    },
  });
  await new Promise((resolve, reject) => server.on('error', reject).listen(port, '127.0.0.1', resolve));
  const stop = async () => {
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `smtp://127.0.0.1:${server.server.address().port}`, folder, stop };
}
