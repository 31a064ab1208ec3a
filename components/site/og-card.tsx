import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { drawMarks } from '@/components/drawings/marks';
import { palette } from '@/components/drawings/palette';
import { portraits } from '@/components/drawings/portraits';
import type { Agent } from '@/lib/content/agents/agent';
import { env } from '@/lib/env';

export type CardContent = { title: string; label: string; image: Agent['image'] };

const size = { width: 1200, height: 630 };
const fontFile = (family: string, file: string) =>
  readFile(join(process.cwd(), 'node_modules/@fontsource', family, 'files', file));

/** The size of a title in pixels, so that up to 200 characters fit. */
const titleSize = (title: string) => (title.length > 110 ? 42 : title.length > 48 ? 54 : 68);

/**
 * The Open Graph image: the title on the green of the night shift, and a portrait on its tint. `label` is the small line above the
 * title.
 */
export async function drawCard({ title, label, image }: CardContent): Promise<ImageResponse> {
  const [display, text] = await Promise.all([
    fontFile('bricolage-grotesque', 'bricolage-grotesque-latin-700-normal.woff'),
    fontFile('source-sans-3', 'source-sans-3-latin-400-normal.woff'),
  ]);
  return new ImageResponse(
    <div style={{ width: '100%', height: '100%', display: 'flex', background: '#0f2a20', fontFamily: 'Source Sans 3' }}>
      <div
        style={{
          width: 740,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          padding: '64px 48px 60px 72px',
          color: palette.face,
        }}
      >
        <div style={{ display: 'flex', fontSize: 34, color: palette.marigold }}>{label}</div>
        <div
          style={{
            display: 'flex',
            fontFamily: 'Bricolage Grotesque',
            fontSize: titleSize(title),
            lineHeight: 1.1,
            letterSpacing: '-0.02em',
          }}
        >
          {title}
        </div>
        <div style={{ display: 'flex', fontSize: 34, color: '#b9c7bd' }}>{env.siteName}</div>
      </div>
      <div
        style={{
          width: 460,
          display: 'flex',
          alignItems: 'flex-end',
          justifyContent: 'center',
          overflow: 'hidden',
          background: palette[image.tint],
        }}
      >
        <svg aria-hidden="true" viewBox="0 0 120 100" width={460} height={383} style={{ flexShrink: 0 }}>
          {drawMarks(portraits[image.glyph])}
        </svg>
      </div>
    </div>,
    {
      ...size,
      fonts: [
        { name: 'Bricolage Grotesque', data: display, weight: 700 },
        { name: 'Source Sans 3', data: text, weight: 400 },
      ],
      headers: { 'Cache-Control': 'public, max-age=3600' },
    },
  );
}
