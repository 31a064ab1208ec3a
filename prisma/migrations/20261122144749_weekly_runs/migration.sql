-- CreateTable
CREATE TABLE "run_schedules" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "run_id" UUID NOT NULL,
    "current_run_id" UUID,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "next_at" TIMESTAMPTZ(3) NOT NULL,
    "failures" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "run_schedules_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "run_differences" (
    "run_id" UUID NOT NULL,
    "content" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "run_differences_pkey" PRIMARY KEY ("run_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "run_schedules_run_id_key" ON "run_schedules"("run_id");

-- CreateIndex
CREATE UNIQUE INDEX "run_schedules_current_run_id_key" ON "run_schedules"("current_run_id");

-- CreateIndex
CREATE INDEX "run_schedules_user_id_idx" ON "run_schedules"("user_id");

-- CreateIndex
CREATE INDEX "run_schedules_next_at_idx" ON "run_schedules"("next_at");

-- AddForeignKey
ALTER TABLE "run_schedules" ADD CONSTRAINT "run_schedules_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "run_schedules" ADD CONSTRAINT "run_schedules_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "scraper_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "run_schedules" ADD CONSTRAINT "run_schedules_current_run_id_fkey" FOREIGN KEY ("current_run_id") REFERENCES "scraper_runs"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "run_differences" ADD CONSTRAINT "run_differences_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "scraper_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
