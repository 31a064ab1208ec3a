-- CreateTable
CREATE TABLE "removed_members" (
    "agent_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "role" TEXT NOT NULL,
    "diary_key" TEXT,
    "is_told" BOOLEAN NOT NULL,
    "removed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "removed_members_pkey" PRIMARY KEY ("agent_id","user_id")
);

-- CreateIndex
CREATE INDEX "removed_members_user_id_idx" ON "removed_members"("user_id");

-- CreateIndex
CREATE INDEX "removed_members_removed_at_idx" ON "removed_members"("removed_at");

-- AddForeignKey
ALTER TABLE "removed_members" ADD CONSTRAINT "removed_members_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "removed_members" ADD CONSTRAINT "removed_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
