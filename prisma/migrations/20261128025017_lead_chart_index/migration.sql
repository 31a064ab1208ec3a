-- DropIndex
DROP INDEX "leads_is_spam_created_at_id_idx";

-- CreateIndex
CREATE INDEX "leads_is_spam_created_at_source_idx" ON "leads"("is_spam", "created_at" DESC, "source");
