// Validates the settings and prints what is wrong with them.
import { EnvironmentError } from '@/lib/env-schema';
import { findStartProblems } from '@/lib/health/settings';

const problems = findStartProblems(process.env);
if (problems.length > 0) {
  console.error(new EnvironmentError(problems).message);
  process.exit(1);
}
