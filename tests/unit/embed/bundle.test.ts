import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { renderChatPage } from '@/embed/page';
import { chatFiles, EMBED_FOLDER } from '@/lib/server/chat/embed-files';
import { chatDataOf } from '../../support/chat-data';

const { script, style, inputs } = JSON.parse(readFileSync(join(EMBED_FOLDER, 'files.json'), 'utf8'));
const sizeOf = (name: string) => gzipSync(readFileSync(join(EMBED_FOLDER, 'assets', name))).length;

test('the chat › takes at most 40 KB after a press: page, script and stylesheet', () => {
  const page = gzipSync(renderChatPage(chatDataOf(), chatFiles())).length;
  expect(page + sizeOf(script) + sizeOf(style)).toBeLessThanOrEqual(40 * 1024);
});

test('the chat › has no part of Next, of React’s renderer, or the copy of pages', () => {
  const foreign = /node_modules\/(next|react|react-dom|zod)\/|lib\/content\/pages|components\/(?!chat\/)|lib\/db/;
  expect(inputs.filter((path: string) => foreign.test(path))).toEqual([]);
});

test('its files › have names that change with their content', () => {
  expect([script, style]).toEqual([
    expect.stringMatching(/^chat-[A-Z0-9]{8}\.js$/),
    expect.stringMatching(/^style-[A-Z0-9]{8}\.css$/),
  ]);
});
