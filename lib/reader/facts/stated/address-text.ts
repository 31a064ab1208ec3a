import { factsWords } from '../../lexicon/lexicon';
import { remember } from '../../text/remember';
import type { FactLine } from '../shared/page-lines';

export type FoundAddress = { address: string; postcode?: string; text: string; line: FactLine };

export const LABEL_ONLY = factsWords('addressText', 'labelOnly');
const NOT_ADDRESS = factsWords('addressText', 'notAddress', /[€£$?!§©]/u);
export const PHONE = /(?:\+|\b0)\d[\d\s()-]{7,}/;

export const isNotAddress = remember((text) => NOT_ADDRESS.test(text));
export const isArea = (address: string): boolean =>
  /^[^,\d]*\s(?:in|for|around|across|near)\s[^,\d]*(?:,|$)/.test(address);

/** The parts of an address on one line, each once. */
export function tidyAddress(text: string): string {
  return text
    .split(/\s*(?:,|\n|\s[|•·–—-]\s)\s*/)
    .map((part) =>
      part.replace(/^(?:[\s.:;\p{So}]|\uFE0F)+|[\s;:]+$/gu, '').replace(/(?<!\b(?:Co|St|Rd|Ltd|Ave))\.$/i, ''),
    )
    .filter(Boolean)
    .filter((part, at, all) => all.findIndex((other) => other.toLowerCase() === part.toLowerCase()) === at)
    .join(', ');
}
