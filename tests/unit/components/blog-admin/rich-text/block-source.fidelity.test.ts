import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getSchema } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { BlockSource } from '@/components/blog-admin/rich-text/block-source';
import { Codec } from '@/components/blog-admin/rich-text/codec';
import { articleExtensions, ImageBlock } from '@/components/blog-admin/rich-text/schema';
import { readSeedPosts } from '@/lib/blog/seed-posts';
import { seededRandom } from '../../../../support/seeded-random';

const schema = getSchema([...articleExtensions, ImageBlock]);

const READMES = 40;

type LockedPackage = { optional?: boolean; dev?: boolean };

/** The README files of the first packages of the lockfile that have one. */
function readmes(): [string, string][] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.keys(packages)
    .filter((path) => path && !packages[path]?.optional)
    .sort()
    .map((path) => join(path, 'README.md'))
    .filter((path) => existsSync(path))
    .slice(0, READMES)
    .map((path) => [path, readFileSync(path, 'utf8')]);
}

async function texts(): Promise<[string, string][]> {
  const posts = (await readSeedPosts()).map(({ slug, content }): [string, string] => [slug, content]);
  return [...posts, ...readmes()];
}

/** Opens a text as the editor does. */
function open(markdown: string) {
  const source = new BlockSource(new Codec(schema));
  const doc = schema.topNodeType.create(null, source.open(markdown));
  return { source, state: EditorState.create({ doc }) };
}

const blocksOf = (state: EditorState) => Array.from({ length: state.doc.childCount }, (_, i) => state.doc.child(i));

/** What differs between two texts: the removed and the inserted characters. */
function change(before: string, after: string): [string, string] {
  let head = 0;
  while (head < Math.min(before.length, after.length) && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(before.length, after.length) - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
}

/** Words of the document that can be replaced, with their positions. */
function wordsOf(state: EditorState): { from: number; word: string }[] {
  const words: { from: number; word: string }[] = [];
  state.doc.descendants((node, at) => {
    for (const match of (node.text ?? '').matchAll(/(?<= )[a-z]{4,}(?= )/g))
      words.push({ from: at + match.index, word: match[0] });
  });
  return words;
}

// One test, since opening all these texts takes longer than the rest.
test('rich text › keeps every byte of 40 README files and all seed articles, replaces one word and nothing else, and undoes it', async () => {
  const random = seededRandom(39);
  const problems: string[] = [];
  let edits = 0;
  const all = await texts();
  expect(all).toHaveLength(READMES + 8);
  for (const [name, text] of all) {
    const { source, state: opened } = open(text);
    expect(source.save(blocksOf(opened)), name).toBe(text);
    expect(source.isFaithful(text), name).toBe(true);
    let state = opened;
    const words = wordsOf(state);
    for (let round = 0; round < 2 && words.length > 0; round += 1) {
      const { from, word } = words[random.below(words.length)] ?? { from: 0, word: '' };
      const edited = state.apply(state.tr.insertText('quixotic', from, from + word.length));
      const saved = source.save(blocksOf(edited));
      const [removed, inserted] = change(text, saved);
      edits += 1;
      if (!word.includes(removed) || !'quixotic'.includes(inserted))
        problems.push(`${name}: ${word}: ${removed.slice(0, 300)} → ${inserted.slice(0, 300)}`);
      if (!source.isFaithful(saved)) problems.push(`${name}: ${word}: read again, it says something else`);
      state = edited.apply(edited.tr.insertText(word, from, from + 'quixotic'.length));
      if (source.save(blocksOf(state)) !== text)
        problems.push(`${name}: ${word}: not undone: ${change(text, source.save(blocksOf(state)))}`);
    }
  }
  expect(problems).toEqual([]);
  expect(edits).toBeGreaterThan(60);
});
