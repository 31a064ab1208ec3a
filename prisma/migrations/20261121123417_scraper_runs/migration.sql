-- CreateEnum
CREATE TYPE "run_status" AS ENUM ('queued', 'running', 'done', 'failed', 'cancelled');

-- CreateEnum
CREATE TYPE "run_kind" AS ENUM ('website', 'niche', 'premium');

-- CreateEnum
CREATE TYPE "address_state" AS ENUM ('waiting', 'taken', 'left_out');

-- CreateTable
CREATE TABLE "scraper_runs" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "run_kind" NOT NULL DEFAULT 'website',
    "subject" TEXT NOT NULL,
    "settings" JSONB NOT NULL,
    "status" "run_status" NOT NULL DEFAULT 'queued',
    "page_limit" INTEGER NOT NULL,
    "home" TEXT,
    "current_url" TEXT,
    "pages_taken" INTEGER NOT NULL DEFAULT 0,
    "pages_left_out" INTEGER NOT NULL DEFAULT 0,
    "addresses_met" INTEGER NOT NULL DEFAULT 0,
    "items_found" INTEGER NOT NULL DEFAULT 0,
    "problem" TEXT,
    "earlier_run_id" UUID,
    "lease_owner" TEXT,
    "lease_until" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "scraper_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "scraper_addresses" (
    "id" BIGSERIAL NOT NULL,
    "run_id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "depth" INTEGER NOT NULL,
    "rank" INTEGER NOT NULL,
    "state" "address_state" NOT NULL DEFAULT 'waiting',
    "reason" TEXT,
    "same_as" TEXT,

    CONSTRAINT "scraper_addresses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "scraper_pages" (
    "id" BIGSERIAL NOT NULL,
    "run_id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "description" TEXT,
    "text" TEXT NOT NULL,
    "markdown" TEXT NOT NULL,
    "headings" JSONB NOT NULL,
    "language" TEXT,
    "published" TEXT,
    "modified" TEXT,
    "facts" JSONB NOT NULL,
    "links" JSONB NOT NULL,
    "mark" JSONB NOT NULL,
    "etag" TEXT,
    "last_modified" TEXT,
    "is_unchanged" BOOLEAN NOT NULL DEFAULT false,
    "scraped_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "scraper_pages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "knowledge_items" (
    "id" BIGSERIAL NOT NULL,
    "run_id" UUID NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "category" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "score" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "knowledge_items_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "scraper_runs_user_id_created_at_idx" ON "scraper_runs"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "scraper_runs_status_lease_until_idx" ON "scraper_runs"("status", "lease_until");

-- CreateIndex
CREATE INDEX "scraper_addresses_run_id_state_id_idx" ON "scraper_addresses"("run_id", "state", "id");

-- CreateIndex
CREATE UNIQUE INDEX "scraper_addresses_run_id_url_key" ON "scraper_addresses"("run_id", "url");

-- CreateIndex
CREATE INDEX "scraper_pages_run_id_id_idx" ON "scraper_pages"("run_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "scraper_pages_run_id_url_key" ON "scraper_pages"("run_id", "url");

-- CreateIndex
CREATE INDEX "knowledge_items_run_id_position_id_idx" ON "knowledge_items"("run_id", "position", "id");

-- AddForeignKey
ALTER TABLE "scraper_runs" ADD CONSTRAINT "scraper_runs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scraper_addresses" ADD CONSTRAINT "scraper_addresses_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "scraper_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scraper_pages" ADD CONSTRAINT "scraper_pages_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "scraper_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "knowledge_items" ADD CONSTRAINT "knowledge_items_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "scraper_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
