-- AlterTable
ALTER TABLE "conversations" ADD COLUMN     "seen_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "site_readings" ADD COLUMN     "changes" JSONB,
ADD COLUMN     "facts" JSONB;

-- AlterTable
ALTER TABLE "taught_answers" ADD COLUMN     "conflict" JSONB;

-- CreateTable
CREATE TABLE "agent_facts" (
    "id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "verdict" TEXT NOT NULL,
    "heading" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL,
    "url" TEXT NOT NULL DEFAULT '',
    "correction" TEXT NOT NULL DEFAULT '',
    "said_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "agent_facts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "agent_facts_agent_id_created_at_idx" ON "agent_facts"("agent_id", "created_at");

-- CreateIndex
CREATE INDEX "agent_facts_said_by_id_idx" ON "agent_facts"("said_by_id");

-- AddForeignKey
ALTER TABLE "agent_facts" ADD CONSTRAINT "agent_facts_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent_facts" ADD CONSTRAINT "agent_facts_said_by_id_fkey" FOREIGN KEY ("said_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
