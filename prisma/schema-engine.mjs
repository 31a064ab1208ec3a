// Prisma's schema engine in WebAssembly, without the native binary that the CLI would download. It compares a database with
// schema.prisma; migrations are applied without it (lib/migrations).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from '../scripts/support/run.mjs';

let loaded;

// One instance per process: a second one would corrupt the memory of the first.
function loadEngineModule() {
  loaded ??= instantiateEngineModule();
  return loaded;
}

async function instantiateEngineModule() {
  const require = createRequire(import.meta.url);
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const binary = join(dirname(require.resolve('@prisma/schema-engine-wasm/schema_engine_bg')), 'schema_engine_bg.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(binary), { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  /** @type {() => void} */ (instance.exports.__wbindgen_start)();
  return glue;
}

const INTERNAL_CHAR = 18;
const TEXT = 25;

/** The engine reads catalogue columns of the one-byte type "char", which the adapter rejects: they are passed as text, and their type is restored. */
function passInternalChars(connection, ColumnTypeEnum) {
  const performIO = connection.performIO.bind(connection);
  const queryRaw = connection.queryRaw.bind(connection);
  let isChar = [];
  connection.performIO = async (query) => {
    const result = await performIO(query);
    isChar = result.fields.map(({ dataTypeID }) => dataTypeID === INTERNAL_CHAR);
    for (const field of result.fields) if (field.dataTypeID === INTERNAL_CHAR) field.dataTypeID = TEXT;
    return result;
  };
  connection.queryRaw = async (query) => {
    const result = await queryRaw(query);
    result.columnTypes = result.columnTypes.map((type, i) => (isChar[i] ? ColumnTypeEnum.Character : type));
    return result;
  };
  return connection;
}

/** Prisma's schema engine, connected to a database. */
async function openSchemaEngine(connectionString, datamodels) {
  const { PrismaPg } = await import('@prisma/adapter-pg');
  const { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } = await import('@prisma/driver-adapter-utils');
  const { SchemaEngine } = await loadEngineModule();
  const factory = new PrismaPg({ connectionString });
  const connect = factory.connect.bind(factory);
  factory.connect = async () => passInternalChars(await connect(), ColumnTypeEnum);
  return SchemaEngine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(factory));
}

/** The SQL from the tables of a database to schema.prisma, or null if they match. */
export async function diffWithSchema(databaseUrl) {
  const path = join(ROOT, 'prisma/schema.prisma');
  const files = [{ path, content: readFileSync(path, 'utf8') }];
  const engine = await openSchemaEngine(
    databaseUrl,
    files.map((file) => [file.path, file.content]),
  );
  const { stdout } = await engine.diff({
    from: { tag: 'schemaDatasource', files, configDir: ROOT },
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: null,
    shadowDatabaseUrl: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  return !stdout || /^-- This is an empty migration/m.test(stdout) ? null : stdout;
}
