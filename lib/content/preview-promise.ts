/** What we promise about the reading of a website for an agent preview; lib/agents/policy.ts enforces it. */
export const previewPromise = {
  /** Pages that are read at most. */
  pages: 25,
  /** Seconds that the reading takes at most. */
  seconds: 12,
  /** Minutes after which all that was read is deleted. */
  minutes: 60,
  /** Minutes in which visitors who name the same website share what was read. */
  hostMinutes: 30,
} as const;
