-- AlterTable
ALTER TABLE "leads" ADD COLUMN     "reported_at" TIMESTAMPTZ(3);
