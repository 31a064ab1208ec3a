import pino from 'pino';
import { env } from './env';

/** Structured log on standard output. No personal data goes in: ids and paths, never names, addresses or messages. */
export const log = pino({ level: env.logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });

/** The path of a request as it may be written down: without its query, and without the token of a mailed link. */
export const loggedPath = (url: string): string => (url.split('?', 1)[0] ?? '').replace(/\/[\w-]{40,}(?=\/|$)/g, '/…');
