/** Headers of a stream of server-sent events. The last one keeps nginx from buffering it. */
export const eventStreamHeaders = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'private, no-store',
  'X-Accel-Buffering': 'no',
};
