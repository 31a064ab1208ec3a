const MAX_LENGTH = 40;
const LINK_OR_ADDRESS = /\S*(?:@|:\/\/|www\.|\p{L}\.\p{L}{2})\S*/giu;

/**
 * "Hello Mary," or, without a usable name, "Hello,". Names are typed by strangers: links and e-mail addresses in them are
 * removed, and anything longer than a name is not one.
 */
export function greeting(name: string | null | undefined): string {
  const plain = (name ?? '').replaceAll(LINK_OR_ADDRESS, '').replaceAll(/\s+/g, ' ').trim();
  return plain && plain.length <= MAX_LENGTH ? `Hello ${plain},` : 'Hello,';
}
