// The engine of `prisma migrate`, without the native binary that the CLI would download.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

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

// The engine reads catalogue columns of the one-byte type "char", which the adapter rejects: such columns are passed as text,
// and their type is restored afterwards.
const INTERNAL_CHAR = 18;
const TEXT = 25;

function createPool(pg, databaseUrl) {
  const charColumns = new WeakMap();
  class Pool extends pg.Pool {
    async query(...args) {
      const result = await super.query(...args);
      // A script of several statements has several results, which are not used.
      if (Array.isArray(result)) return result;
      charColumns.set(
        result.rows,
        result.fields.map((field) => field.dataTypeID === INTERNAL_CHAR),
      );
      for (const field of result.fields) if (field.dataTypeID === INTERNAL_CHAR) field.dataTypeID = TEXT;
      return result;
    }
  }
  return { pool: new /** @type {any} */ (Pool)({ connectionString: databaseUrl }), charColumns };
}

function catalogAdapter({ pool, charColumns }, PrismaPg, ColumnTypeEnum) {
  const factory = new PrismaPg(pool);
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const connection = await connect();
    const queryRaw = connection.queryRaw.bind(connection);
    connection.queryRaw = async (query) => {
      const result = await queryRaw(query);
      const isChar = charColumns.get(result.rows) ?? [];
      result.columnTypes = result.columnTypes.map((type, i) => (isChar[i] ? ColumnTypeEnum.Character : type));
      return result;
    };
    // The adapter would split a script at each semicolon, even inside a function body. Sent as one, it is atomic.
    connection.executeScript = async (script) => {
      await pool.query(script).catch((error) => connection.onError(error));
    };
    return connection;
  };
  // The adapter would run CREATE DATABASE for its shadow database, which the embedded database does not support; it uses the
  // given empty database.
  factory.connectToShadowDb = factory.connect;
  return factory;
}

/** Prisma's schema engine in its WebAssembly form, connected to a database; `close` ends its connections and locks. */
export async function openSchemaEngine(databaseUrl, datamodels) {
  const { PrismaPg } = await import('@prisma/adapter-pg');
  const { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } = await import('@prisma/driver-adapter-utils');
  const { default: pg } = await import('pg');
  const { SchemaEngine } = await loadEngineModule();
  const connections = createPool(pg, databaseUrl);
  const factory = catalogAdapter(connections, PrismaPg, ColumnTypeEnum);
  const engine = await SchemaEngine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(factory));
  return { engine, close: () => connections.pool.end() };
}
