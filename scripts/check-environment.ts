// Validates the settings and prints what is wrong with them. With --record, at the end of a build, it also writes down which
// settings its pages contain.
import { EnvironmentError, readEnvironment } from '@/lib/env-schema';
import { findStartProblems } from '@/lib/health/settings';
import { recordPageSettings } from '@/lib/page-settings';

if (process.argv.includes('--record')) {
  recordPageSettings(readEnvironment(process.env));
} else {
  const problems = findStartProblems(process.env);
  if (problems.length > 0) {
    console.error(new EnvironmentError(problems).message);
    process.exit(1);
  }
}
