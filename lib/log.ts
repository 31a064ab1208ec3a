import pino from 'pino';
import { env } from './env';

/** Structured log on standard output. No personal data goes in: ids and paths, never names, addresses or messages. */
export const log = pino({ level: env.logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
