import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../fetch-packages';

interface Message {
  type: string;
  message: string;
  extract?: string;
}

/**
 * The errors that the Nu HTML Checker reports in a page. It does not fetch from localhost, so it gets a file.
 * @throws without Java
 */
export async function checkMarkup(tools: string, url: string): Promise<string[]> {
  const file = join(temporaryFolder('bench-markup'), 'page.html');
  writeFileSync(file, await (await fetch(url)).text());
  const jar = join(tools, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const args = ['-jar', jar, '--format', 'json', '--exit-zero-always', file];
  // It reports its findings on stderr.
  const { stderr } = await promisify(execFile)('java', args, { maxBuffer: 1e8 });
  const { messages }: { messages: Message[] } = JSON.parse(stderr);
  return messages
    .filter(({ type }) => type === 'error')
    .map(({ message, extract = '' }) => `${message} (${extract.replaceAll(/\s+/g, ' ').trim()})`);
}
