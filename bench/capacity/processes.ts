import { readdirSync, readFileSync } from 'node:fs';

/** What the processes of one kind have used: seconds of processor time so far, and megabytes of memory (PSS: shared pages in part). */
export type Usage = { cpu: number; megabytes: number };

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

const KINDS: readonly [kind: string, command: RegExp][] = [
  ['web server', /run-web\.mjs/],
  ['worker', /run-worker\.mjs/],
  ['embedded database', /scripts\/database\.mjs/],
  ['PostgreSQL', /^(postgres:|\S*\/postgres )/],
];

const read = (pid: string, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');

/** Fields of /proc/PID/stat after the name, which may contain anything: state, parent, … */
const statOf = (pid: string) => read(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];

function usageOf(pid: string): Usage {
  const stat = statOf(pid);
  const cpu = (Number(stat[11]) + Number(stat[12])) / TICKS_PER_SECOND;
  return { cpu, megabytes: Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) / 1_024 };
}

function kindOf(pid: string): string | undefined {
  const command = read(pid, 'cmdline').replaceAll('\0', ' ');
  const kind = KINDS.find(([, pattern]) => pattern.test(command))?.[0];
  return kind === 'PostgreSQL' || statOf(pid)[1] === String(process.pid) ? kind : undefined;
}

/** The processes that this one has started, by kind, and with `withPostgres` all of PostgreSQL's. Linux only. */
export function measureProcesses(withPostgres: boolean): Map<string, Usage> {
  const usages = new Map<string, Usage>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const kind = kindOf(pid);
      if (!kind || (kind === 'PostgreSQL' && !withPostgres)) continue;
      const { cpu, megabytes } = usageOf(pid);
      const sum = usages.get(kind) ?? { cpu: 0, megabytes: 0 };
      usages.set(kind, { cpu: sum.cpu + cpu, megabytes: sum.megabytes + megabytes });
    } catch {
      // A process that has exited meanwhile.
    }
  }
  const { user, system } = process.cpuUsage();
  return usages.set('visitors (not the site)', { cpu: (user + system) / 1e6, megabytes: 0 });
}
