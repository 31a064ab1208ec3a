import { expect, test } from 'vitest';
import { deviceName } from '@/lib/auth/account/device-name';

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome 140 on Linux',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge 140 on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari 26 on iPhone',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 'Firefox 143 on Android'],
  ['curl/8.5.0', 'curl'],
  ['node', 'node'],
  ['', 'Unknown program'],
  ['<script>alert(1)</script>', 'Unknown program'],
])('deviceName of %j is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
