// Before each file of unit tests.
import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

const { testPath = '' } = expect.getState();

// The files of a worker share their modules. Those that an earlier file has loaded would not see a mock, and later files would.
if (readFileSync(testPath, 'utf8').includes('vi.mock(')) {
  vi.resetModules();
  afterAll(() => void vi.resetModules());
}
