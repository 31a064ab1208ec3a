-- AlterTable
ALTER TABLE "conversations" ADD COLUMN     "half_way_since" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "conversations_half_way_since_idx" ON "conversations"("half_way_since");
