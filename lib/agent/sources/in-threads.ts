import { LRUCache } from 'lru-cache';
import { OPEN_TASK, QUESTION_MS } from '@/lib/crawler/pool/limits';
import { type GuardedThreads, guardedThreads, TaskLimitError } from '@/lib/crawler/pool/pool';
import { createSpender, type Spender } from '@/lib/crawler/pool/turns';
import type { AnswerPage } from '@/lib/reader/answers/site/page';
import type { Knowledge } from '../knowledge';
import { type AskResult, type AskTask, charactersOf, type OpenTask } from './thread-tasks';

/** Where the pages come from that an agent answers from. */
export interface Source extends Pick<OpenTask, 'key' | 'version' | 'booking' | 'timeZone' | 'said'> {
  loadPages(): Promise<readonly AnswerPage[]>;
}

/** What is larger, or takes longer on the average of some questions or once, is heavy. */
const LIGHT = { characters: 80_000, lines: 1_000, ms: 50, onceMs: 150 };
const SOME = 4;
/** A thread may end, and forget its websites, between opening one and asking it. */
const MAX_ATTEMPTS = 4;

/** A thread with the websites that are being opened in it. */
interface Lane {
  threads: GuardedThreads;
  opening: Map<string, Promise<void>>;
  /** Resolves once the thread is ready for questions. */
  started?: Promise<void>;
  isReady: boolean;
}

interface Site {
  spender: Spender;
  isHeavy: boolean;
  /** How many of its questions in a row were ended, each of which ended a thread, and until when it rests for that. */
  ended: number;
  restsUntil: number;
}

/** Doubles with each question that is ended. */
const REST_MS = 1_000;
const MOST_ENDED = 6;

const isSlow = ({ spentMs, done }: Spender, lastMs: number): boolean =>
  lastMs > LIGHT.onceMs || (done > SOME && spentMs > LIGHT.ms * done);

interface Threads {
  /** Kept for the questions of light websites: nobody waits there for a heavy one. */
  light: Lane;
  heavy: Lane;
  sites: LRUCache<string, Site>;
}

const newLane = (): Lane => ({ threads: guardedThreads(1, true), opening: new Map(), isReady: false });

// Pages and route handlers are separate bundles of one process, which share the threads.
const shared = globalThis as typeof globalThis & { questionThreads?: Threads };
function threadsOfQuestions(): Threads {
  shared.questionThreads ??= { light: newLane(), heavy: newLane(), sites: new LRUCache({ max: 1_000 }) };
  return shared.questionThreads;
}

function start(lane: Lane): Promise<void> {
  lane.started ??= lane.threads
    .run<void>(createSpender(), 'startAgents', undefined, OPEN_TASK)
    .then(() => {
      lane.isReady = true;
    })
    .catch(() => {
      lane.started = undefined;
    });
  return lane.started;
}

/** Runs a task in a lane. A thread that was ended is replaced at once. */
async function run<R>(lane: Lane, spender: Spender, name: string, task: AskTask | OpenTask, ms: number): Promise<R> {
  await start(lane);
  try {
    return await lane.threads.run<R>(spender, name, task, { ms });
  } catch (error) {
    if (error instanceof TaskLimitError) {
      lane.isReady = false;
      lane.started = undefined;
      void start(lane);
    }
    throw error;
  }
}

/** Opens a website in a lane, once for all questions that wait for it. */
function open(lane: Lane, source: Source, pages: readonly AnswerPage[], spender: Spender): Promise<void> {
  const { key, version, booking, timeZone, said } = source;
  const name = `${key} ${version}`;
  const opening =
    lane.opening.get(name) ??
    run<void>(lane, spender, 'openAgent', { key, version, booking, timeZone, pages, said }, OPEN_TASK.ms).finally(() =>
      lane.opening.delete(name),
    );
  lane.opening.set(name, opening);
  return opening;
}

const isLarge = (pages: readonly AnswerPage[]): boolean =>
  charactersOf(pages) > LIGHT.characters || pages.reduce((sum, { blocks }) => sum + blocks.length, 0) > LIGHT.lines;

/** The thread that answers for a website. While that of light ones starts anew, the other one does. */
function laneOf({ light, heavy }: Threads, { isHeavy }: Site): Lane {
  return isHeavy || (light.started === undefined && heavy.isReady) ? heavy : light;
}

/**
 * What an agent knows, asked in threads that are kept for questions: the words of one question take 300 ms of CPU time together at most.
 * An index stays in the thread that answers for its website; one that was dropped there is built again from its pages.
 */
export function knowledgeInThreads(source: Source): Knowledge {
  const threads = threadsOfQuestions();
  // Our own pages are nobody's weapon.
  const isOthers = source.booking === 'booking';
  let leftMs = QUESTION_MS;

  async function siteOf(): Promise<Site> {
    const known = threads.sites.get(source.key);
    if (known) return known;
    const pages = await source.loadPages();
    const site = { spender: createSpender(), isHeavy: isOthers && isLarge(pages), ended: 0, restsUntil: 0 };
    threads.sites.set(source.key, site);
    await open(laneOf(threads, site), source, pages, createSpender());
    return site;
  }

  async function ask(method: keyof Knowledge, args: readonly unknown[]): Promise<unknown> {
    const site = await siteOf();
    if (site.restsUntil > performance.now()) throw new TaskLimitError('rest');
    const task: AskTask = { key: source.key, version: source.version, method, args };
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const lane = laneOf(threads, site);
      const result = await askIn(lane, site, task);
      if ('value' in result) return result.value;
      const pages = await source.loadPages();
      site.isHeavy ||= isOthers && isLarge(pages);
      await open(lane, source, pages, createSpender());
    }
    throw new TaskLimitError('openAgent');
  }

  async function askIn(lane: Lane, site: Site, task: AskTask): Promise<AskResult> {
    if (task.method === 'openGate') return run(lane, createSpender(), 'askAgent', task, OPEN_TASK.ms);
    const { spender } = site;
    const before = spender.spentMs;
    try {
      const result = await run<AskResult>(lane, spender, 'askAgent', task, Math.max(1, leftMs));
      site.ended = 0;
      return result;
    } catch (error) {
      if (error instanceof TaskLimitError) {
        site.ended = Math.min(MOST_ENDED, site.ended + 1);
        site.restsUntil = performance.now() + REST_MS * 2 ** site.ended;
      }
      throw error;
    } finally {
      const spent = spender.spentMs - before;
      leftMs -= spent;
      if (isOthers && isSlow(spender, spent)) site.isHeavy = true;
    }
  }

  const inThread =
    <M extends keyof Knowledge>(method: M) =>
    (...args: Parameters<Knowledge[M]>) =>
      ask(method, args) as ReturnType<Knowledge[M]>;
  /** The gate of a large website takes longer to open than a question may. */
  const behindGate =
    <M extends 'decide' | 'judge'>(method: M) =>
    async (...args: Parameters<Knowledge[M]>): Promise<Awaited<ReturnType<Knowledge[M]>>> => {
      await ask('openGate', []);
      return (await ask(method, args)) as Awaited<ReturnType<Knowledge[M]>>;
    };
  return {
    understand: inThread('understand'),
    answer: inThread('answer'),
    recall: inThread('recall'),
    contradiction: inThread('contradiction'),
    promptFor: inThread('promptFor'),
    areSame: inThread('areSame'),
    openGate: inThread('openGate'),
    openingHours: inThread('openingHours'),
    passages: inThread('passages'),
    decide: behindGate('decide'),
    judge: behindGate('judge'),
  };
}

/** Removes a website from the memory of this process. */
export async function dropKnowledge(key: string): Promise<void> {
  const { light, heavy, sites } = threadsOfQuestions();
  sites.delete(key);
  await Promise.all(
    [light, heavy].map(
      ({ threads, isReady }) => isReady && threads.run(createSpender(), 'dropAgent', key, { ms: QUESTION_MS }),
    ),
  );
}
