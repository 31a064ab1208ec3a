import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';

/** A position in a stack trace: a file of this machine, its line and column. */
const POSITION = /(file:\/\/\/[^\s()]+|\/[^\s():]+):(\d+):(\d+)/g;

/** The source map next to a built file; undefined when there is none. */
function readMap(file: string): SourceMap | undefined {
  const path = `${file.startsWith('file:') ? fileURLToPath(file) : file}.map`;
  if (!existsSync(/* turbopackIgnore: true */ path)) return undefined;
  return new SourceMap(JSON.parse(readFileSync(/* turbopackIgnore: true */ path, 'utf8')));
}

/** Positions in built files with those of the source: reading a map takes tens of milliseconds, and errors repeat. */
const known = new LRUCache<string, string>({ max: 1_000 });

function originOf(map: SourceMap | undefined, position: string, line: string, column: string): string {
  const origin = map?.findOrigin(Number(line), Number(column));
  return origin && 'fileName' in origin ? `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}` : position;
}

/**
 * A stack trace with lines of the source instead of those of built files. Node's `--enable-source-maps` does the same, but keeps
 * the maps of all loaded files in memory, 75 MB in a web server; here they are read when there is an error to report,
 * each position once.
 */
export function withSourcePositions(stack: string): string {
  const maps = new Map<string, SourceMap | undefined>();
  return stack.replaceAll(POSITION, (position, file: string, line: string, column: string) => {
    const cached = known.get(position);
    if (cached) return cached;
    let found = position;
    try {
      if (!maps.has(file)) maps.set(file, readMap(file));
      found = originOf(maps.get(file), position, line, column);
    } catch {
      // Reporting the error matters more than its lines.
    }
    known.set(position, found);
    return found;
  });
}
