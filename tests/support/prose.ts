import { readFileSync } from 'node:fs';

/** The text of a document with single spaces, so that a sentence is found however its lines are broken. */
export const proseOf = (path: string) => readFileSync(path, 'utf8').replace(/\s+/g, ' ');
