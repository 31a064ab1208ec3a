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
 * What the Nu HTML Checker calls an error in an address's HTML. It refuses to fetch from localhost, so it is given a file.
 * @throws when there is no Java
 */
export async function checkMarkup(tools: string, url: string): Promise<string[]> {
  const file = join(temporaryFolder('bench-markup'), 'page.html');
  writeFileSync(file, await (await fetch(url)).text());
  const jar = join(tools, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const args = ['-jar', jar, '--format', 'json', '--exit-zero-always', file];
  // It says what it found where other programs say what went wrong.
  const { stderr } = await promisify(execFile)('java', args, { maxBuffer: 1e8 });
  const { messages }: { messages: Message[] } = JSON.parse(stderr);
  return messages
    .filter(({ type }) => type === 'error')
    .map(({ message, extract = '' }) => `${message} (${extract.replaceAll(/\s+/g, ' ').trim()})`);
}
