-- AlterTable
ALTER TABLE "conversations" ADD COLUMN     "unanswered_since" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "conversations_unanswered_since_idx" ON "conversations"("unanswered_since");

-- CreateIndex
CREATE INDEX "customer_requests_agent_id_updated_at_idx" ON "customer_requests"("agent_id", "updated_at");
