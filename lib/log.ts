import { format, stripVTControlCharacters } from 'node:util';
import pino from 'pino';
import { env } from './env';
import { withSourcePositions } from './source-positions';

/**
 * Escapes characters that JSON leaves unescaped but terminals and log viewers interpret: C1 control characters, Unicode line
 * separators and bidirectional controls. Prevents log injection.
 */
export const escapeControls = (line: string): string =>
  line.replaceAll(
    /[^\P{Cc}\n]|[\p{Zl}\p{Zp}\p{Bidi_Control}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * What is logged of an error: nothing that libraries attach to it beyond its code and Next's digest. pg attaches its connection,
 * with the key that cancels queries, and the values of a row (`detail`).
 */
export function describeThrown(thrown: unknown): unknown {
  // Anything can be thrown; only errors have a stack trace.
  if (!(thrown instanceof Error)) return thrown;
  const { type, message, stack, aggregateErrors } = pino.stdSerializers.err(thrown);
  const { code, digest } = thrown as { code?: unknown; digest?: unknown };
  const errors = (aggregateErrors as Error[] | undefined)?.map((error) => error.message);
  return { type, message, stack: withSourcePositions(stack), code, digest, errors };
}

const output = pino.destination(1);

/** Structured log on standard output. No personal data goes in: ids and paths, never names, addresses or messages. */
export const log = pino(
  {
    level: env.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: describeThrown,
    },
  },
  { write: (line) => void output.write(escapeControls(line)) },
);

const consoleLevels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** Turns console output of Next and other libraries into log lines, since libraries print input unescaped. */
export function logConsole(): void {
  for (const [method, level] of Object.entries(consoleLevels) as [keyof typeof consoleLevels, 'info'][]) {
    console[method] = (...args: unknown[]) => {
      const err = args.find((arg) => arg instanceof Error);
      const text = stripVTControlCharacters(format(...args.filter((arg) => arg !== err))).trim();
      log[level]({ source: 'console', err }, text);
    };
  }
}

/** The path of a request for the log: without its query and without tokens of mailed links. */
export const loggedPath = (url: string): string => (url.split('?', 1)[0] ?? '').replace(/\/[\w-]{40,}(?=\/|$)/g, '/…');
