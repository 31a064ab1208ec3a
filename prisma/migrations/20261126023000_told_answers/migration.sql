-- AlterTable
ALTER TABLE "agent_previews" ADD COLUMN     "told" JSONB NOT NULL DEFAULT '[]';
