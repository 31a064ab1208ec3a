export const dynamic = 'force-dynamic';

/** Liveness: 200 as long as this process responds, whatever the state of the database. */
export const GET = (): Response => Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
