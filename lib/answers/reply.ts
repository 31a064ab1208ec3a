const REPLY = /^(?:yes|yeah|no|absolutely|of course|certainly|definitely|sure|unfortunately|sorry)\b/i;

/** True for a line that replies to the question above it, `Yes, if they wish.`, and so need not repeat its words. */
export const isReply = (text: string): boolean => REPLY.test(text);
