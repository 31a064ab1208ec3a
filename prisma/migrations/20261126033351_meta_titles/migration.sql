-- AlterTable
ALTER TABLE "blog_posts" ADD COLUMN     "meta_description" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "meta_title" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "social_image" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "post_revisions" ADD COLUMN     "meta_description" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "meta_title" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "social_image" TEXT NOT NULL DEFAULT '';
