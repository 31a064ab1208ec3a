import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { callAction } from '../../tests/support/call-action';

/** One request of an ordinary visitor. `failure` says why it does not count as served. */
export type Visit = { kind: 'page' | 'form'; ms: number; failure?: string };

const EVERY_MS = 100;
/** One visit in four is a lead form. */
const FORM_EVERY = 4;

const pages = ['/', '/about', '/blog', '/auth', '/services', '/contact'];

/** A forwarded address of its own for each visitor, so that no limit per address is reached. */
export const newAddress = () => ({ 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` });

async function viewPage(site: string): Promise<string | undefined> {
  // A search is not cached, the pages are.
  const path = randomInt(4) === 0 ? `/blog?q=word${randomInt(100_000)}` : pages[randomInt(pages.length)];
  const response = await fetch(site + path, { headers: newAddress() });
  await response.arrayBuffer();
  return response.ok ? undefined : `${path}: ${response.status}`;
}

/** Sends the contact form. Returns why it does not count as sent. */
export async function sendLead(site: string): Promise<string | undefined> {
  const fields = { name: 'Mary', email: `${randomUUID()}@bakery.example`, message: 'Do you do pubs?' };
  const { status, isDone } = await callAction(`${site}/contact`, 'sendMessage', fields, newAddress());
  return isDone ? undefined : `/contact: ${status}`;
}

/**
 * Visits the site at a steady rate, whether or not earlier visits have been answered, until `isOver` is true.
 * @returns what each visit took, once all are answered
 */
export async function visitUntil(site: string, isOver: () => boolean): Promise<Visit[]> {
  const visits: Promise<Visit>[] = [];
  const visit = async (kind: Visit['kind']): Promise<Visit> => {
    const started = performance.now();
    const failure = await (kind === 'page' ? viewPage(site) : sendLead(site)).catch((error: Error) => error.message);
    return { kind, ms: performance.now() - started, failure };
  };
  while (!isOver()) {
    visits.push(visit(visits.length % FORM_EVERY === 0 ? 'form' : 'page'));
    await sleep(EVERY_MS);
  }
  return Promise.all(visits);
}
