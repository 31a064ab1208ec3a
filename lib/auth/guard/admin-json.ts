import type { z } from 'zod';
import { readJson } from '@/lib/http/json-body';
import { routeHandler } from '@/lib/http/route-handler';
import { apiAdmin } from './api-guard';
import type { CurrentUser } from './resolve-user';

/**
 * A route handler for admins with a JSON body: rejects everybody else and every other body.
 * @param maxBytes of the body; 20,000 by default
 */
export const adminJson = <S extends z.ZodType>(
  schema: S,
  handle: (body: z.output<S>, admin: CurrentUser) => Response | Promise<Response>,
  maxBytes?: number,
) =>
  routeHandler(async (request: Request): Promise<Response> => {
    const admin = await apiAdmin(request);
    if (!admin.ok) return admin.response;
    const read = await readJson(request, schema, maxBytes);
    return read.ok ? handle(read.value, admin.user) : read.response;
  });
