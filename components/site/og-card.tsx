import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { env } from '@/lib/env';

const size = { width: 1200, height: 630 };
const fontFile = (family: string, file: string) =>
  readFile(join(process.cwd(), 'node_modules/@fontsource', family, 'files', file));

/** The Open Graph image, in the colours of the night shift. `label` is the small line above the title. */
export async function drawCard({ title, label }: { title: string; label: string }): Promise<ImageResponse> {
  const [display, text] = await Promise.all([
    fontFile('bricolage-grotesque', 'bricolage-grotesque-latin-700-normal.woff'),
    fontFile('source-sans-3', 'source-sans-3-latin-400-normal.woff'),
  ]);
  return new ImageResponse(
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '72px 80px',
        background: '#0f2a20',
        color: '#f7f3e8',
        fontFamily: 'Source Sans 3',
        borderBottom: '18px solid #efb23b',
      }}
    >
      <div style={{ display: 'flex', fontSize: 34, color: '#efb23b' }}>{label}</div>
      <div
        style={{
          display: 'flex',
          fontFamily: 'Bricolage Grotesque',
          fontSize: title.length > 60 ? 64 : 80,
          lineHeight: 1.08,
          letterSpacing: '-0.02em',
        }}
      >
        {title}
      </div>
      <div style={{ display: 'flex', fontSize: 34, color: '#b9c7bd' }}>{env.siteName}</div>
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
