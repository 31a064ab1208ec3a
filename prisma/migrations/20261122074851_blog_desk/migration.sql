-- AlterTable
ALTER TABLE "blog_posts" ADD COLUMN     "cover" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "cover_alt" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "deleted_at" TIMESTAMPTZ(3),
ADD COLUMN     "minutes" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "pending_version" INTEGER;

-- AlterTable
ALTER TABLE "post_revisions" ADD COLUMN     "cover" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "cover_alt" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "unpublished" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "images" (
    "hash" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "images_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "images_uploaded_at_hash_idx" ON "images"("uploaded_at" DESC, "hash");

-- As lib/blog/reading-time.ts counts: words of letters and digits, 200 a minute.
UPDATE "blog_posts" SET "minutes" = GREATEST(1, CEIL((
    SELECT count(*) FROM regexp_matches("content", '[A-Za-z0-9\u00C0-\u1FFF\u2C00-\uFFFF][A-Za-z0-9\u00C0-\u1FFF\u2C00-\uFFFF''’.,€%-]*', 'g')
) / 200.0))::int;

-- The pictures that posts have used so far.
INSERT INTO "images" ("hash", "width", "height")
SELECT DISTINCT ON (match[1]) match[1], match[2]::int, match[3]::int
FROM (SELECT "content" FROM "blog_posts" UNION ALL SELECT "content" FROM "post_revisions") AS texts,
    regexp_matches("content", '/images/([0-9a-f]{32})-(\d{1,5})x(\d{1,5})\.webp', 'g') AS match;
