-- CreateTable
CREATE TABLE "working_copies" (
    "id" UUID NOT NULL,
    "post_id" UUID,
    "version" INTEGER,
    "fields" JSONB NOT NULL,
    "seq" INTEGER NOT NULL,
    "holder" UUID NOT NULL,
    "saved_by" TEXT NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "working_copies_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "working_copies_post_id_key" ON "working_copies"("post_id");

-- CreateIndex
CREATE INDEX "working_copies_saved_by_idx" ON "working_copies"("saved_by");

-- AddForeignKey
ALTER TABLE "working_copies" ADD CONSTRAINT "working_copies_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "blog_posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
