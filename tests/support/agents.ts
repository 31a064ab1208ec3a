import { randomBytes } from 'node:crypto';
import { type PublicAgent, publicAgent } from '@/lib/agents/public-agent';
import { db } from '@/lib/db';
import { readAnswerPage } from '@/lib/reader/answers/site/answer-page';

const HOME = `<title>The Harbour Kitchen</title><h1>The Harbour Kitchen</h1>
<p>The Harbour Kitchen is a restaurant in Howth. Book a table by telephone.</p>
<p>Telephone: (01) 832 1234</p><h2>Opening hours</h2><p>Tuesday to Sunday: 12:00 – 22:00</p><p>Monday: closed</p>
<h2>Menu</h2><ul><li>Fish and chips €16.50</li><li>Crab salad €14.00</li></ul><h2>Dogs</h2><p>Dogs are welcome on the terrace.</p>`;

/** A secret or an id as a client makes it. */
export const randomName = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** An agent of a restaurant whose website is read, live unless another state is given, with the given users as members. */
export async function makeAgent(
  data: { state?: string; isPaused?: boolean; domain?: string; allowedSites?: string[] } = {},
  members: readonly { id: string }[] = [],
): Promise<PublicAgent> {
  const { state = 'trial', domain = 'harbour.example' } = data;
  const url = `https://${domain}/`;
  const reading = await db.siteReading.create({ data: { hostKey: randomName(), url, status: 'done' } });
  const content = JSON.parse(JSON.stringify(readAnswerPage(HOME, url)));
  await db.readingPage.create({ data: { readingId: reading.id, url, title: 'The Harbour Kitchen', content } });
  const key = randomName(16);
  const isLive = state === 'trial' || state === 'client';
  await db.agent.create({
    data: {
      ...data,
      state,
      domain,
      key,
      website: url,
      name: 'The Harbour Kitchen',
      readingId: reading.id,
      liveDomain: isLive ? domain : null,
      members: { create: members.map(({ id }) => ({ userId: id, role: 'owner' })) },
    },
  });
  const agent = await publicAgent(key);
  if (!agent) throw new Error('The agent was not made.');
  return agent;
}
