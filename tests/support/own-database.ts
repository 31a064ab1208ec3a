// Before each file of integration tests, and before lib/env reads it: sets the database URL of this worker.
process.env.DATABASE_URL = process.env[`DATABASE_URL_${process.env.VITEST_POOL_ID}`];
