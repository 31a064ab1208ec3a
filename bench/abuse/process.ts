import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** The id of the process on this machine that listens on a port (Linux); undefined if it cannot be determined. */
export function listenerOf(port: number): number | undefined {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const sockets = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => {
    try {
      return readFileSync(file, 'utf8').split('\n');
    } catch {
      return [];
    }
  });
  const inode = sockets
    .map((line) => line.trim().split(/\s+/))
    .find(([, local, , state]) => state === '0A' && local?.endsWith(`:${hex}`))?.[9];
  if (!inode) return undefined;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const folder = `/proc/${pid}/fd`;
      if (readdirSync(folder).some((fd) => readlinkSync(`${folder}/${fd}`) === `socket:[${inode}]`)) return Number(pid);
    } catch {
      // A process of another user, or one that has just exited.
    }
  }
  return undefined;
}

/** The memory of a process in MB; undefined if it cannot be read. */
export function memoryOf(pid: number | undefined): number | undefined {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
  } catch {
    return undefined;
  }
}
