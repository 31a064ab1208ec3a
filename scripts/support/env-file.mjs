import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Failure } from './cli-output.mjs';
import { ROOT } from './run.mjs';

/** Variables whose value may be in a file, named by the variable with `_FILE` appended, as container engines provide secrets. */
const SECRETS = [
  'DATABASE_URL',
  'NEXTAUTH_SECRET',
  'SMTP_URL',
  'LEADS_WEBHOOK_SECRET',
  'ALARMS_WEBHOOK_SECRET',
  'HEARTBEAT_URL',
  'FIRECRAWL_API_KEY',
  'ANSWERS_LLM_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'METRICS_TOKEN',
];

/** Reads the file of one secret into `env`. Returns a sentence if that is impossible. */
function readSecret(name, env) {
  const path = env[`${name}_FILE`];
  if (!path) return undefined;
  if (env[name]) return `Set ${name} or ${name}_FILE, not both.`;
  try {
    env[name] = readFileSync(resolve(ROOT, path), 'utf8').trim();
  } catch (error) {
    return `${name}_FILE must be the path of a file that this user can read (${error.code}).`;
  }
  return env[name] ? undefined : `${name}_FILE must be the path of a file with content.`;
}

/**
 * Sets each secret whose file is named. @throws Failure with one sentence per file that cannot be used
 * @param {Record<string, string | undefined>} env
 */
export function readSecretFiles(env = process.env) {
  const problems = SECRETS.map((name) => readSecret(name, env)).filter(Boolean);
  if (problems.length > 0) throw new Failure(problems.join('\n'));
  // The child processes inherit the values.
  for (const name of SECRETS) delete env[`${name}_FILE`];
}

const MODES = ['production', 'development', 'test'];

/**
 * @throws Failure if NODE_ENV is misspelt: the site would then be installed and built where it is only to be started
 * @param {Record<string, string | undefined>} env
 */
export function checkMode({ NODE_ENV } = process.env) {
  if (NODE_ENV && !MODES.includes(NODE_ENV))
    throw new Failure(`NODE_ENV must be one of ${MODES.join(', ')}, or not set.`);
}

/**
 * Loads .env, if there is one, and the files of secrets. Variables that are already set take precedence.
 * @throws Failure if a file cannot be read, or NODE_ENV is misspelt
 */
export function readEnvFile(path = join(ROOT, '.env')) {
  if (existsSync(path)) {
    try {
      // Node reports any file that it cannot load as missing (ENOENT).
      readFileSync(path);
      process.loadEnvFile(path);
    } catch (error) {
      throw new Failure(`This user cannot read the settings in ${path} (${error.code}).`);
    }
  }
  checkMode();
  readSecretFiles();
}
