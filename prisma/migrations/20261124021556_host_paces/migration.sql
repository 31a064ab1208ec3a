-- CreateTable
CREATE UNLOGGED TABLE "host_paces" (
    "host" TEXT NOT NULL,
    "next_at" TIMESTAMPTZ(3) NOT NULL,
    "delay_ms" INTEGER NOT NULL,

    CONSTRAINT "host_paces_pkey" PRIMARY KEY ("host")
);
