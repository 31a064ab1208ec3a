import { defineConfig } from 'prisma/config';

// The CLI would download an engine binary for its migrate commands. `prisma generate` needs none, and migrations are made with the
// WebAssembly engine (prisma/write-migration.mjs) and applied without it, so any executable will do here.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({ schema: 'prisma/schema.prisma' });
