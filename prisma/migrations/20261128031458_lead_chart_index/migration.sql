-- DropIndex
DROP INDEX "leads_is_spam_created_at_id_idx";

-- DropIndex
DROP INDEX "leads_is_spam_status_created_at_idx";

-- CreateIndex
CREATE INDEX "leads_is_spam_created_at_source_idx" ON "leads"("is_spam", "created_at" DESC, "source");

-- CreateIndex
CREATE INDEX "leads_is_spam_status_created_at_kind_idx" ON "leads"("is_spam", "status", "created_at" DESC, "kind");
