import type { z } from 'zod';
import { withJson } from '@/lib/http/json-body';
import { routeHandler } from '@/lib/http/route-handler';
import { apiAdmin, apiUser } from './api-guard';
import type { CurrentUser } from './resolve-user';

type Answer = Response | Promise<Response>;

/** A maker of route handlers that only those reach whom the guard lets through: everybody else gets its response. */
const guardedBy =
  (guard: typeof apiUser) =>
  <R extends Request, A extends unknown[]>(handle: (request: R, user: CurrentUser, ...rest: A) => Answer) =>
    routeHandler(async (request: R, ...rest: A): Promise<Response> => {
      const guarded = await guard(request);
      return guarded.ok ? handle(request, guarded.user, ...rest) : guarded.response;
    });

/** A route handler for signed-in users, by session cookie or bearer token. */
export const userRoute = guardedBy((request) => apiUser(request));

/** A route handler for admins. */
export const adminRoute = guardedBy((request) => apiAdmin(request));

/**
 * A route handler for admins with a JSON body: rejects everybody else and every other body.
 * @param maxBytes of the body; 20,000 by default
 */
export const adminJson = <S extends z.ZodType>(
  schema: S,
  handle: (body: z.output<S>, admin: CurrentUser) => Answer,
  maxBytes?: number,
) => adminRoute((request, admin) => withJson(request, schema, (body) => handle(body, admin), maxBytes));
