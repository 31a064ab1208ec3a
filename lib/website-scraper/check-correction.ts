import { escapeText } from 'entities';
import { createReader } from '@/lib/crawler/pool/reader';
import { findPhone, hasMoney } from '@/lib/reader/answers/question/patterns';
import type { OwnerKind } from '@/lib/reader/facts/owner/owner-kinds';
import { lettersOf } from '@/lib/reader/text/tokens';
import { parseEmail } from '@/lib/text/email-address';

const SHORTEST_ADDRESS = 8;

/** Whether a reader understands hours, so that the agent can say whether the business is open. */
async function areHours(text: string): Promise<boolean> {
  const lines = text.split('\n').map((line) => `<p>${escapeText(line)}</p>`);
  const html = `<html lang="en"><body><h2>Opening hours</h2>${lines.join('')}</body></html>`;
  const page = await createReader().readPage(html, 'https://business.invalid/contact');
  return page.ok && page.reading.facts.hours.length > 0;
}

const hasTwoLines = (text: string): boolean => text.trim().includes('\n');

/** What is wrong with a correction of some kind; undefined if an agent can answer from it. */
export async function problemOfCorrection(kind: OwnerKind, text: string): Promise<string | undefined> {
  if (text === '') return 'Write what it should say.';
  if (kind === 'phones' && !findPhone(text)) return 'Write a telephone number, like 01 234 5678.';
  if (kind === 'emails' && !parseEmail(text)) return 'Write an e-mail address, like mary@example.ie.';
  if (kind === 'addresses' && lettersOf(text).length < SHORTEST_ADDRESS) return 'Write the whole address.';
  if (kind === 'prices' && !hasMoney(text)) return 'Write what it is and its price, with the euro sign.';
  if (kind === 'people' && !hasTwoLines(text)) return 'Write the name, and the role on the next line.';
  if (kind === 'questions' && !hasTwoLines(text)) return 'Write the question, and the answer on the next line.';
  if (kind === 'openingHours' && !(await areHours(text)))
    return 'Write the days and times, a line for each, like Mon–Fri 9:00–17:00 and Sunday closed.';
  return undefined;
}
