-- AlterTable
ALTER TABLE "blog_posts" ADD COLUMN     "lang" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "post_revisions" ADD COLUMN     "lang" TEXT NOT NULL DEFAULT '';
