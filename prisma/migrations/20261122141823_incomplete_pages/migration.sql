-- AlterTable
ALTER TABLE "scraper_pages" ADD COLUMN     "incomplete" TEXT;
