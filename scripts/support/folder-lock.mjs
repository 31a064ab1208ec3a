import { mkdirSync, rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

const SETTLE_MS = 100;
const WINDOWS = process.platform === 'win32';

// A socket's path may have only about 100 characters and a folder's may have more, so it is named from inside the folder.
function inside(folder, work) {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return work();
  } finally {
    process.chdir(before);
  }
}

const socketName = (folder, name) =>
  WINDOWS ? `\\\\.\\pipe\\${join(folder, name).replaceAll(/[^\w]+/g, '-')}` : `${name}.lock`;

/** The process id that the owner of the lock answers with, or null when nobody answers. */
const askOwner = (folder, name) =>
  new Promise((resolve) => {
    let pid = '';
    const socket = inside(folder, () => connect(socketName(folder, name)));
    socket.on('data', (chunk) => {
      pid += chunk;
    });
    socket.on('end', () => resolve(pid));
    socket.on('error', () => resolve(null));
  });

/** True when this process listens now, false when there is a socket already. Throws what else goes wrong. */
const listen = (folder, name) =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => {}).end(String(process.pid)));
    server.on('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
    server.on('listening', () => {
      server.unref();
      resolve(true);
    });
    // The mode of a socket comes from the umask: other accounts of the machine need not connect.
    const umask = process.umask(0o077);
    inside(folder, () => server.listen(socketName(folder, name)));
    process.umask(umask);
  });

const inode = (path) => statSync(path, { throwIfNoEntry: false })?.ino;

/**
 * Takes a lock on a folder for as long as this process lives. The lock is a listening socket in the folder: the system
 * takes it away with its process, so that a kill -9 or a restarted machine leaves nothing that stands in the way.
 * @returns {Promise<string | null>} null when the lock is ours, else the process id of its owner
 */
export async function lockFolder(folder, name) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${name}.lock`);
  for (;;) {
    if (!(await listen(folder, name))) {
      const owner = await askOwner(folder, name);
      if (owner !== null) return owner;
      rmSync(path, { force: true });
      continue;
    }
    if (WINDOWS) return null;
    // Two that found the same dead socket could both have replaced it: the one whose socket is still there has the lock.
    const mine = inode(path);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    if (inode(path) === mine) return null;
  }
}
