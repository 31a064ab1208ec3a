-- AlterTable
ALTER TABLE "scraper_pages" ADD COLUMN     "author" TEXT,
ADD COLUMN     "status" INTEGER;
