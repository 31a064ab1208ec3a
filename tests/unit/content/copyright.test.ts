import { expect, test } from 'vitest';
import { copyrightLine } from '@/lib/content/copyright';

test('copyrightLine › spans from 2025 to the current year', () => {
  expect(copyrightLine('X', new Date('2025-12-31T12:00:00Z'))).toBe('© 2025 X');
  expect(copyrightLine('X', new Date('2026-01-01T12:00:00Z'))).toBe('© 2025–2026 X');
});
