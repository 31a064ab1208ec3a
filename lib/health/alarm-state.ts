import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import type { Prisma } from '@/lib/generated/prisma/client';
import { MINUTE_MS, SECOND_MS } from '@/lib/time';

/** How long a process that tells people about alarms may be silent before another one takes over. Longer than telling takes. */
const LEASE_MS = 2 * MINUTE_MS;
const LOCK_STALE_MS = 10 * SECOND_MS;

const announcedSchema = z.object({
  what: z.string(),
  remedy: z.string(),
  /** When it was first seen, and since when it is gone: Unix milliseconds. */
  since: z.number(),
  goneSince: z.number().optional(),
  /** Who has been told that it began: names of channels. */
  told: z.array(z.string()),
});
const stateSchema = z.record(z.string(), announcedSchema);

export type Announced = z.infer<typeof announcedSchema>;
/** The alarms that are on, or whose end somebody has to be told, by name. */
export type AlarmState = Record<string, Announced>;

const fileSchema = z.object({
  holder: z.string(),
  at: z.number(),
  state: stateSchema,
  /** Whether it was changed while the database could not be written to, so that the database has to learn it. */
  isAhead: z.boolean(),
});
type File = z.infer<typeof fileSchema>;

/** What was announced by this machine, for when the database is away. */
const path = () => resolve(env.dataDir, 'alarms.json');

let inMemory: File | undefined;

async function readState(): Promise<File | undefined> {
  if (inMemory) return inMemory;
  try {
    return fileSchema.parse(JSON.parse(await readFile(/*turbopackIgnore: true*/ path(), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Best effort: on a full disk, what this process has announced is kept in its memory. */
async function writeState(file: File): Promise<void> {
  inMemory = undefined;
  const part = join(/*turbopackIgnore: true*/ env.dataDir, `.alarms-${randomUUID()}`);
  try {
    await writeFile(part, JSON.stringify(file), { mode: 0o600 });
    await rename(part, path());
  } catch {
    inMemory = file;
    await rm(part, { force: true }).catch(() => undefined);
  }
}

/** Runs `work` while no other process of this machine does; undefined if one does. */
async function alone<T>(work: () => Promise<T>): Promise<T | undefined> {
  const lock = `${path()}.lock`;
  try {
    await mkdir(/*turbopackIgnore: true*/ lock);
  } catch (error) {
    // On a full disk nobody is kept out.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) return work();
    // Left by a process that was killed.
    const { mtimeMs } = await stat(lock).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > LOCK_STALE_MS) await rmdir(lock).catch(() => undefined);
    return undefined;
  }
  try {
    return await work();
  } finally {
    await rmdir(lock).catch(() => undefined);
  }
}

const json = (state: AlarmState) => state as unknown as Prisma.InputJsonObject;

async function claimRow(holder: string): Promise<AlarmState | undefined> {
  const [row] = await db.$queryRaw<{ state: unknown }[]>`
    INSERT INTO heartbeats (key, at, holder, state) VALUES ('alarms', now(), ${holder}, '{}')
    ON CONFLICT (key) DO UPDATE SET at = now(), holder = ${holder}
    WHERE heartbeats.holder = ${holder} OR heartbeats.at < now() - make_interval(secs => ${LEASE_MS / SECOND_MS})
    RETURNING state`;
  return row && stateSchema.catch({}).parse(row.state);
}

async function readRow(): Promise<AlarmState> {
  const row = await db.heartbeat.findUnique({ where: { key: 'alarms' }, select: { state: true } });
  return stateSchema.catch({}).parse(row?.state);
}

/** Writes what this machine has announced without the database into it. */
async function catchUp(file: File | undefined): Promise<void> {
  if (!file?.isAhead) return;
  await db.heartbeat.upsert({
    where: { key: 'alarms' },
    create: { key: 'alarms', holder: file.holder, state: json(file.state) },
    update: { state: json(file.state) },
  });
  await writeState({ ...file, isAhead: false });
}

/** The right of one process to tell people about alarms, and what has been told. */
export type AlarmLease = { state: AlarmState; save: (state: AlarmState) => Promise<void> };

async function claimInDatabase(holder: string): Promise<AlarmLease | undefined> {
  await catchUp(await readState());
  const state = await claimRow(holder);
  // All machines know it, so that none announces it again when the database goes away.
  const copy = state ?? (await readRow());
  await writeState({ holder, at: state ? Date.now() : 0, state: copy, isAhead: false });
  if (!state) return undefined;
  return {
    state,
    save: async (changed) => {
      // First where it needs nothing: an alarm may be that the database is away.
      await writeState({ holder, at: Date.now(), state: changed, isAhead: true });
      await db.heartbeat.updateMany({
        where: { key: 'alarms', holder },
        data: { state: json(changed), at: new Date() },
      });
      await writeState({ holder, at: Date.now(), state: changed, isAhead: false });
    },
  };
}

const isHeldByAnother = (file: File | undefined, holder: string): boolean =>
  file !== undefined && file.holder !== holder && Math.abs(Date.now() - file.at) < LEASE_MS;

async function claimOnMachine(holder: string): Promise<AlarmLease | undefined> {
  // Who has the right must not find the lock taken by one who only asks.
  if (isHeldByAnother(await readState(), holder)) return undefined;
  return alone(async () => {
    const file = await readState();
    if (isHeldByAnother(file, holder)) return undefined;
    const state = file?.state ?? {};
    await writeState({ holder, at: Date.now(), state, isAhead: file?.isAhead ?? false });
    return {
      state,
      save: (changed) => writeState({ holder, at: Date.now(), state: changed, isAhead: true }),
    };
  });
}

/**
 * Claims the right to tell people about alarms for two minutes: one process of all that share a database has it, and while the database cannot
 * be written to one of each machine. Undefined if another process has it.
 */
export async function claimAlarms(holder: string): Promise<AlarmLease | undefined> {
  try {
    return await claimInDatabase(holder);
  } catch {
    // The alarms say what is wrong with it.
    return claimOnMachine(holder);
  }
}

/** Gives the right back, so that another process takes over at once. */
export async function releaseAlarms(holder: string): Promise<void> {
  await db.heartbeat.updateMany({ where: { key: 'alarms', holder }, data: { at: new Date(0) } });
}
