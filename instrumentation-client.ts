// Runs before anything else of ours in the browser. zod would find out by new Function whether it may compile its checks; the
// Content-Security-Policy forbids that, and the browser would complain of each try. The server compiles as ever.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
