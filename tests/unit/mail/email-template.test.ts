import { expect, test } from 'vitest';
import { renderHtml, renderText } from '@/lib/mail/email-template';

const letter = {
  subject: 'Fish & <chips>',
  greeting: 'Hello <img src=x onerror=alert(1)>,',
  paragraphs: ['One more step.'],
  action: { label: 'Confirm "now"', url: 'https://example.ie/auth/confirm?token=a&b="><script>' },
  notes: ['It works once.'],
};

test('renderText › puts the URL on a separate line', () => {
  expect(renderText(letter, 'Super Employee')).toContain(`\n${letter.action.url}\n`);
});

test('renderHtml › escapes user input', () => {
  const html = renderHtml(letter, 'Super <b>Employee</b>\nEnnis');
  expect(html).not.toMatch(/<img|<script|<b>|<chips>/);
  expect(html).toContain('Hello &lt;img src=x onerror=alert(1)&gt;,');
  expect(html).toContain('href="https://example.ie/auth/confirm?token=a&amp;b=&quot;&gt;&lt;script&gt;"');
});

test('renderHtml › references no external resources', () => {
  expect(renderHtml(letter, 'Ennis')).not.toMatch(/<[^>]*\ssrc=|url\(|<link|@import/);
});
