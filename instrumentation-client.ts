// Runs before any other script of the site. To find out whether it may compile validators, zod would call new Function, which
// the Content-Security-Policy blocks and the browser would report. The server still compiles them.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
