import { copyImage } from '../client/api-client';
import { uploadImage } from '../client/upload-image';
import type { ArticleEditor } from './article-editor';

const DATA_URL = /data:(image\/(?:png|jpeg|gif|webp|avif));base64,([A-Za-z0-9+/=]+)/g;

function toBlob(type: string, base64: string): Blob | undefined {
  try {
    return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type });
  } catch {
    return undefined;
  }
}

/** Takes the images out of HTML that contains them, as LibreOffice writes it, and leaves URLs in their place. */
export function takeEmbedded(html: string): { html: string; embedded: Map<string, Blob | undefined> } {
  const embedded = new Map<string, Blob | undefined>();
  const rest = html.replaceAll(DATA_URL, (_all, type: string, base64: string) => {
    const url = `https://embedded.invalid/${embedded.size}`;
    embedded.set(url, toBlob(type, base64));
    return url;
  });
  return { html: rest, embedded };
}

/** Stores embedded images, and returns the Markdown with their paths. Those that are rejected keep their URLs. */
export async function storeEmbedded(
  markdown: string,
  embedded: ReadonlyMap<string, Blob | undefined>,
): Promise<string> {
  let stored = markdown;
  for (const [url, blob] of embedded) {
    const result = blob && stored.includes(url) ? await uploadImage(blob, () => undefined) : undefined;
    if (result?.ok) stored = stored.replaceAll(`${url}`, result.path);
  }
  return stored;
}

/** Copies images of other sites into the library. Removes those that cannot be copied, and returns their number. */
export async function copyImages(article: ArticleEditor, urls: readonly string[]): Promise<number> {
  let lost = 0;
  for (const url of urls) {
    const path = url.startsWith('https://embedded.invalid/') ? undefined : await copyImage(url);
    if (article.editor.isDestroyed) return lost;
    article.replaceImage(url, path);
    if (!path) lost += 1;
  }
  return lost;
}
