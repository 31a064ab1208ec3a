-- AlterTable
ALTER TABLE "agent_members" ADD COLUMN     "is_told" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "agents" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3),
ADD COLUMN     "ended_by" TEXT,
ADD COLUMN     "is_wordless" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "people_days" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "people_from" INTEGER,
ADD COLUMN     "people_to" INTEGER;

-- AlterTable
ALTER TABLE "audit_events" ADD COLUMN     "agent_id" UUID;

-- CreateTable
CREATE TABLE "agent_invitations" (
    "id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "token_hash" TEXT,
    "invited_by_id" UUID,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "agent_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "agent_reports" (
    "id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "agent_reports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "agent_invitations_token_hash_key" ON "agent_invitations"("token_hash");

-- CreateIndex
CREATE INDEX "agent_invitations_invited_by_id_idx" ON "agent_invitations"("invited_by_id");

-- CreateIndex
CREATE INDEX "agent_invitations_expires_at_idx" ON "agent_invitations"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "agent_invitations_agent_id_email_key" ON "agent_invitations"("agent_id", "email");

-- CreateIndex
CREATE INDEX "agent_reports_agent_id_created_at_idx" ON "agent_reports"("agent_id", "created_at");

-- CreateIndex
CREATE INDEX "audit_events_agent_id_at_idx" ON "audit_events"("agent_id", "at" DESC);

-- AddForeignKey
ALTER TABLE "agent_invitations" ADD CONSTRAINT "agent_invitations_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent_invitations" ADD CONSTRAINT "agent_invitations_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent_reports" ADD CONSTRAINT "agent_reports_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
