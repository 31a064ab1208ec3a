import { expect, test } from 'vitest';
import { videoOf } from '@/lib/blog/videos';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=x', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://player.vimeo.com/video/76979871?h=1', 'https://vimeo.com/76979871'],
  ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
])('videoOf › knows the video at %s', (url, href) => {
  expect(videoOf(url)?.href).toBe(href);
});

test.each([
  'https://www.youtube.com/@somebody',
  'https://www.youtube.com/watch?v=<script>',
  'https://youtube.com.example.ie/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/about',
  'youtu.be/dQw4w9WgXcQ',
  '',
])('videoOf › finds none at “%s”', (url) => {
  expect(videoOf(url)).toBeUndefined();
});
