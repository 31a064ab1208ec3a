import { type BrowserContextOptions, devices } from '@playwright/test';

/** The conditions that a page is loaded under. */
export interface Profile {
  name: string;
  /** From the request to the first byte of the response, at least. */
  latencyMs: number;
  kbitPerSecond: number;
  /** How many times slower than this machine the processor is. */
  cpuSlowdown: number;
  screen: BrowserContextOptions;
}

export const SLOW_LINE: Profile = {
  name: 'slow line',
  latencyMs: 300,
  kbitPerSecond: 700,
  cpuSlowdown: 1,
  screen: { viewport: { width: 1440, height: 900 } },
};

export const SLOW_PHONE: Profile = {
  name: 'slow phone',
  latencyMs: 150,
  kbitPerSecond: 1_600,
  cpuSlowdown: 4,
  screen: devices['Pixel 7'],
};
