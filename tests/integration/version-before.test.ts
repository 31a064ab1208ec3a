import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { hashToken, linkHours, newToken } from '@/lib/auth/account/email-tokens';
import { db, pool } from '@/lib/db';
import { type LeadSubmission, setLeadStatus, storeLead } from '@/lib/leads/commands';
import { leadFilterSchema } from '@/lib/leads/filter';
import { findLead, listLeads } from '@/lib/leads/queries';
import { leadKinds, leadStatuses } from '@/lib/leads/unions';
import { emptyTables } from '../support/empty-tables';

// While an upgrade is under way, and after a rollback, the version before runs on the database of this one. Version 0.2.0 has enums
// where this one has text: the statements below are those of its generated client.

beforeEach(emptyTables);

const form: LeadSubmission = {
  kind: 'contact',
  name: 'Gráinne Ní Cheallaigh',
  email: 'grainne@velo-repairs.example',
  consentVersion: 'contact-1',
  page: '/contact',
};

const kind = (place: number) => `CAST($${place}::text AS "public"."lead_kind")`;
const status = (place: number) => `CAST($${place}::text AS "public"."lead_status")`;
const purpose = (place: number) => `CAST($${place}::text AS "public"."email_token_purpose")`;

test('the version before › reads, filters, counts and groups leads that this one has written', async () => {
  const ids = await Promise.all(leadKinds.map((kind) => storeLead({ ...form, kind })));
  for (const [index, { id }] of ids.entries())
    await setLeadStatus(id, leadStatuses[index % leadStatuses.length] ?? 'lost', 'admin@superemployee.ie');
  const read = async (sql: string, values: unknown[]) => (await pool.query(sql, values)).rows;
  const listed = await read(
    `SELECT "id", "kind"::text, "status"::text FROM "public"."leads" WHERE "is_spam" = $1 ORDER BY "created_at" DESC`,
    [false],
  );
  expect(listed.map((row) => row.kind).sort()).toEqual([...leadKinds].sort());
  expect(
    await read(`SELECT "kind"::text FROM "public"."leads" WHERE ("kind" = ${kind(1)} AND "status" = ${status(2)})`, [
      'demo',
      'lost',
    ]),
  ).toEqual([{ kind: 'demo' }]);
  expect(
    await read(
      `SELECT "kind"::text FROM "public"."leads" WHERE "kind" IN (${kind(1)},${kind(2)}) AND "status" <> ${status(3)}`,
      ['phone', 'demo', 'lost'],
    ),
  ).toEqual([{ kind: 'phone' }]);
  expect(
    await read(
      `SELECT COUNT(*) AS count FROM (SELECT "id" FROM "public"."leads" WHERE "status" = ${status(1)} LIMIT $2) AS "sub"`,
      ['new', '10'],
    ),
  ).toEqual([{ count: '2' }]);
  expect(
    await read(
      `SELECT COUNT(*), "status"::text FROM "public"."leads" GROUP BY "status" HAVING "status" = ${status(1)}`,
      ['new'],
    ),
  ).toEqual([{ count: '2', status: 'new' }]);
});

test('the version before › writes leads, status changes and tokens that this one reads', async () => {
  const [id, change, token] = [randomUUID(), randomUUID(), newToken()];
  await pool.query(
    `INSERT INTO "public"."leads" ("id","kind","status","name","email","consent_version","consent_at","page","fingerprint","search_text","updated_at")
     VALUES ($1,${kind(2)},${status(3)},'Gráinne','grainne@velo-repairs.example','contact-1',now(),'/contact','','',now())`,
    [id, 'consultation', 'new'],
  );
  await pool.query(`UPDATE "public"."leads" SET "status" = ${status(1)} WHERE ("id" = $2 AND "kind" = ${kind(3)})`, [
    'won',
    id,
    'consultation',
  ]);
  await pool.query(
    `INSERT INTO "public"."lead_status_changes" ("id","lead_id","from","to","author") VALUES ($1,$2,${status(3)},${status(4)},'x')`,
    [change, id, 'new', 'won'],
  );
  expect((await listLeads(leadFilterSchema.parse({ kind: 'consultation', status: 'won' }))).leads).toHaveLength(1);
  expect((await findLead(id))?.statusChanges).toMatchObject([{ from: 'new', to: 'won' }]);
  const mailId = randomUUID();
  for (const purposeOfLink of Object.keys(linkHours))
    await pool.query(
      `INSERT INTO "public"."email_tokens" ("token_hash","purpose","mail_id","expires_at") VALUES ($1,${purpose(2)},$3,now())
       ON CONFLICT ("mail_id") DO UPDATE SET "purpose" = ${purpose(2)} WHERE ("public"."email_tokens"."mail_id" = $3 AND 1=1)`,
      [hashToken(token), purposeOfLink, mailId],
    );
  expect(await db.emailToken.findMany({ where: { purpose: 'undo' } })).toHaveLength(1);
  const deleted = await pool.query(`DELETE FROM "public"."email_tokens" WHERE "purpose" = ${purpose(1)}`, ['undo']);
  expect(deleted.rowCount).toBe(1);
});
