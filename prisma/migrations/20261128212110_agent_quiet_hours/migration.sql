-- AlterTable
ALTER TABLE "agents" ADD COLUMN     "quiet_from" INTEGER,
ADD COLUMN     "quiet_to" INTEGER;
