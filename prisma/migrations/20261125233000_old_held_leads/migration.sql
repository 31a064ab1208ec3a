-- The first daily digest reports the leads that were held in the last week, not all since the site began.
UPDATE "leads" SET "reported_at" = now()
WHERE "is_spam" AND "reported_at" IS NULL AND "created_at" < now() - interval '7 days';
