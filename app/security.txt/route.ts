import { answerText } from '@/lib/machines/answer';
import { securityTxt } from '@/lib/site/security-txt';

export const dynamic = 'force-dynamic';

/** Where to report a weakness. A rewrite (lib/site/routing.ts) gives it the address of RFC 9116. */
export const GET = (request: Request): Response =>
  answerText(request, securityTxt(), {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'public, max-age=86400',
  });
