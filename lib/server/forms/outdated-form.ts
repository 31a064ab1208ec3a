import type { Copy } from '@/lib/http/status-page';

/** Names of fields that are never repeated, besides those of React, which start with `$`. */
const SECRET = /^(\$|password$|current$|code$|token$|formToken$)/;

/**
 * The text that the visitor wrote, from a multipart body: values with several words. Single words, such as a telephone number
 * or an id in a hidden field, are left out.
 */
async function readWritten(body: Buffer, type: string): Promise<string[]> {
  const data = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => new FormData());
  return [...data]
    .filter(([name, value]) => typeof value === 'string' && !SECRET.test(name) && /\S\s+\S/.test(value))
    .map(([, value]) => String(value));
}

/**
 * The page for a form that was posted without scripts from a page of another build, whose server actions do not exist here.
 * Repeats what was written, since going back leads to the same page, which fails again.
 * @param body the form, as multipart/form-data
 * @param type its Content-Type, with the boundary
 */
export async function describeOutdatedForm(body: Buffer, type: string, path: string): Promise<Copy> {
  const written = await readWritten(body, type);
  return {
    title: 'This page was updated while you were filling in the form',
    advice:
      written.length > 0
        ? 'The form could not be sent. Please open the page again and send it from there. Here is what you wrote, so that you can copy it:'
        : 'The form could not be sent. Please open the page again and send it from there.',
    written,
    link: { href: path, label: 'Open the page again' },
  };
}
