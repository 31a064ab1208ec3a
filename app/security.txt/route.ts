import { textResponse } from '@/lib/markdown-pages/markdown-response';
import { securityTxt } from '@/lib/seo/security-txt';

export const dynamic = 'force-dynamic';

/** security.txt. A rewrite (lib/routing.ts) serves it at /.well-known/security.txt (RFC 9116). */
export const GET = (request: Request): Response =>
  textResponse(request, securityTxt(), {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'public, max-age=86400',
  });
