import { oneLine } from '@/lib/text/one-line';

const MAX_LENGTH = 40;
// Browsers read the ideographic and full-width full stops as dots, too.
const LINK_OR_ADDRESS = /\S*(?:@|:\/\/|www\.|[\p{L}\p{N}-][.。．｡]\p{L}{2})\S*/giu;

/**
 * "Hello Mary," or, without a usable name, "Hello,". Display names are untrusted input: URLs and e-mail addresses are stripped,
 * and text longer than a name is ignored.
 */
export function greeting(name: string | null | undefined): string {
  const plain = oneLine((name ?? '').replaceAll(LINK_OR_ADDRESS, ''));
  return plain && plain.length <= MAX_LENGTH ? `Hello ${plain},` : 'Hello,';
}
