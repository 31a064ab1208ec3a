import { EnvironmentError, readEnvironment } from '@/lib/env-schema';

try {
  readEnvironment(process.env);
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
