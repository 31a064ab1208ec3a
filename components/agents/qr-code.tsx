import { qrPath } from '@/lib/agents/control/qr-code';

const svgOf = (size: number, path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;

/** A QR code, black on white in dark mode too, since not every reader knows the inverse. */
export function QrCode({ text, label, download }: { text: string; label: string; download: string }) {
  const { size, path } = qrPath(text);
  return (
    <div className="grid justify-items-start gap-2">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-48 rounded-sheet border border-line"
      >
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#000" d={path} />
      </svg>
      <a
        href={`data:image/svg+xml;base64,${Buffer.from(svgOf(size, path)).toString('base64')}`}
        download="qr-code.svg"
        className="link inline-block py-1 text-base"
      >
        {download}
      </a>
    </div>
  );
}
