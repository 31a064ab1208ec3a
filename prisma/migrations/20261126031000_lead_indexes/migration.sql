-- DropIndex
DROP INDEX "leads_is_spam_created_at_idx";

-- CreateIndex
CREATE INDEX "leads_is_spam_created_at_id_idx" ON "leads"("is_spam", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "leads_is_spam_name_created_at_idx" ON "leads"("is_spam", "name", "created_at" DESC);

-- As for posts: without pg_trgm, search reads the table.
DO $$
BEGIN
    CREATE INDEX "leads_search_text_idx" ON "leads" USING GIN ("search_text" gin_trgm_ops);
EXCEPTION
    WHEN undefined_object THEN
        RAISE NOTICE 'pg_trgm is not available: leads are searched without an index.';
END
$$;
