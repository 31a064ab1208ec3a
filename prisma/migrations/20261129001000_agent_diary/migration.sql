-- AlterTable
ALTER TABLE "agent_members" ADD COLUMN     "diary_key" TEXT;

-- AlterTable
ALTER TABLE "agents" ADD COLUMN     "noted_week" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "customer_requests" ADD COLUMN     "is_whole_day" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE UNIQUE INDEX "agent_members_diary_key_key" ON "agent_members"("diary_key");
