import type { Middleware } from '@/lib/server/compose';
import type { NextHandler } from '@/lib/server/render';

/** Hands the development server its own requests: its files, the error overlay, and pages that live reload asks for again. */
export const developmentRequests =
  (next: NextHandler): Middleware =>
  ({ request, response, path }, forward) =>
    path.startsWith('/_next/') || path.startsWith('/__nextjs') || request.headers['next-hmr-refresh'] !== undefined
      ? next(request, response)
      : forward();
