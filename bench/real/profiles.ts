import { type BrowserContextOptions, devices } from '@playwright/test';

/** The network and CPU conditions of a page load. */
export interface Profile {
  name: string;
  /** Minimum latency from the request to the first byte of the response. */
  latencyMs: number;
  kbitPerSecond: number;
  /** CPU slowdown relative to this machine. */
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
