-- AlterEnum
ALTER TYPE "email_token_purpose" ADD VALUE 'undo';

-- AlterTable
ALTER TABLE "recovery_codes" ADD COLUMN     "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "removed_passkeys" (
    "id" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[],
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),
    "removed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "removed_passkeys_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "removed_passkeys_user_id_idx" ON "removed_passkeys"("user_id");

-- CreateIndex
CREATE INDEX "removed_passkeys_removed_at_idx" ON "removed_passkeys"("removed_at");

-- AddForeignKey
ALTER TABLE "removed_passkeys" ADD CONSTRAINT "removed_passkeys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
