// Preloaded into a web process: Date.now() runs five minutes ahead of the monotonic clock, as after a correction of the machine's clock.
const now = Date.now.bind(Date);
Date.now = () => now() + 300_000;
