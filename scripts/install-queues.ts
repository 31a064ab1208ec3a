import { env } from '@/lib/env';
import { installQueues } from '@/lib/jobs/install';

await installQueues(env.databaseUrl ?? '');
