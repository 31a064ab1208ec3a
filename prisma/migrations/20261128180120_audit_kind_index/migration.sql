-- CreateIndex
CREATE INDEX "audit_events_user_id_kind_at_idx" ON "audit_events"("user_id", "kind", "at");
