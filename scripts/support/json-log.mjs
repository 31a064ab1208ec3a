// The log of the scripts in production: one JSON object per line, in the format of lib/log.ts.
import { format, stripVTControlCharacters } from 'node:util';

/** The levels of pino. */
export const INFO = 30;
export const ERROR = 50;

let isOn = false;

/** Whether the output is a JSON log instead of text for people. */
export const isJsonLog = () => isOn;

/** @returns {string} a line of the log, with its line break */
export const logLine = (level, msg, fields = {}) =>
  `${JSON.stringify({ level, time: new Date().toISOString(), ...fields, msg: stripVTControlCharacters(msg).trim() })}\n`;

/** Turns everything that this process prints into log lines. */
export function startJsonLog() {
  isOn = true;
  for (const [method, level] of Object.entries({ log: INFO, info: INFO, warn: ERROR, error: ERROR }))
    console[method] = (...args) => process.stdout.write(logLine(level, format(...args)));
}

/**
 * Turns the output of another process into lines of the log: JSON stays as it is, and consecutive lines of anything else, such as
 * a stack trace, become one object.
 * @param {{ write: (line: string) => unknown }} target
 * @param {number} level of what is not JSON
 */
export function jsonLines(target, level) {
  let rest = '';
  const forward = (text) => {
    for (const [part] of text.matchAll(/(?:^\{.*\n)|(?:^(?!\{).*\n)+/gm)) {
      if (part.startsWith('{')) target.write(part);
      else if (part.trim()) target.write(logLine(level, part, { source: 'console' }));
    }
  };
  return {
    write(chunk) {
      rest += chunk;
      const end = rest.lastIndexOf('\n') + 1;
      forward(rest.slice(0, end));
      rest = rest.slice(end);
    },
    end() {
      if (rest) forward(`${rest}\n`);
      rest = '';
    },
  };
}
