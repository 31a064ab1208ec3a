import { describe, expect, test } from 'vitest';
import {
  formatClockTime,
  primaryAction,
  publicationSentence,
  savedSentence,
  type stateOf,
} from '@/components/blog-admin/saving/publication';

const now = '2026-11-22T10:00';
const draft = { status: 'draft', publishedAt: '2026-11-20T08:30' } as const;
const ahead = { status: 'draft', publishedAt: '2026-11-27T08:30' } as const;
const saved = (live: Parameters<typeof stateOf>[0], hasChanges = false) => ({
  live: { slug: 'a', ...live },
  hasChanges,
});
const label = (...given: Parameters<typeof primaryAction>) =>
  Object.values(primaryAction(...given))
    .filter(Boolean)
    .join(' ');

test('formatClockTime keeps the Irish clock time, in winter and in summer', () => {
  expect(formatClockTime('2026-11-27T08:30')).toBe('Fri 27 Nov, 08:30');
  expect(formatClockTime('2026-07-03T23:59')).toBe('Fri 3 Jul, 23:59');
  expect(formatClockTime('')).toBe('');
});

describe('primaryAction', () => {
  test('publishes a draft', () => expect(label(undefined, draft, now)).toBe('Publish Now'));
  test('schedules a future date', () => expect(label(saved(draft), ahead, now)).toBe('Schedule for Fri 27 Nov, 08:30'));
  test('updates a public post', () => {
    const fields = { ...draft, status: 'published' } as const;
    expect(label(saved(fields), fields, now)).toBe('Update');
  });
});

describe('publicationSentence', () => {
  test('warns that a draft with a future date is not published', () => {
    expect(publicationSentence(saved(ahead), now)).toContain('will not be published on Fri 27 Nov, 08:30');
  });

  test('says when a scheduled post becomes public, and when one is', () => {
    expect(publicationSentence(saved({ ...ahead, status: 'published' }), now)).toBe(
      'It will be public on Fri 27 Nov, 08:30, Irish time.',
    );
    expect(publicationSentence(saved({ ...draft, status: 'published' }), now)).toBe('This post is public.');
  });
});

test('savedSentence says what the save has done', () => {
  const ofState = { ...draft, status: 'published' } as const;
  expect(savedSentence(saved({ ...ahead, status: 'published' }), now)).toBe(
    'Scheduled for Fri 27 Nov, 08:30, Irish time.',
  );
  expect(savedSentence(saved(ofState), now)).toBe('Published: visitors see it now.');
  expect(savedSentence(saved(ofState, true), now)).toContain('Visitors still see the published version');
  expect(savedSentence(saved(draft), now)).toBe('Draft saved: only admins see it.');
});
