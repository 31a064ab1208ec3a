import { rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { createFolder } from './create-folder.mjs';

const SETTLE_MS = 100;
/** How long to wait for an owner that is shutting down. */
const RELEASE_MS = 3_000;
const WINDOWS = process.platform === 'win32';

// The path of a Unix socket is limited to about 100 characters, so it is relative to the folder.
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

/** The process id that the owner of the lock responds with, or null without a response. */
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

/** True if this process is listening now, false if there is a socket already. Other errors are thrown. */
const listen = (folder, name) =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => {}).end(String(process.pid)));
    server.on(
      'error',
      /** @param {NodeJS.ErrnoException} error */ (error) =>
        error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
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
 * Locks a folder for the lifetime of this process. The lock is a listening socket in the folder: the operating system closes
 * it with the process, so that a kill -9 or a reboot leaves no stale lock.
 * @returns {Promise<string | null>} null if this process holds the lock, otherwise the process id of its owner
 */
export async function lockFolder(folder, name) {
  createFolder(folder);
  const path = join(folder, `${name}.lock`);
  for (;;) {
    if (!(await listen(folder, name))) {
      const owner = await askOwner(folder, name);
      if (owner !== null) return owner;
      rmSync(path, { force: true });
      continue;
    }
    if (WINDOWS) return null;
    // Two processes that found the same stale socket could both have replaced it: the one whose socket still exists has the
    // lock.
    const mine = inode(path);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    if (inode(path) === mine) return null;
  }
}

/** Like `lockFolder`, but gives the owner three seconds to end. */
export async function awaitLock(folder, name) {
  const until = Date.now() + RELEASE_MS;
  for (;;) {
    const owner = await lockFolder(folder, name);
    if (owner === null || Date.now() > until) return owner;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
