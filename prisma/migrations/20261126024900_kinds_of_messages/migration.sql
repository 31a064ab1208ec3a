-- AlterEnum
ALTER TYPE "lead_kind" ADD VALUE 'consultation';
ALTER TYPE "lead_kind" ADD VALUE 'demo';
ALTER TYPE "lead_kind" ADD VALUE 'phone';
