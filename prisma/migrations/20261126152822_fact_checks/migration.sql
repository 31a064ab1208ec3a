-- CreateEnum
CREATE TYPE "fact_verdict" AS ENUM ('right', 'not_ours', 'corrected');

-- CreateTable
CREATE TABLE "fact_checks" (
    "user_id" UUID NOT NULL,
    "host" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "heading" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "verdict" "fact_verdict" NOT NULL,
    "correction" TEXT NOT NULL DEFAULT '',
    "checked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "fact_checks_pkey" PRIMARY KEY ("user_id","host","key")
);

-- AddForeignKey
ALTER TABLE "fact_checks" ADD CONSTRAINT "fact_checks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
