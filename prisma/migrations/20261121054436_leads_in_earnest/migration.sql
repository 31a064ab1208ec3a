-- DropIndex
DROP INDEX "leads_kind_status_created_at_idx";

-- AlterTable
ALTER TABLE "leads" ADD COLUMN     "anonymised_at" TIMESTAMPTZ(3),
ADD COLUMN     "campaign" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "is_spam" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "landing_page" TEXT,
ADD COLUMN     "referrer_host" TEXT,
ADD COLUMN     "search_text" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "source" TEXT NOT NULL DEFAULT 'direct',
ADD COLUMN     "spam_reasons" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "webhook_error" TEXT,
ADD COLUMN     "webhook_sent_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "lead_id" UUID;

-- CreateTable
CREATE TABLE "lead_notes" (
    "id" UUID NOT NULL,
    "lead_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lead_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lead_status_changes" (
    "id" UUID NOT NULL,
    "lead_id" UUID NOT NULL,
    "from" "lead_status" NOT NULL,
    "to" "lead_status" NOT NULL,
    "author" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "lead_status_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "unsubscribes" (
    "email" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "unsubscribes_pkey" PRIMARY KEY ("email")
);

-- CreateIndex
CREATE INDEX "lead_notes_lead_id_created_at_idx" ON "lead_notes"("lead_id", "created_at");

-- CreateIndex
CREATE INDEX "lead_status_changes_lead_id_at_idx" ON "lead_status_changes"("lead_id", "at");

-- CreateIndex
CREATE INDEX "leads_is_spam_created_at_idx" ON "leads"("is_spam", "created_at" DESC);

-- CreateIndex
CREATE INDEX "leads_is_spam_status_created_at_idx" ON "leads"("is_spam", "status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "leads_created_at_idx" ON "leads"("created_at");

-- CreateIndex
CREATE INDEX "mails_lead_id_idx" ON "mails"("lead_id");

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_status_changes" ADD CONSTRAINT "lead_status_changes_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE CASCADE ON UPDATE CASCADE;
