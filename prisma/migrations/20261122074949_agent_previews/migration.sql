-- CreateEnum
CREATE TYPE "reading_status" AS ENUM ('queued', 'running', 'done', 'failed');

-- CreateTable
CREATE TABLE "site_readings" (
    "id" UUID NOT NULL,
    "host_key" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "status" "reading_status" NOT NULL DEFAULT 'queued',
    "problem" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "greeting" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "site_readings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reading_pages" (
    "id" BIGSERIAL NOT NULL,
    "reading_id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "found" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "skipped" TEXT,
    "content" JSONB,

    CONSTRAINT "reading_pages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reading_reports" (
    "reading_id" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "content" JSONB NOT NULL,

    CONSTRAINT "reading_reports_pkey" PRIMARY KEY ("reading_id","subject")
);

-- CreateTable
CREATE TABLE "agent_previews" (
    "id" TEXT NOT NULL,
    "reading_id" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "visitor_key" TEXT NOT NULL,
    "questions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "agent_previews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "preview_counts" (
    "day" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "industry" TEXT NOT NULL,
    "intent" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "preview_counts_pkey" PRIMARY KEY ("day","event","industry","intent")
);

-- CreateIndex
CREATE INDEX "site_readings_host_key_created_at_idx" ON "site_readings"("host_key", "created_at");

-- CreateIndex
CREATE INDEX "site_readings_status_created_at_idx" ON "site_readings"("status", "created_at");

-- CreateIndex
CREATE INDEX "reading_pages_reading_id_id_idx" ON "reading_pages"("reading_id", "id");

-- CreateIndex
CREATE INDEX "agent_previews_reading_id_idx" ON "agent_previews"("reading_id");

-- CreateIndex
CREATE INDEX "agent_previews_visitor_key_idx" ON "agent_previews"("visitor_key");

-- CreateIndex
CREATE INDEX "agent_previews_expires_at_idx" ON "agent_previews"("expires_at");

-- AddForeignKey
ALTER TABLE "reading_pages" ADD CONSTRAINT "reading_pages_reading_id_fkey" FOREIGN KEY ("reading_id") REFERENCES "site_readings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reading_reports" ADD CONSTRAINT "reading_reports_reading_id_fkey" FOREIGN KEY ("reading_id") REFERENCES "site_readings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent_previews" ADD CONSTRAINT "agent_previews_reading_id_fkey" FOREIGN KEY ("reading_id") REFERENCES "site_readings"("id") ON DELETE CASCADE ON UPDATE CASCADE;
