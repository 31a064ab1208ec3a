-- AlterTable
ALTER TABLE "leads" ADD COLUMN     "draft" JSONB,
ADD COLUMN     "phone" TEXT;

-- AlterTable
ALTER TABLE "agent_previews" ADD COLUMN     "lead_id" UUID;

-- CreateTable
CREATE TABLE "lead_answers" (
    "lead_id" UUID NOT NULL,
    "question" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lead_answers_pkey" PRIMARY KEY ("lead_id","question")
);

-- CreateIndex
CREATE INDEX "agent_previews_lead_id_idx" ON "agent_previews"("lead_id");

-- AddForeignKey
ALTER TABLE "lead_answers" ADD CONSTRAINT "lead_answers_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent_previews" ADD CONSTRAINT "agent_previews_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE SET NULL ON UPDATE CASCADE;
