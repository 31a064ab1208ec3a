// Before each file of integration tests, and before lib/env reads it: the address of the database of this worker.
process.env.DATABASE_URL = process.env[`DATABASE_URL_${process.env.VITEST_POOL_ID}`];
