export const dynamic = 'force-dynamic';

/** Says that this process answers. A process manager restarts it when this fails; the database has no part in it. */
export const GET = (): Response => Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
