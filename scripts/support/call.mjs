// Calls a function of another module of this folder (run.mjs, `callApart`).
const [module = '', name = '', argument] = process.argv.slice(2);
await (await import(`./${module}`))[name](argument);
