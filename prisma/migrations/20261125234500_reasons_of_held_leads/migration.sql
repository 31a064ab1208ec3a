-- Reasons are those of leads that are held since they came in: leads that were released, or had their e-mails, keep none.
UPDATE "leads" SET "spam_reasons" = '{}'
WHERE "spam_reasons" <> '{}' AND (NOT "is_spam" OR "id" IN (SELECT "lead_id" FROM "mails"));
