-- AlterTable
ALTER TABLE "agent_adoptions" ADD COLUMN     "sign_up_id" UUID;

-- AlterTable
ALTER TABLE "agents" ADD COLUMN     "notices" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "site_readings" ADD COLUMN     "agent_id" UUID;

-- CreateIndex
CREATE INDEX "agents_domain_idx" ON "agents"("domain");

-- CreateIndex
CREATE INDEX "site_readings_agent_id_created_at_idx" ON "site_readings"("agent_id", "created_at");
