-- AlterTable
ALTER TABLE "heartbeats" ADD COLUMN     "holder" TEXT,
ADD COLUMN     "state" JSONB;
