-- AlterTable
ALTER TABLE "leads" ADD COLUMN     "due_on" DATE,
ADD COLUMN     "owner_id" UUID;

-- CreateIndex
CREATE INDEX "leads_due_on_idx" ON "leads"("due_on");

-- CreateIndex
CREATE INDEX "leads_owner_id_idx" ON "leads"("owner_id");

-- AddForeignKey
ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
