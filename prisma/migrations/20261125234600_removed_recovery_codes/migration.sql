-- AlterTable
ALTER TABLE "recovery_codes" ADD COLUMN     "removed_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "recovery_codes_removed_at_idx" ON "recovery_codes"("removed_at");
