import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Where the build puts what other websites load (scripts/support/bundle.mjs). */
export const EMBED_FOLDER = resolve('dist/embed');
/** The path of the files whose names change with their content. */
export const EMBED_PREFIX = '/embed/';

/** The URLs of the script and the stylesheet of a chat. */
export interface ChatFiles {
  script: string;
  style: string;
}

const read = (name: string) => readFileSync(resolve(EMBED_FOLDER, name), 'utf8');

/** The files of the chat, by their names in this build. */
export function chatFiles(): ChatFiles {
  const { script, style } = JSON.parse(read('files.json'));
  return { script: EMBED_PREFIX + script, style: EMBED_PREFIX + style };
}

/** The launcher, without the settings of an agent. */
export const launcherScript = (): string => read('launcher.js');
