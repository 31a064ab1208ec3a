import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { GET } from '@/app/api/diary/[file]/route';
import { calendarUrl, findCalendarKey, renewCalendarKey } from '@/lib/agents/diary/calendar-key';
import { findDiary } from '@/lib/agents/diary/diary';
import { db } from '@/lib/db';
import type { Prisma } from '@/lib/generated/prisma/client';
import { policies } from '@/lib/rate-limits/policies';
import { DAY_MS } from '@/lib/time';
import { makeAgent } from '../../../support/agents';
import { emptyTables } from '../../../support/empty-tables';
import { makeUser } from '../../../support/users';

beforeEach(emptyTables);

const ask = (file: string, headers: Record<string, string> = {}) =>
  GET(new NextRequest(`http://localhost:3000/api/diary/${file}`, { headers }), { params: Promise.resolve({ file }) });

/** An agent with a member who has a calendar address. */
async function makeDiary(domain = 'harbour.example') {
  const nora = await makeUser({ email: `nora@${domain}`, password: 'a long password of Nora' });
  const { agentId } = await makeAgent({ domain }, [nora]);
  await renewCalendarKey(agentId, nora.id);
  const file = async () => `${await findCalendarKey(agentId, nora.id)}.ics`;
  const accept = (startsAt: Date | null, data: Partial<Prisma.CustomerRequestUncheckedCreateInput> = {}) =>
    db.customerRequest.create({
      data: {
        agentId,
        kind: 'booking',
        asked: 'A table, please',
        slots: { people: '4', name: 'Mary Byrne', contact: '086 123 4567', day: 'Sunday' },
        state: 'accepted',
        decidedAt: new Date(),
        startsAt,
        ...data,
      },
    });
  return { agentId, nora, file, accept };
}

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
/** The lines of a file, unfolded (RFC 5545 section 3.1). */
const linesOf = async (response: Response) => (await response.text()).replaceAll('\r\n ', '').split('\r\n');

describe('GET /api/diary/{key}.ics', () => {
  test('has what is coming, and the diary what was last, however full the last month was', async () => {
    const { agentId, file, accept } = await makeDiary();
    const past = { agentId, kind: 'booking', asked: '', slots: {}, state: 'accepted', startsAt: inDays(-3) };
    await db.customerRequest.createMany({ data: Array.from({ length: 301 }, () => past) });
    await accept(inDays(1), { slots: { name: 'Tom Daly' } });
    const yesterday = await accept(inDays(-1));
    expect(await linesOf(await ask(await file()))).toContain('SUMMARY:Booking · Tom Daly');
    const { days } = await findDiary({ id: agentId, timeZone: 'Europe/Dublin' }, { isPast: true });
    expect(days[0]?.entries.map(({ id }) => id)).toEqual([yesterday.id]);
  });

  test('has accepted bookings in UTC, over both changes of the clock, without telephone numbers', async () => {
    const { file, accept } = await makeDiary();
    const year = new Date().getUTCFullYear() + 1;
    for (const startsAt of [`${year}-01-15T12:00:00Z`, `${year}-07-15T11:00:00Z`]) await accept(new Date(startsAt));
    await accept(null);
    const response = await ask(await file());
    expect([response.status, response.headers.get('Content-Type'), response.headers.get('Cache-Control')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-cache',
    ]);
    const lines = await linesOf(response);
    const starts = lines.filter((line) => line.startsWith('DTSTART'));
    expect(starts).toEqual([`DTSTART:${year}0115T120000Z`, `DTSTART:${year}0715T110000Z`]);
    expect(lines).toContain('SUMMARY:Booking\\, for 4 · Mary Byrne');
    expect(lines.join('\n')).not.toContain('086');
  });

  test('is the same file until something changes, and 304 to those who have it', async () => {
    const { file, accept } = await makeDiary();
    const entry = await accept(inDays(2));
    const first = await ask(await file());
    const etag = first.headers.get('ETag') ?? '';
    const again = await ask(await file(), { 'If-None-Match': etag });
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag]);
    await db.customerRequest.update({ where: { id: entry.id }, data: { state: 'cancelled' } });
    const changed = await ask(await file(), { 'If-None-Match': etag });
    expect(changed.status).toBe(200);
    const uid = /UID:\S+/.exec(await first.text())?.[0];
    expect(await changed.text()).toMatch(new RegExp(`${uid}[\\s\\S]*STATUS:CANCELLED`));
  });

  test('has a day without a time as that day, and what the customer changed as tentative', async () => {
    const { file, accept } = await makeDiary();
    const year = new Date().getUTCFullYear() + 1;
    // Midnight in Dublin in summer.
    await accept(new Date(`${year}-07-14T23:00:00Z`), { isWholeDay: true, state: 'changed' });
    const lines = await linesOf(await ask(await file()));
    expect(lines).toContain(`DTSTART;VALUE=DATE:${year}0715`);
    expect(lines).toContain('STATUS:TENTATIVE');
  });

  test('takes no line of a stranger for one of its own, nor a name of a business', async () => {
    const { agentId, file, accept } = await makeDiary();
    const name = 'Mary\r\nATTENDEE:mailto:eve@evil.example\rEND:VEVENT\u2028X;Y,Z\\n\u202e';
    await accept(inDays(3), { slots: { name, day: 'Sunday\nBEGIN:VALARM' } });
    await db.agent.update({ where: { id: agentId }, data: { name: 'Byrne, Sons; & Co\nMETHOD:CANCEL' } });
    const lines = await linesOf(await ask(await file()));
    expect(lines.filter((line) => /^(?:ATTENDEE|METHOD|BEGIN:VALARM)/.test(line))).toEqual([]);
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(lines).toContain('X-WR-CALNAME:Byrne\\, Sons\\; & Co METHOD:CANCEL');
    for (const line of (await (await ask(await file())).text()).split('\r\n'))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('is unknown with a wrong key, an old one, one of a member who has left, and of an agent that has ended', async () => {
    const { agentId, nora, file } = await makeDiary();
    const other = await makeDiary('other.example');
    const old = await file();
    expect((await ask(old)).status).toBe(200);
    await renewCalendarKey(agentId, nora.id);
    expect(await file()).not.toBe(old);
    expect(calendarUrl('x')).toMatch(/\/api\/diary\/x\.ics$/);
    for (const wrong of [old, 'x.ics', '.ics', `${'A'.repeat(43)}.ics`, old.slice(0, -4), `${agentId}.ics`])
      expect((await ask(wrong)).status, wrong).toBe(404);
    const mine = await file();
    await db.agentMember.deleteMany({ where: { userId: nora.id } });
    expect((await ask(mine)).status).toBe(404);
    const theirs = await other.file();
    expect((await ask(theirs)).status).toBe(200);
    await db.agent.updateMany({ data: { state: 'ended' } });
    expect((await ask(theirs)).status).toBe(404);
  });

  test('asks a client that asks all the time to wait, and others not', async () => {
    const { file } = await makeDiary();
    const other = await makeDiary('other.example');
    await ask(await file());
    await db.rateLimit.updateMany({ data: { points: policies.calendarByKey.points } });
    const limited = await ask(await file());
    expect([limited.status, Number(limited.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    expect((await ask(await other.file())).status).toBe(200);
  });
});

test('findDiary › has the days of the agent’s time zone, those without a date, and what was cancelled lately', async () => {
  const { agentId, accept } = await makeDiary();
  const now = new Date('2026-07-10T22:30:00Z');
  const agent = { id: agentId, timeZone: 'Europe/Dublin' };
  await accept(new Date('2026-07-10T22:59:00Z'));
  await accept(new Date('2026-07-10T23:00:00Z'));
  await accept(new Date('2026-07-09T12:00:00Z'));
  await accept(null);
  await accept(new Date('2026-07-12T12:00:00Z'), { state: 'cancelled', decidedAt: now });
  await accept(new Date('2026-07-12T12:00:00Z'), { state: 'requested' });
  const { days, undated, cancelled } = await findDiary(agent, { isPast: false }, now);
  expect(days.map(({ day, entries }) => [day, entries.length])).toEqual([
    ['2026-07-10', 1],
    ['2026-07-11', 1],
  ]);
  expect([undated.length, cancelled.length]).toEqual([1, 1]);
  expect((await findDiary(agent, { isPast: true }, now)).days.map(({ day }) => day)).toEqual(['2026-07-09']);
});
