-- Lists that grow become text, so that a version reads rows of the next one (docs/decisions/migrations.md).
ALTER TABLE "leads"
    ALTER COLUMN "status" DROP DEFAULT,
    ALTER COLUMN "kind" TYPE TEXT,
    ALTER COLUMN "status" TYPE TEXT,
    ALTER COLUMN "status" SET DEFAULT 'new',
    ADD CONSTRAINT "leads_kind_check" CHECK ("kind" IN ('free_trial', 'contact', 'consultation', 'demo', 'phone')),
    ADD CONSTRAINT "leads_status_check" CHECK ("status" IN ('new', 'contacted', 'won', 'lost'));

ALTER TABLE "lead_status_changes"
    ALTER COLUMN "from" TYPE TEXT,
    ALTER COLUMN "to" TYPE TEXT,
    ADD CONSTRAINT "lead_status_changes_from_check" CHECK ("from" IN ('new', 'contacted', 'won', 'lost')),
    ADD CONSTRAINT "lead_status_changes_to_check" CHECK ("to" IN ('new', 'contacted', 'won', 'lost'));

ALTER TABLE "email_tokens"
    ALTER COLUMN "purpose" TYPE TEXT,
    ADD CONSTRAINT "email_tokens_purpose_check" CHECK ("purpose" IN ('confirm', 'reset', 'undo'));

-- The version before writes CAST($1 AS "lead_kind") in its conditions.
CREATE CAST ("lead_kind" AS TEXT) WITH INOUT AS IMPLICIT;
CREATE CAST ("lead_status" AS TEXT) WITH INOUT AS IMPLICIT;
CREATE CAST ("email_token_purpose" AS TEXT) WITH INOUT AS IMPLICIT;
